import { and, eq } from "drizzle-orm";
import type { ProductRow } from "../../catalogue-api/product-row";
import { warnings, type Notice } from "../../kernel/messages";
import type { Sandbox } from "../../kernel/sandbox";
import { Refusal } from "../refusal";
import { cartLines, type CartLineRow, type CartRow } from "../tables";
import { warehouseIdOf } from "./current-cart";
import { goodsOf } from "./goods";
import { readLines, type Line } from "./read-lines";

/** Finds a line of this cart; throws for a line of another cart. */
export function findLine({ db }: Sandbox, cart: CartRow, itemId: number): CartLineRow {
  const row = db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.itemId, itemId), eq(cartLines.cartId, cart.cartId)))
    .get();
  if (!row) throw new Refusal("msg.cart.item.unknown");
  return row;
}

/** Fields of a line that a client may set besides its quantity. Absent fields stay unchanged. */
export type LineDetails = Partial<
  Pick<CartLineRow, "notes" | "acceptAlternatives" | "customWeight" | "searchParams" | "deliveryWarehouseId">
>;

/**
 * Adds an amount to a product's line in a cart, or creates the line, without checking the rules.
 * Returns the line's id.
 */
export function raiseLine(
  sandbox: Sandbox,
  cart: CartRow,
  stored: ProductRow,
  amount: number,
  options: string,
  details: LineDetails = {},
): number {
  const { db } = sandbox;
  const { cartId } = cart;
  const { productId } = stored;
  const same = and(
    eq(cartLines.cartId, cartId),
    eq(cartLines.productId, productId),
    eq(cartLines.options, options),
  );
  const there = db.select().from(cartLines).where(same).get();
  if (there) {
    db.update(cartLines)
      .set({ amount: there.amount + amount, ...details })
      .where(eq(cartLines.itemId, there.itemId))
      .run();
    return there.itemId;
  }
  const acceptedPrice = goodsOf(sandbox, stored, { warehouseId: warehouseIdOf(sandbox, cart) }).price;
  return db
    .insert(cartLines)
    .values({ cartId, productId, amount, options, acceptedPrice, acceptAlternatives: true, ...details })
    .returning({ itemId: cartLines.itemId })
    .get().itemId;
}

/** Throws the first reason why a touched line cannot be bought; returns the touched lines. */
export function refuseUnbuyable(sandbox: Sandbox, cart: CartRow, itemIds: Set<number>): Line[] {
  const touched = readLines(sandbox, cart, 1).filter(({ row }) => itemIds.has(row.itemId));
  for (const { warning } of touched) if (warning) throw new Refusal(warning);
  return touched;
}

const fewLeft = 3;

/** Returns a warning for each line whose product is nearly sold out after the line's share. */
export const lastPieces = (lines: Line[]): Notice[] =>
  lines.flatMap(({ rule, row, stored }) => {
    const left = rule.available - row.amount;
    return rule.by === "weight" || left > fewLeft ? [] : [warnings.lastPieces(stored.product.name, left)];
  });
