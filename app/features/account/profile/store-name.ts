import { orElse } from "~/ebsn/or-else";
import type { Shop } from "~/platform/shop";

/** Returns the name of the shopper's store; undefined if the backend fails. */
export async function storeName(
  { ebsn }: Pick<Shop, "ebsn">,
  id: number | undefined,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  return (await orElse(ebsn.places.store(id), undefined))?.name;
}
