import { isEbsnError } from "~/ebsn/errors";
import { piecesOf } from "~/features/cart/public.server";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";

/** Whether the cart changes that order; where the backend does not say which, this session knows. */
export const isChanging = (
  { session }: Pick<ShopForAction, "session">,
  { state, changes }: Cart,
  id: number,
): boolean => state === "changing" && (changes?.orderId ?? session.changing ?? id) === id;

/** The order's goods go back into the cart. One that cannot be changed (any more) leads to the page that says why; twice is once. */
export async function beginChange(shop: ShopForAction, order: Order): Promise<Response> {
  const { id, canModify } = order;
  const cart = await shop.ebsn.cart.view();
  if (!isChanging(shop, cart, id)) {
    if (!canModify) return seeOther(paths.changeOrder(id));
    try {
      await shop.ebsn.orders.modify(id);
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      const own = error.reason === "orderState" ? undefined : error.text;
      shop.flash({ kind: "error", text: own ?? shop.t("orders.change.refused") });
      return seeOther(paths.changeOrder(id));
    }
  }
  shop.updateSession({ changing: id, changingFrom: { id, total: order.total, pieces: piecesOf(order) } });
  return seeOther(paths.cart);
}

/** Leaves the order as it was. Where it is not being changed (any more), that is so already. */
export async function undoChange(shop: ShopForAction, { id }: Pick<Order, "id">): Promise<Response> {
  const cart = await shop.ebsn.cart.view();
  if (isChanging(shop, cart, id)) {
    await shop.ebsn.orders.cancelModify(id);
    shop.flash({ kind: "ok", text: shop.t("orders.undo.done", { id }) });
  } else shop.flash({ kind: "info", text: shop.t("orders.undo.nothing") });
  if (shop.session.changing !== undefined)
    shop.updateSession({ changing: undefined, changingFrom: undefined });
  return seeOther(paths.order(id));
}
