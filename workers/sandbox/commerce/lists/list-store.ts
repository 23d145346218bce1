import { and, eq } from "drizzle-orm";
import { productsByIds } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import type { WantedItem } from "../cart/add-items";
import { storedOptions } from "../cart/goods";
import { Refusal } from "../refusal";
import { wishlistLines, wishlists, type WishlistRow } from "../tables";

export type WishlistLineRow = typeof wishlistLines.$inferSelect;

/** Returns a shopper's own list; throws for another shopper's. */
export function ownList({ db }: Sandbox, userId: number, listId: number): WishlistRow {
  const row = db
    .select()
    .from(wishlists)
    .where(and(eq(wishlists.listId, listId), eq(wishlists.userId, userId)))
    .get();
  if (!row) throw new Refusal("msg.list.unknown");
  return row;
}

/** Returns a list that may be changed; throws for a list shared for reading. */
export function writableList(sandbox: Sandbox, userId: number, listId: number): WishlistRow {
  const list = ownList(sandbox, userId, listId);
  if (list.grant === "READ") throw new Refusal("msg.list.readOnly");
  return list;
}

export const listsOf = ({ db }: Sandbox, userId: number): WishlistRow[] =>
  db.select().from(wishlists).where(eq(wishlists.userId, userId)).orderBy(wishlists.listId).all();

export const linesOfList = ({ db }: Sandbox, listId: number): WishlistLineRow[] =>
  db.select().from(wishlistLines).where(eq(wishlistLines.listId, listId)).orderBy(wishlistLines.itemId).all();

const existingFavourites = (sandbox: Sandbox, userId: number): WishlistRow | undefined =>
  listsOf(sandbox, userId).find((list) => list.isDefault);

/** Returns the favourites; throws before the first favourite. */
export function favouritesOf(sandbox: Sandbox, userId: number): WishlistRow {
  const there = existingFavourites(sandbox, userId);
  if (!there) throw new Refusal("msg.list.unknown");
  return there;
}

/** Returns the favourites, created with the first favourite. */
export function favourites(sandbox: Sandbox, userId: number): WishlistRow {
  const there = existingFavourites(sandbox, userId);
  if (there) return there;
  return sandbox.db
    .insert(wishlists)
    .values({ userId, name: "Preferiti", isDefault: true, grant: "WRITE" })
    .returning()
    .get();
}

/**
 * Returns a list's products for a cart. Omits products with options, because a list stores no
 * choice.
 */
export function itemsOfList(sandbox: Sandbox, userId: number, listId: number): WantedItem[] {
  const lines = linesOfList(sandbox, ownList(sandbox, userId, listId).listId);
  const products = productsByIds(
    sandbox,
    lines.map((line) => line.productId),
  );
  return lines.flatMap(({ productId, amount }) => {
    const stored = products.get(productId);
    const options = stored && storedOptions(stored, {});
    return options === undefined ? [] : [{ productId, amount, options }];
  });
}
