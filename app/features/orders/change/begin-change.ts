import { isEbsnError } from "~/ebsn/errors";
import { piecesOf } from "~/features/cart/public.server";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";

/**
 * True if the cart changes that order. The session supplies the order's number if the backend sends
 * none.
 */
export const isChanging = (
  { session }: Pick<ShopForAction, "session">,
  { state, changes }: Cart,
  id: number,
): boolean => state === "changing" && (changes?.orderId ?? session.changing ?? id) === id;

/**
 * Puts the order's goods back into the cart; a repeated call changes nothing. Redirects to the page
 * with the reason if the order can no longer be changed.
 */
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

/**
 * Cancels the change, so that the order stays as it was; without a change under way it only flashes
 * a notice.
 */
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
