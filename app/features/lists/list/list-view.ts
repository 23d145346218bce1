import type { Path } from "~/lib/path";
import type { Cart } from "~/model/cart";
import type { ListItem, ListSummary, ShoppingList } from "~/model/list";
import type { AllergenShop } from "~/features/allergens/public.server";
import { productLineView, quantityText } from "~/features/cart/public.server";
import type { Translate } from "~/i18n/translate";
import { costOf } from "~/lib/cost";
import { formatCents } from "~/lib/money";
import * as paths from "~/page/paths";
import { listPath } from "../paths";
import { sharedList } from "./shared-list";

/** Link to similar products, and a few of them that are available. */
export type Instead = { href: Path | undefined; products: { slug: string; name: string; price?: string }[] };

type Context = AllergenShop & { cart?: Cart; instead?: Map<number, Instead> };

export function lineView(item: ListItem, context: Context) {
  const { t, locale, cart, instead } = context;
  const { product, quantity } = item;
  const held = cart?.items.find((item) => item.product.id === product.id)?.quantity;
  const short = product.left !== undefined && !product.soldOut && product.left < quantity.value;
  return {
    ...productLineView(item, context),
    total: product.price && formatCents(costOf(product.price, quantity), locale),
    soldOut: product.soldOut,
    options: product.options.length > 0,
    left: short
      ? t("lists.line.left", {
          amount: quantityText(t, { by: quantity.by, value: product.left ?? 0 }, locale),
        })
      : undefined,
    inCart: held && t("lists.line.inCart", { amount: quantityText(t, held, locale) }),
    instead: product.soldOut ? instead?.get(product.id) : undefined,
  };
}
export type ListLineView = ReturnType<typeof lineView>;

/** Display name of a list; the favourites have a fixed name in the shop's language. */
export const listName = ({ favourites, name }: Pick<ListSummary, "favourites" | "name">, t: Translate) =>
  favourites ? t("lists.favourites") : name;

/** View of a list for its page; the total excludes sold-out products. */
export function listView(list: ShoppingList, context: Context) {
  const { t, locale } = context;
  const there = list.items.filter(({ product }) => !product.soldOut);
  const costs = there.flatMap(({ product: { price }, quantity }) => (price ? costOf(price, quantity) : []));
  const sum = costs.reduce((total, cost) => total + cost, 0);
  const name = listName(list, t);
  const lines = list.items.map((item) => lineView(item, context));
  return {
    id: list.id,
    name,
    path: listPath(list),
    cartPath: paths.listToCart(list.id),
    favourites: list.favourites,
    editable: list.editable,
    size: t("lists.size", { count: list.items.length }),
    lines,
    shared: sharedList(name, lines, t),
    estimate: costs.length > 0 ? formatCents(sum, locale) : undefined,
  };
}
export type ListView = ReturnType<typeof listView>;

/** Sorts the favourites first, then the list last used, then the others as created. */
export const inOrderOfUse = (lists: ListSummary[]): ListSummary[] =>
  [...lists].sort(
    (a, b) => Number(b.favourites) - Number(a.favourites) || Number(b.selected) - Number(a.selected),
  );

export function rowView(list: ListSummary, t: Translate) {
  return {
    id: list.id,
    name: listName(list, t),
    size: t("lists.size", { count: list.size }),
    path: listPath(list),
    favourites: list.favourites,
    editable: list.editable,
    selected: list.selected,
  };
}
export type ListRowView = ReturnType<typeof rowView>;
