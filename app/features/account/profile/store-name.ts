import { orElse } from "~/ebsn/or-else";
import type { Shop } from "~/platform/shop";

/** The name of the store that looks after a shopper; undefined when nobody can tell. */
export async function storeName(
  { ebsn }: Pick<Shop, "ebsn">,
  id: number | undefined,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  return (await orElse(ebsn.places.store(id), undefined))?.name;
}
