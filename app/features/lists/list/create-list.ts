import { data } from "@remix-run/cloudflare";
import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { ListSummary } from "~/model/list";
import { accountOf, retryAfter } from "~/platform/http/guards/rate-limit";
import type { Shop } from "~/platform/shop";
import { readName, withName, type WrongName } from "./list-name";

/** Max lists of a shopper that are searched for a name. */
const mostLookedAt = 100;

/**
 * True if a list looks as a repeated submission left it: empty, or with only the product meant for
 * it.
 */
async function isJustMade({ lists }: Ebsn, { id, size }: ListSummary, productId?: number): Promise<boolean> {
  if (size === 0) return true;
  if (size > 1 || productId === undefined) return false;
  const { items } = await lists.view(id);
  return items.every(({ product }) => product.id === productId);
}

/**
 * Creates a list. If the backend refuses its name, it returns a list of that name that was just
 * created. A double submission creates twice, and browsers show the second response.
 */
async function createOnce(ebsn: Ebsn, name: string, productId?: number): Promise<ListSummary> {
  try {
    return await ebsn.lists.create(name);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    const known = await ebsn.lists.page({ pageSize: mostLookedAt });
    const same = known.lists.find((list) => list.name === name && list.editable);
    if (!same || !(await isJustMade(ebsn, same, productId))) throw error;
    return same;
  }
}

/**
 * Creates a list with the submitted name, or returns the response that shows the form again:
 * - 422 for an invalid name
 * - 429 with `Retry-After` above the rate limit
 * `productId` is the product that the form adds to the list.
 */
export async function createList(
  shop: Pick<Shop, "t" | "ebsn" | "checkRateLimit" | "session">,
  form: FormData,
  productId?: number,
) {
  const name = readName(form);
  const named = await withName(shop.t, name, async (right) =>
    // a rejected name creates no list, so it is free of the rate limit
    (await shop.checkRateLimit("create", accountOf(shop)))
      ? createOnce(shop.ebsn, right, productId)
      : undefined,
  );
  if ("wrong" in named) return { again: data(named.wrong, { status: 422 }) };
  if (named.saved) return { made: named.saved };
  const wrong: WrongName = { name, error: shop.t("lists.errors.tooOften") };
  return { again: data(wrong, { status: 429, headers: retryAfter }) };
}
