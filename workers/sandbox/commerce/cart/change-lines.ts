import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { productsByIds, type ProductRow } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import { Refusal } from "../refusal";
import { mostOf, readAmount, ruleOf } from "../rules/quantity";
import { cartLines, type CartLineRow, type CartRow } from "../tables";
import { warehouseIdOf } from "./current-cart";
import { goodsOf, storedOptions } from "./goods";
import type { additions, lineInfos, removals, settings } from "./line-input";
import { readLines } from "./read-lines";

function find({ db }: Sandbox, cart: CartRow, itemId: number): CartLineRow {
  const row = db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.itemId, itemId), eq(cartLines.cartId, cart.cartId)))
    .get();
  if (!row) throw new Refusal("msg.cart.item.unknown");
  return row;
}

function refuseUnbuyable(sandbox: Sandbox, cart: CartRow, itemIds: Set<number>): void {
  for (const line of readLines(sandbox, cart, 1)) {
    if (line.warning && itemIds.has(line.row.itemId)) throw new Refusal(line.warning);
  }
}

type Extras = { notes?: string; acceptAlternatives?: boolean };

/** Adds to the line of a product in a cart, or makes one, without checking the rules; returns the line's id. */
function raiseLine(
  sandbox: Sandbox,
  cart: CartRow,
  stored: ProductRow,
  amount: number,
  options: string,
  extras: Extras,
): number {
  const { db } = sandbox;
  const same = and(
    eq(cartLines.cartId, cart.cartId),
    eq(cartLines.productId, stored.productId),
    eq(cartLines.options, options),
  );
  const there = db.select().from(cartLines).where(same).get();
  if (there) {
    db.update(cartLines)
      .set({ amount: there.amount + amount, ...extras })
      .where(eq(cartLines.itemId, there.itemId))
      .run();
    return there.itemId;
  }
  const acceptedPrice = goodsOf(sandbox, stored, { warehouseId: warehouseIdOf(sandbox, cart) }).price;
  const line = {
    cartId: cart.cartId,
    productId: stored.productId,
    amount,
    options,
    acceptedPrice,
    acceptAlternatives: true,
    ...extras,
  };
  return db.insert(cartLines).values(line).returning({ itemId: cartLines.itemId }).get().itemId;
}

/** `cart/add`: all of it or nothing. */
export function addItems(
  sandbox: Sandbox,
  cart: CartRow,
  { items, infos: asked }: z.infer<typeof additions>,
): void {
  const products = productsByIds(
    sandbox,
    items.map((item) => item.productId),
  );
  const extras: Extras = {
    ...(asked?.notes === undefined ? {} : { notes: asked.notes }),
    ...(asked?.accept_alternatives === undefined ? {} : { acceptAlternatives: asked.accept_alternatives }),
  };
  const touched = new Set<number>();
  for (const item of items) {
    const stored = products.get(item.productId);
    if (!stored) throw new Refusal("msg.product.unknown");
    const amount = readAmount(ruleOf(goodsOf(sandbox, stored)), item.quantity);
    if (typeof amount === "string") throw new Refusal(amount);
    if (amount === 0) throw new Refusal("msg.cart.quantity");
    const options = storedOptions(stored, item.options ?? {});
    if (options === undefined) throw new Refusal("msg.product.options");
    touched.add(raiseLine(sandbox, cart, stored, amount, options, extras));
  }
  refuseUnbuyable(sandbox, cart, touched);
}

/** `cart/update`: sets amounts; 0 removes. All of it or nothing. */
export function setItems(sandbox: Sandbox, cart: CartRow, { items }: z.infer<typeof settings>): void {
  const touched = new Set<number>();
  for (const { itemId, quantity } of items) {
    const row = find(sandbox, cart, itemId);
    const stored = productsByIds(sandbox, [row.productId]).get(row.productId);
    if (!stored) throw new Refusal("msg.product.unknown");
    const amount = readAmount(ruleOf(goodsOf(sandbox, stored)), quantity);
    if (typeof amount === "string") throw new Refusal(amount);
    if (amount === 0) sandbox.db.delete(cartLines).where(eq(cartLines.itemId, itemId)).run();
    else sandbox.db.update(cartLines).set({ amount }).where(eq(cartLines.itemId, itemId)).run();
    touched.add(itemId);
  }
  refuseUnbuyable(sandbox, cart, touched);
}

export function removeItems(sandbox: Sandbox, cart: CartRow, { items }: z.infer<typeof removals>): void {
  for (const { itemId } of items) {
    find(sandbox, cart, itemId);
    sandbox.db.delete(cartLines).where(eq(cartLines.itemId, itemId)).run();
  }
}

export function setLineInfos(sandbox: Sandbox, cart: CartRow, { items }: z.infer<typeof lineInfos>): void {
  for (const { itemId, infos: asked } of items) {
    const row = find(sandbox, cart, itemId);
    const notes = asked.notes ?? row.notes;
    const acceptAlternatives = asked.accept_alternatives ?? row.acceptAlternatives;
    sandbox.db.update(cartLines).set({ notes, acceptAlternatives }).where(eq(cartLines.itemId, itemId)).run();
  }
}

export type WantedItem = { productId: number; amount: number; options: string };

/** Adds what can still be bought of an old order or a list, less of it where less is allowed. Returns false when nothing could be added. */
export function addWhatIsAvailable(sandbox: Sandbox, cart: CartRow, items: WantedItem[]): boolean {
  const products = productsByIds(
    sandbox,
    items.map((item) => item.productId),
  );
  let added = false;
  for (const { productId, amount, options } of items) {
    const stored = products.get(productId);
    if (!stored) continue;
    const inCart = readLines(sandbox, cart, 1).filter((line) => line.row.productId === productId);
    const already = inCart.reduce((sum, line) => sum + line.row.amount, 0);
    const wanted = Math.min(amount, mostOf(ruleOf(goodsOf(sandbox, stored))) - already);
    added = (wanted > 0 && tryToAdd(sandbox, cart, stored, wanted, options)) || added;
  }
  return added;
}

function tryToAdd(
  sandbox: Sandbox,
  cart: CartRow,
  stored: ProductRow,
  amount: number,
  options: string,
): boolean {
  try {
    sandbox.transaction(() =>
      refuseUnbuyable(sandbox, cart, new Set([raiseLine(sandbox, cart, stored, amount, options, {})])),
    );
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
