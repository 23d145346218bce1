import { data } from "@remix-run/cloudflare";
import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { ListSummary } from "~/model/list";
import { accountOf, retryAfter } from "~/platform/http/guards/rate-limit";
import type { Shop } from "~/platform/shop";
import { readName, withName, type WrongName } from "./list-name";

/** How many of a shopper's lists are searched for a name. */
const mostLookedAt = 100;

/** Whether a list is as a form that was pressed twice left it after the first time: empty, or with nothing but the product that was meant for it. */
async function isJustMade({ lists }: Ebsn, { id, size }: ListSummary, productId?: number): Promise<boolean> {
  if (size === 0) return true;
  if (size > 1 || productId === undefined) return false;
  const { items } = await lists.view(id);
  return items.every(({ product }) => product.id === productId);
}

/**
 * Makes a list. Where the backend refuses its name, a list of that name that was just made is the one: a form that is pressed twice asks for
 * it twice, and its second answer is the one that a browser shows.
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
 * A new list of the name that a form asks for, or the answer of a form that is shown again: 429 with when to try again for who makes more in a
 * minute than anybody would by hand, else 422. `productId`: the product that the form puts into it.
 */
export async function createList(
  shop: Pick<Shop, "t" | "ebsn" | "checkRateLimit" | "session">,
  form: FormData,
  productId?: number,
) {
  const name = readName(form);
  const named = await withName(shop.t, name, async (right) =>
    // what is refused for its name makes nothing, and counts for nothing
    (await shop.checkRateLimit("create", accountOf(shop)))
      ? createOnce(shop.ebsn, right, productId)
      : undefined,
  );
  if ("wrong" in named) return { again: data(named.wrong, { status: 422 }) };
  if (named.saved) return { made: named.saved };
  const wrong: WrongName = { name, error: shop.t("lists.errors.tooOften") };
  return { again: data(wrong, { status: 429, headers: retryAfter }) };
}
