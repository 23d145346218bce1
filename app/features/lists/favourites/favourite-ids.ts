import { isEbsnError } from "~/ebsn/errors";
import type { Shop } from "~/platform/shop";

/** Which products are favourites, for the hearts: one call, only for a shopper who is signed in, never cached. Without an answer no heart is full. */
export async function favouriteIds(shop: Shop): Promise<number[] | undefined> {
  if (!shop.session.user) return undefined;
  try {
    return await shop.ebsn.lists.favouriteIds();
  } catch (error) {
    if (isEbsnError(error)) return undefined;
    throw error;
  }
}
