import { readBack, type Path } from "~/lib/path";
import type { ShoppingList } from "~/model/list";
import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { seeOther, toLogin } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";

/** A product that shall be a favourite, or shall be none: never "the other way round". */
export type FavouriteWish = { productId: number; on: boolean; back: Path };

/** The wish in a heart's form: the pressed button is `add` or `remove` and names the product. */
export function readFavourite(fields: Iterable<[string, unknown]>): FavouriteWish | undefined {
  const form = new Map(fields);
  const on = form.has("add");
  const productId = Number(form.get(on ? "add" : "remove"));
  if (!Number.isInteger(productId) || productId < 1 || productId > 2 ** 31) return undefined;
  return { productId, on, back: readBack(form, paths.favourites) };
}

/** Keeps the heart's wish through the login, and fulfils it. */
export async function pursueFavourite(shop: ShopForAction, wish: FavouriteWish): Promise<Response> {
  const { productId, on, back } = wish;
  if (!shop.session.user) {
    const { products } = await shop.ebsn.catalog.listing({ ids: [productId], pageSize: 1 });
    const fields: [string, string][] = [
      [on ? "add" : "remove", String(productId)],
      ["back", back],
    ];
    shop.keep({ kind: "wish", action: paths.favourites, fields, back, label: products[0]?.name });
    return toLogin(back);
  }
  shop.dropKept();
  try {
    const list = await change(shop, wish);
    shop.flash({ kind: "ok", text: on ? addedText(shop, list, productId) : shop.t("lists.heart.removed") });
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    // taken out twice: it is out
    if (on) shop.flash({ kind: "error", text: shop.t("lists.heart.unknown") });
  }
  return seeOther(back);
}

function change({ ebsn }: Shop, { productId, on }: FavouriteWish): Promise<ShoppingList> {
  return on ? ebsn.lists.put(undefined, [{ productId }]) : ebsn.lists.takeOut(undefined, productId);
}

function addedText({ t }: Shop, { items }: ShoppingList, productId: number): string {
  const name = items.find(({ product }) => product.id === productId)?.product.name;
  return name ? t("lists.heart.added", { name }) : t("lists.heart.addedPlain");
}
