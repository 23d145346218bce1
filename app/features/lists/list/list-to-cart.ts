import type { Path } from "~/lib/path";
import type { Cart } from "~/model/cart";
import type { ShoppingList } from "~/model/list";
import type { Product } from "~/model/product";
import { isEbsnError } from "~/ebsn/errors";
import { guardCart, setBack, type Wanted } from "~/features/cart/public.server";
import type { Translate } from "~/i18n/translate";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { listPath } from "../paths";

/** The list whose goods a posted or kept address puts into the cart. */
export function readListToCart(action: string): number | undefined {
  const id = /^\/profile\/lists\/(\d{1,9})\/cart$/.exec(action)?.[1];
  return id === undefined ? undefined : Number(id);
}

/**
 * Puts a list into the cart through the guard chain: address and slot first. In the end the cart holds at least what the list says of
 * each product, so that the same press twice has one effect.
 */
export async function pursueListToCart(shop: ShopForAction, listId: number): Promise<Response> {
  const list = await shop.ebsn.lists.view(listId);
  const back = listPath(list);
  const label = shop.t("lists.label", { name: list.name });
  const guarded = await guardCart(shop, {
    kind: "wish",
    action: paths.listToCart(listId),
    fields: [],
    back,
    label,
  });
  if ("step" in guarded) return guarded.step;
  return fill(shop, list, guarded.cart, () => shop.ebsn.lists.toCart(listId), back);
}

/** Runs a call that adds the whole list, evens out what it added twice, and says what came of it. */
export async function fill(
  shop: ShopForAction,
  list: ShoppingList,
  before: Cart,
  add: () => Promise<Cart>,
  back: Path,
): Promise<Response> {
  const wanted = list.items.map(({ product, quantity }) => ({ product, value: quantity.value }));
  let after = before;
  try {
    after = await add();
  } catch (error) {
    if (!isEbsnError(error, "refused") || error.code !== "msg.cart.availability.errors") throw error;
  }
  await setBack(shop, after, before, wanted);
  const missed = wanted.filter((one) => !holds(after, one)).map(({ product }) => product);
  const count = wanted.length - missed.length;
  if (missed.length > 0) shop.flash({ kind: "warn", text: missedText(shop.t, missed) });
  if (count === 0) {
    shop.flash({ kind: "error", text: shop.t("lists.errors.nothing") });
    return seeOther(back);
  }
  shop.flash({ kind: "ok", text: shop.t("lists.moved", { count }) });
  return seeOther(paths.cart);
}

const holds = (cart: Cart, { product }: Wanted) => cart.items.some((item) => item.product.id === product.id);

const mostNamed = 3;

/** "Non aggiunti: A, B, C e altri 2." */
export function missedText(t: Translate, missed: Pick<Product, "name">[]): string {
  const names = missed
    .slice(0, mostNamed)
    .map(({ name }) => name)
    .join(", ");
  const more = missed.length - mostNamed;
  return t("lists.missed", { names: more > 0 ? t("lists.missedMore", { names, count: more }) : names });
}
