import { isEbsnError } from "~/ebsn/errors";
import type { Shop } from "~/platform/shop";

/**
 * Ids of the favourite products, for the hearts; undefined for a visitor. The shopper's browser
 * caches them, and a miss costs one backend call. If that call fails, all hearts are empty.
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
