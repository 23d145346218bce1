import { data } from "@remix-run/cloudflare";
import type { ListItem, ShoppingList } from "~/model/list";
import { isEbsnError } from "~/ebsn/errors";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";
import { listPath } from "../paths";

/** The list an address names; undefined for somebody else's and for what is no list. */
export async function seekList(shop: Shop, id: string | undefined): Promise<ShoppingList | undefined> {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return undefined;
  try {
    return await shop.ebsn.lists.view(Number(id));
  } catch (error) {
    if (isEbsnError(error, "refused")) return undefined;
    throw error;
  }
}

/** The list an address names; throws 404 where there is none. */
export async function findList(shop: Shop, id: string | undefined): Promise<ShoppingList> {
  const list = await seekList(shop, id);
  if (!list) throw data(null, { status: 404 });
  return list;
}

/** A list that may be changed; one that is shared for reading leads to its page, which says so. */
export function editableOnly(shop: ShopForAction, list: ShoppingList): ShoppingList {
  if (list.editable) return list;
  shop.flash({ kind: "error", text: shop.t("lists.errors.readOnly") });
  throw seeOther(listPath(list));
}

/** The list an address names, to be changed. */
export const findOwnList = async (shop: ShopForAction, id: string | undefined): Promise<ShoppingList> =>
  editableOnly(shop, await findList(shop, id));

/** A list with a name of its own: favourites are neither renamed nor deleted. */
export const findNamedList = async (shop: Shop, id: string | undefined): Promise<ShoppingList> =>
  namedOnly(await findList(shop, id));

/** Throws a redirect to the list's own page when the id is no list's. */
export function namedOnly(list: ShoppingList): ShoppingList {
  if (list.editable && !list.favourites) return list;
  throw seeOther(listPath(list));
}

/** A line of a list, as an address names it; undefined where it has gone. */
export const findItem = ({ items }: ShoppingList, id: string | undefined): ListItem | undefined =>
  items.find(({ itemId }) => itemId === Number(id));
