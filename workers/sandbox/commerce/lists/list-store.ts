import { and, eq } from "drizzle-orm";
import { productsByIds } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import type { WantedItem } from "../cart/add-items";
import { storedOptions } from "../cart/goods";
import { Refusal } from "../refusal";
import { wishlistLines, wishlists, type WishlistRow } from "../tables";

export type WishlistLineRow = typeof wishlistLines.$inferSelect;

/** A shopper's own list; somebody else's is unknown. */
export function ownList({ db }: Sandbox, userId: number, listId: number): WishlistRow {
  const row = db
    .select()
    .from(wishlists)
    .where(and(eq(wishlists.listId, listId), eq(wishlists.userId, userId)))
    .get();
  if (!row) throw new Refusal("msg.list.unknown");
  return row;
}

/** A list that may be changed: not one that is shared for reading. */
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

/** The favourites, unknown before the first one. */
export function favouritesOf(sandbox: Sandbox, userId: number): WishlistRow {
  const there = existingFavourites(sandbox, userId);
  if (!there) throw new Refusal("msg.list.unknown");
  return there;
}

/** The favourites: made when the first one is added. */
export function favourites(sandbox: Sandbox, userId: number): WishlistRow {
  const there = existingFavourites(sandbox, userId);
  if (there) return there;
  return sandbox.db
    .insert(wishlists)
    .values({ userId, name: "Preferiti", isDefault: true, grant: "WRITE" })
    .returning()
    .get();
}

/** A list's goods, to be put into a cart. Goods with options are left out: nobody has chosen them. */
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
