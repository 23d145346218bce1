import { isEbsnError } from "~/ebsn/errors";
import type { Shop } from "~/platform/shop";

/** The name of the store that looks after a shopper; undefined when nobody can tell. */
export async function storeName(
  { ebsn }: Pick<Shop, "ebsn">,
  id: number | undefined,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  try {
    return (await ebsn.places.store(id)).name;
  } catch (error) {
    if (isEbsnError(error)) return undefined;
    throw error;
  }
}
