import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import type { Address } from "~/model/place";
import type { Shop } from "~/platform/shop";

/**
 * Loads the shopper's own address by its id in the path. Undefined for another shopper's address, a
 * deleted address, or an invalid id.
 */
export async function seekAddress(
  { ebsn }: Pick<Shop, "ebsn">,
  param: string | undefined,
): Promise<Address | undefined> {
  if (!param || !/^\d{1,10}$/.test(param)) return undefined;
  try {
    return await ebsn.places.address(Number(param));
  } catch (error) {
    if (isEbsnError(error, "refused")) return undefined;
    throw error;
  }
}

/** Loads the shopper's own address by its id in the path; throws 404 if there is none. */
export async function ownAddress(shop: Pick<Shop, "ebsn">, param: string | undefined): Promise<Address> {
  const address = await seekAddress(shop, param);
  if (!address) throw data(null, { status: 404 });
  return address;
}
