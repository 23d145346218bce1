import * as z from "zod";
import { pricesOf, shownPricesSchema } from "~/features/cart/public.server";
import { missingDeliveryStep, type PendingKind } from "~/features/pending/public.server";
import type { Cart } from "~/model/cart";
import * as paths from "~/page/paths";
import { fillCart } from "../list/list-to-cart-action";
import { loadUsual, type Usual } from "./load-usual";

const schema = z.object({
  /** the prices shown when the action became pending */
  shown: shownPricesSchema.optional(),
});
type Loaded = { usual: Usual; cart: Cart };

/**
 * Puts the frequent products into the cart like a list, after address and slot. Products with
 * options are left out: the shopper adds them on their own pages.
 */
export const usualToCart: PendingKind<z.infer<typeof schema>, Loaded> = {
  name: "usualToCart",
  schema,
  back: () => paths.usual,
  describe: async ({ t }) => t("lists.usual.label"),
  withShown: (_shop, { shown }, loaded) => ({
    shown: shown ?? (loaded && pricesOf(loaded.usual.items.map(({ product }) => product))),
  }),
  async load(shop) {
    const [usual, cart] = await Promise.all([loadUsual(shop), shop.ebsn.cart.view()]);
    return { usual, cart };
  },
  nextStep: (shop, _data, { cart }) => missingDeliveryStep(shop, cart, paths.usual),
  execute(shop, { shown }, { usual, cart }) {
    const items = usual.items.filter(({ product }) => !product.soldOut && product.options.length === 0);
    return fillCart(shop, { items, page: paths.usual, shown }, cart);
  },
};
