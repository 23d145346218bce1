import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import type { Address } from "~/model/place";
import type { Shop } from "~/platform/shop";

/** The shopper's own address that a path names; anybody else's, and anything that is no id, is a page that does not exist. */
export async function ownAddress({ ebsn }: Pick<Shop, "ebsn">, param: string | undefined): Promise<Address> {
  if (!param || !/^\d{1,10}$/.test(param)) throw data(null, { status: 404 });
  try {
    return await ebsn.places.address(Number(param));
  } catch (error) {
    if (isEbsnError(error, "refused")) throw data(null, { status: 404 });
    throw error;
  }
}
