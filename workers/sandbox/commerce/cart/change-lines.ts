import { eq } from "drizzle-orm";
import type * as z from "zod";
import { productsByIds } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import { Refusal, type Notices } from "../refusal";
import { readTarget, ruleOf } from "../rules/quantity";
import { cartLines, type CartRow } from "../tables";
import { detailsOf } from "./add-items";
import { goodsOf } from "./goods";
import { findLine, lastPieces, refuseUnbuyable } from "./line";
import type { lineInfos, removals, settings } from "./line-input";

/** `cart/update`: sets quantities, 0 removes a line. Changes all lines or rejects the call. */
export function setItems(
  sandbox: Sandbox,
  cart: CartRow,
  { items }: z.infer<typeof settings>,
  notices: Notices,
): void {
  const touched = new Set<number>();
  for (const { itemId, quantity, searchParams } of items) {
    const row = findLine(sandbox, cart, itemId);
    const stored = productsByIds(sandbox, [row.productId]).get(row.productId);
    if (!stored) throw new Refusal("msg.product.unknown");
    const amount = readTarget(ruleOf(goodsOf(sandbox, stored)), quantity);
    if (typeof amount === "string") throw new Refusal(amount);
    if (amount === 0) remove(sandbox, itemId);
    else
      sandbox.db
        .update(cartLines)
        .set({ amount, ...(searchParams === undefined ? {} : { searchParams }) })
        .where(eq(cartLines.itemId, itemId))
        .run();
    touched.add(itemId);
  }
  notices.warnings.push(...lastPieces(refuseUnbuyable(sandbox, cart, touched)));
}

/** `cart/delete`: removes all given lines or rejects the call. */
export function removeItems(sandbox: Sandbox, cart: CartRow, { items }: z.infer<typeof removals>): void {
  for (const { itemId } of items) {
    findLine(sandbox, cart, itemId);
    remove(sandbox, itemId);
  }
}

function remove({ db }: Sandbox, itemId: number): void {
  db.delete(cartLines).where(eq(cartLines.itemId, itemId)).run();
}

/** `cart/update-infos`: sets note, substitutes and cut of lines. Absent fields stay unchanged. */
export function setLineInfos(sandbox: Sandbox, cart: CartRow, { items }: z.infer<typeof lineInfos>): void {
  for (const { itemId, infos } of items) {
    const { notes, acceptAlternatives, customWeight } = findLine(sandbox, cart, itemId);
    sandbox.db
      .update(cartLines)
      .set({ notes, acceptAlternatives, customWeight, ...detailsOf(infos) })
      .where(eq(cartLines.itemId, itemId))
      .run();
  }
}
