import * as z from "zod";
import { settleLines, type Wanted } from "~/features/cart/public.server";
import { missingPlace, type PendingKind } from "~/features/pending/public.server";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import { findOrder } from "./find-order";

const schema = z.object({ orderId: z.int().positive() });
type Seen = { order: Order; cart: Cart };

const mostNamed = 3;
const orderPath = (id: number) => paths.order(id);

/**
 * "Riordina": in the end the cart holds at least what the order held of each product that can still be bought, so that pressing it again
 * changes nothing; what is missing is named.
 */
export const reorder: PendingKind<z.infer<typeof schema>, Seen> = {
  name: "reorder",
  schema,
  back: ({ orderId }) => orderPath(orderId),
  describe: async ({ t }, { orderId }) => t("orders.reorderOf", { id: orderId }),
  async look(shop, { orderId }) {
    const [order, cart] = await Promise.all([findOrder(shop, String(orderId)), shop.ebsn.cart.view()]);
    return { order, cart };
  },
  needs: (shop, { orderId }, { cart }) => missingPlace(shop, cart, orderPath(orderId)),

  async perform(shop, { orderId }, { order, cart }) {
    const { t } = shop;
    const wanted = order.items.map(
      ({ product, quantity }): Wanted => ({ product, value: quantity.value, atLeast: true }),
    );
    const { refused } = await settleLines(shop, cart, wanted, () => shop.ebsn.orders.reorder(orderId));
    const count = wanted.length - refused.length;
    if (refused.length > 0) {
      const names = refused.slice(0, mostNamed).map(({ product }) => product.name);
      const more = refused.length - names.length;
      const list = names.join(", ");
      const text = t("orders.reorderMissed", {
        names: more > 0 ? t("orders.reorderMissedMore", { names: list, count: more }) : list,
      });
      shop.flash({ kind: "warn", text });
    }
    if (count === 0) {
      shop.flash({ kind: "error", text: t("orders.errors.reorder") });
      return seeOther(orderPath(orderId));
    }
    shop.flash({ kind: "ok", text: t("orders.reordered") });
    return seeOther(paths.cart);
  },
};
