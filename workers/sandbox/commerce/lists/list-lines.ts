import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { productsByIds, type ProductRow } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import { goodsOf, pricedProduct } from "../cart/goods";
import { anyId } from "../input";
import { Refusal } from "../refusal";
import { readTarget, ruleOf, weightOf, wireQuantity } from "../rules/quantity";
import { wishlistLines, type WishlistRow } from "../tables";
import { favourites, linesOfList, writableList } from "./list-store";

const most = 200;
const item = z.object({
  itemId: anyId.optional(),
  productId: anyId.optional(),
  quantity: z.unknown().optional(),
  weight: z.unknown().optional(),
});
export const listChange = z.object({ wishlistId: anyId.optional(), items: z.array(item).max(most) });
type ListChange = z.infer<typeof listChange>;

function product(sandbox: Sandbox, productId: number | undefined): ProductRow {
  const stored = productId === undefined ? undefined : productsByIds(sandbox, [productId]).get(productId);
  if (!stored) throw new Refusal("msg.product.unknown");
  return stored;
}

/**
 * Returns the amount to store in a list: a valid one, by default the product's first amount.
 * Stock and minimum quantities are checked only in the cart.
 */
function amountOf(sandbox: Sandbox, stored: ProductRow, quantity: unknown): number {
  const rule = ruleOf(goodsOf(sandbox, stored));
  const amount = quantity === undefined ? rule.first : readTarget(rule, quantity);
  if (typeof amount === "string") throw new Refusal(amount);
  return amount;
}

function target(sandbox: Sandbox, userId: number, listId: number | undefined): WishlistRow {
  return listId === undefined ? favourites(sandbox, userId) : writableList(sandbox, userId, listId);
}

export function addToList(sandbox: Sandbox, userId: number, { wishlistId, items }: ListChange): WishlistRow {
  const list = target(sandbox, userId, wishlistId);
  for (const { productId, quantity } of items) {
    const stored = product(sandbox, productId);
    const amount = amountOf(sandbox, stored, quantity);
    if (amount === 0) throw new Refusal("msg.cart.quantity");
    sandbox.db
      .insert(wishlistLines)
      .values({ listId: list.listId, productId: stored.productId, amount })
      .onConflictDoUpdate({ target: [wishlistLines.listId, wishlistLines.productId], set: { amount } })
      .run();
  }
  return list;
}

function find(sandbox: Sandbox, list: WishlistRow, { itemId, productId }: ListChange["items"][number]) {
  const line = linesOfList(sandbox, list.listId).find((row) =>
    itemId === undefined ? row.productId === productId : row.itemId === itemId,
  );
  if (!line) throw new Refusal("msg.cart.item.unknown");
  return line;
}

export function updateList(sandbox: Sandbox, userId: number, { wishlistId, items }: ListChange): WishlistRow {
  const list = target(sandbox, userId, wishlistId);
  for (const asked of items) {
    const line = find(sandbox, list, asked);
    const amount = amountOf(sandbox, product(sandbox, line.productId), asked.quantity ?? asked.weight);
    const own = eq(wishlistLines.itemId, line.itemId);
    if (amount === 0) sandbox.db.delete(wishlistLines).where(own).run();
    else sandbox.db.update(wishlistLines).set({ amount }).where(own).run();
  }
  return list;
}

export function removeFromList(
  sandbox: Sandbox,
  userId: number,
  { wishlistId, items }: ListChange,
): WishlistRow {
  const list = target(sandbox, userId, wishlistId);
  for (const asked of items) {
    const { itemId } = find(sandbox, list, asked);
    sandbox.db
      .delete(wishlistLines)
      .where(and(eq(wishlistLines.itemId, itemId), eq(wishlistLines.listId, list.listId)))
      .run();
  }
  return list;
}

/** Returns a list as an entry in the overview of lists. */
export const listJson = (sandbox: Sandbox, list: WishlistRow) => ({
  listId: list.listId,
  name: list.name,
  size: linesOfList(sandbox, list.listId).length,
  default: list.isDefault || undefined,
  sharingData: { grant: list.grant },
});

/** Returns a list with its products at today's prices. */
export function listDetailJson(sandbox: Sandbox, list: WishlistRow) {
  const lines = linesOfList(sandbox, list.listId);
  const products = productsByIds(
    sandbox,
    lines.map((line) => line.productId),
  );
  const wishlistItems = lines.flatMap(({ itemId, productId, amount }) => {
    const stored = products.get(productId);
    if (!stored) return [];
    const rule = ruleOf(goodsOf(sandbox, stored));
    const weight = weightOf(rule, amount);
    const quantity = wireQuantity(rule, amount);
    return [
      {
        itemId,
        product: pricedProduct(sandbox, stored, {}),
        quantity,
        weight: weight === undefined ? undefined : weight / 1000,
      },
    ];
  });
  return { ...listJson(sandbox, list), wishlistItems };
}
