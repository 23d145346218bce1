import * as z from "zod";
import {
  flashOtherPrices,
  flashShortfall,
  pricesOf,
  productsIn,
  reconcileCart,
  shownPricesSchema,
  type ShownPrices,
} from "~/features/cart/public.server";
import { missingDeliveryStep, type PendingKind } from "~/features/pending/public.server";
import { clampToRule } from "~/lib/quantity";
import type { Cart } from "~/model/cart";
import type { ListItem, ShoppingList } from "~/model/list";
import type { Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { listPath } from "../paths";

const schema = z.object({
  listId: z.int().positive(),
  /** the prices shown when the list became pending */
  shown: shownPricesSchema.optional(),
});
type Loaded = { list: ShoppingList; cart: Cart };

/**
 * Puts a list into the cart, after address and slot. In the end the cart holds at least the list's
 * quantity of each product. So a repeated submission changes nothing.
 */
export const listToCart: PendingKind<z.infer<typeof schema>, Loaded> = {
  name: "listToCart",
  schema,
  back: ({ listId }) => paths.list(listId),
  describe: async (shop, { listId }) =>
    shop.t("lists.label", { name: (await shop.ebsn.lists.view(listId)).name }),
  withShown: (_shop, { listId, shown }, loaded) => ({
    listId,
    shown: shown ?? (loaded && pricesOf(loaded.list.items.map(({ product }) => product))),
  }),
  shorten: ({ listId }) => ({ listId }),
  async load(shop, { listId }) {
    const [list, cart] = await Promise.all([shop.ebsn.lists.view(listId), shop.ebsn.cart.view()]);
    return { list, cart };
  },
  nextStep: (shop, _data, { list, cart }) => missingDeliveryStep(shop, cart, listPath(list)),
  execute: (shop, { listId, shown }, { list, cart }) =>
    fillCart(shop, { items: list.items, page: listPath(list), shown }, cart, () =>
      shop.ebsn.lists.toCart(listId),
    ),
};

/**
 * Fills the cart up to a list's quantities. `addAll` adds the whole list at once if the cart holds
 * none of it. Flashes the result, and products with prices other than `shown`.
 */
export async function fillCart(
  shop: ShopForAction,
  { items, page, shown }: { items: ListItem[]; page: Path; shown?: ShownPrices },
  cart: Cart,
  addAll?: () => Promise<Cart>,
): Promise<Response> {
  const asked = items.map(({ product, quantity }) => ({ product, asked: quantity.value }));
  const wanted = asked
    .map(({ product, asked }) => ({ product, value: clampToRule(product.rule, asked).value, atLeast: true }))
    .filter(({ product, value }) => !product.soldOut && value > 0);
  const after = await reconcileCart(shop, cart, wanted, addAll);
  const count = flashShortfall(shop, after, asked);
  if (count === 0) {
    shop.flash({ kind: "error", text: shop.t("lists.errors.nothing") });
    return seeOther(page);
  }
  shop.flash({ kind: "ok", text: shop.t("lists.moved", { count }) });
  flashOtherPrices(shop, shown, productsIn(after.cart, asked));
  return seeOther(paths.cart);
}
