import type * as z from "zod";
import { productIdOfWpId, productsByIds, type ProductRow } from "../../catalogue-api/product-row";
import { warnings } from "../../kernel/messages";
import type { Sandbox } from "../../kernel/sandbox";
import { noteWithin } from "../note-length";
import { Refusal, type Notices } from "../refusal";
import { mostOf, readAmount, ruleOf } from "../rules/quantity";
import type { CartRow } from "../tables";
import { goodsOf, storedOptions } from "./goods";
import { lastPieces, raiseLine, refuseUnbuyable, type LineDetails } from "./line";
import type { additions, lineInfo } from "./line-input";
import { readLines } from "./read-lines";

/** Converts the wire's infos of a line. */
export const detailsOf = (infos: z.infer<typeof lineInfo> = {}): LineDetails => ({
  ...(infos.notes === undefined ? {} : { notes: noteWithin(infos.notes) }),
  ...(infos.accept_alternatives === undefined ? {} : { acceptAlternatives: infos.accept_alternatives }),
  ...(infos.customWeight === undefined ? {} : { customWeight: infos.customWeight }),
});

/** `cart/add`: adds all items or rejects the call. */
export function addItems(
  sandbox: Sandbox,
  cart: CartRow,
  { items, infos }: z.infer<typeof additions>,
  notices: Notices,
): void {
  const asked = items.map((item) => ({
    ...item,
    productId: item.useWpId ? productIdOfWpId(item.productId) : item.productId,
  }));
  const products = productsByIds(
    sandbox,
    asked.map((item) => item.productId),
  );
  const warehouseIds = sandbox.tenant.warehouses.map(({ warehouseId }) => warehouseId);
  const touched = new Set<number>();
  for (const item of asked) {
    const stored = products.get(item.productId);
    if (!stored) throw new Refusal("msg.product.unknown");
    const amount = readAmount(ruleOf(goodsOf(sandbox, stored)), item.quantity);
    if (typeof amount === "string") throw new Refusal(amount);
    if (amount === 0) throw new Refusal("msg.cart.quantity");
    const options = storedOptions(stored, item.options ?? {});
    if (options === undefined) throw new Refusal("msg.product.options");
    const { searchParams, deliveryWarehouseId } = item;
    const known = deliveryWarehouseId !== undefined && warehouseIds.includes(deliveryWarehouseId);
    const details = {
      ...detailsOf(infos),
      ...(searchParams === undefined ? {} : { searchParams }),
      ...(known ? { deliveryWarehouseId } : {}),
    };
    touched.add(raiseLine(sandbox, cart, stored, amount, options, details));
  }
  notices.warnings.push(...lastPieces(refuseUnbuyable(sandbox, cart, touched)));
}

export type WantedItem = { productId: number; amount: number; options: string };

/**
 * Adds the available products of an old order or a list, in smaller quantities if allowed, and
 * warns of omitted ones.
 * Rejects the call if no product is available.
 */
export function addWhatIsAvailable(
  sandbox: Sandbox,
  cart: CartRow,
  items: WantedItem[],
  notices: Notices,
): void {
  const products = productsByIds(
    sandbox,
    items.map((item) => item.productId),
  );
  const leftOut: string[] = [];
  for (const { productId, amount, options } of items) {
    const stored = products.get(productId);
    if (!stored) continue;
    const inCart = readLines(sandbox, cart, 1).filter((line) => line.row.productId === productId);
    const already = inCart.reduce((sum, line) => sum + line.row.amount, 0);
    const wanted = Math.min(amount, mostOf(ruleOf(goodsOf(sandbox, stored))) - already);
    const added = wanted > 0 && tryToAdd(sandbox, cart, stored, wanted, options);
    if (!added) leftOut.push(stored.product.name);
  }
  if (leftOut.length === items.length) throw new Refusal("msg.cart.availability.errors");
  if (leftOut.length > 0) notices.warnings.push(warnings.leftOut(leftOut));
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
      refuseUnbuyable(sandbox, cart, new Set([raiseLine(sandbox, cart, stored, amount, options)])),
    );
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
