import { data } from "@remix-run/cloudflare";
import type { ListItem, ShoppingList } from "~/model/list";
import { isEbsnError } from "~/ebsn/errors";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";
import { listPath } from "../paths";

/** Returns the list of an id; undefined for an unknown id or another shopper's list. */
export async function seekList(shop: Shop, id: string | undefined): Promise<ShoppingList | undefined> {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return undefined;
  try {
    return await shop.ebsn.lists.view(Number(id));
  } catch (error) {
    if (isEbsnError(error, "refused")) return undefined;
    throw error;
  }
}

/** Returns the list of an id; throws 404 if it does not exist. */
export async function findList(shop: Shop, id: string | undefined): Promise<ShoppingList> {
  const list = await seekList(shop, id);
  if (!list) throw data(null, { status: 404 });
  return list;
}

/**
 * Returns an editable list; throws a redirect to the list's page for a read-only share, with a
 * flash.
 */
export function editableOnly(shop: ShopForAction, list: ShoppingList): ShoppingList {
  if (list.editable) return list;
  shop.flash({ kind: "error", text: shop.t("lists.errors.readOnly") });
  throw seeOther(listPath(list));
}

/** Returns the list of an id for a change; throws like `findList` and `editableOnly`. */
export const findOwnList = async (shop: ShopForAction, id: string | undefined): Promise<ShoppingList> =>
  editableOnly(shop, await findList(shop, id));

/**
 * Returns a list that may be renamed or deleted, so never the favourites; throws a redirect
 * otherwise.
 */
export const findNamedList = async (shop: Shop, id: string | undefined): Promise<ShoppingList> =>
  namedOnly(await findList(shop, id));

/** Throws a redirect to the list's own page if it is read-only or the favourites. */
export function namedOnly(list: ShoppingList): ShoppingList {
  if (list.editable && !list.favourites) return list;
  throw seeOther(listPath(list));
}

/** Returns a line of a list by its id; undefined if it is gone. */
export const findItem = ({ items }: ShoppingList, id: string | undefined): ListItem | undefined =>
  items.find(({ itemId }) => itemId === Number(id));
