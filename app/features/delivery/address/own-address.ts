import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import type { Address } from "~/model/place";
import type { Shop } from "~/platform/shop";

/** The shopper's own address that a path names; undefined for anybody else's, for one that is gone, and for what is no id. */
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

/** The shopper's own address that a path names; throws 404 where there is none. */
export async function ownAddress(shop: Pick<Shop, "ebsn">, param: string | undefined): Promise<Address> {
  const address = await seekAddress(shop, param);
  if (!address) throw data(null, { status: 404 });
  return address;
}
