import * as z from "zod";
import { findProducts, settleLines, tellShortfall, type Wanted } from "~/features/cart/public.server";
import { missingPlace, type PendingKind } from "~/features/pending/public.server";
import { settle } from "~/lib/quantity";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { Product } from "~/model/product";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import { findOrder } from "./find-order";

const schema = z.object({ orderId: z.int().positive() });
type Seen = { order: Order; cart: Cart; products: Map<number, Product> };

const orderPath = (id: number) => paths.order(id);

/**
 * "Riordina": in the end the cart holds at least what the order held of each product that can still be bought, so that pressing it again
 * changes nothing; what is missing or less is named.
 */
export const reorder: PendingKind<z.infer<typeof schema>, Seen> = {
  name: "reorder",
  schema,
  back: ({ orderId }) => orderPath(orderId),
  describe: async ({ t }, { orderId }) => t("orders.reorderOf", { id: orderId }),
  async look(shop, { orderId }) {
    const [order, cart] = await Promise.all([findOrder(shop, String(orderId)), shop.ebsn.cart.view()]);
    const products = await findProducts(
      shop,
      order.items.map(({ product }) => product.id),
    );
    return { order, cart, products };
  },
  needs: (shop, { orderId }, { cart }) => missingPlace(shop, cart, orderPath(orderId)),

  async perform(shop, { orderId }, { order, cart, products }) {
    const { t } = shop;
    // what is not sold any more is not asked for: each refusal costs several calls
    const wanted = order.items.flatMap(({ product: { id }, quantity }): Wanted[] => {
      const product = products.get(id);
      const value = product ? settle(product.rule, quantity.value).value : 0;
      return product && !product.soldOut && value > 0 ? [{ product, value, atLeast: true }] : [];
    });
    const after = await settleLines(shop, cart, wanted, () => shop.ebsn.orders.reorder(orderId));
    const asked = order.items.map(({ product, quantity }) => ({ product, asked: quantity.value }));
    if (tellShortfall(shop, after.cart, asked) === 0) {
      shop.flash({ kind: "error", text: t("orders.errors.reorder") });
      return seeOther(orderPath(orderId));
    }
    shop.flash({ kind: "ok", text: t("orders.reordered") });
    return seeOther(paths.cart);
  },
};
