import { isEbsnError } from "~/ebsn/errors";
import type { Shop } from "~/platform/shop";

/**
 * Which products are favourites, for the hearts: only for a shopper who is signed in, kept by their own browser for a while, else one
 * call. Without an answer no heart is full.
 */
export async function favouriteIds({ session, favourites, ebsn }: Shop): Promise<number[] | undefined> {
  if (!session.user) return undefined;
  const known = favourites.read();
  if (known) return known;
  const asked = Date.now();
  try {
    const ids = await ebsn.lists.favouriteIds();
    favourites.save(ids, asked);
    return ids;
  } catch (error) {
    if (isEbsnError(error)) return undefined;
    throw error;
  }
}
