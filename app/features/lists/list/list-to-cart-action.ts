import * as z from "zod";
import { settleLines, type Wanted } from "~/features/cart/public.server";
import { missingPlace, type PendingKind } from "~/features/pending/public.server";
import type { Cart } from "~/model/cart";
import type { ShoppingList } from "~/model/list";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { missedText } from "../missed-text";
import { listPath } from "../paths";

const schema = z.object({ listId: z.int().positive() });
type Seen = { list: ShoppingList; cart: Cart };

/**
 * Puts a list into the cart: address and slot first. In the end the cart holds at least what the list says of each product, so that the
 * same press twice has one effect.
 */
export const listToCart: PendingKind<z.infer<typeof schema>, Seen> = {
  name: "listToCart",
  schema,
  back: ({ listId }) => paths.list(listId),
  describe: async (shop, { listId }) =>
    shop.t("lists.label", { name: (await shop.ebsn.lists.view(listId)).name }),
  async look(shop, { listId }) {
    const [list, cart] = await Promise.all([shop.ebsn.lists.view(listId), shop.ebsn.cart.view()]);
    return { list, cart };
  },
  needs: (shop, _data, { list, cart }) => missingPlace(shop, cart, listPath(list)),
  perform: (shop, { listId }, { list, cart }) =>
    fillCart(shop, list, cart, () => shop.ebsn.lists.toCart(listId)),
};

/** Brings the cart up to a list, with `addAll` for what the cart does not hold yet, and says what came of it. */
export async function fillCart(
  shop: ShopForAction,
  list: ShoppingList,
  cart: Cart,
  addAll: () => Promise<Cart>,
): Promise<Response> {
  const wanted = list.items.map(
    ({ product, quantity }): Wanted => ({ product, value: quantity.value, atLeast: true }),
  );
  const buyable = wanted.filter(({ product }) => !product.soldOut);
  const { refused } = await settleLines(shop, cart, buyable, addAll);
  const missed = wanted
    .filter((one) => !buyable.includes(one) || refused.some(({ product }) => product === one.product))
    .map(({ product }) => product);
  const count = wanted.length - missed.length;
  if (missed.length > 0) shop.flash({ kind: "warn", text: missedText(shop.t, missed) });
  if (count === 0) {
    shop.flash({ kind: "error", text: shop.t("lists.errors.nothing") });
    return seeOther(listPath(list));
  }
  shop.flash({ kind: "ok", text: shop.t("lists.moved", { count }) });
  return seeOther(paths.cart);
}
