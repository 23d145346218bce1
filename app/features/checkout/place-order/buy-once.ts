import type { Ebsn } from "~/ebsn/client";
import { isEbsnError, type Refused } from "~/ebsn/errors";
import { isSlotRefusal } from "~/features/delivery/public.server";
import { findOrder } from "~/features/orders/public.server";
import { isEmptyCart } from "~/lib/empty-cart";
import { isPopup } from "~/lib/popup";
import { withBack } from "~/lib/path";
import type { Cart } from "~/model/cart";
import type { Cents } from "~/model/price";
import * as paths from "~/page/paths";
import { logAccount } from "~/platform/account-log";
import { redirectToProvider, seeOther } from "~/platform/http/redirects";
import type { PreparedCart, ShopForAction } from "~/platform/shop";
import { rememberOrder, orderSince } from "./one-order";
import { prepareRefusal } from "./prepare-refusal";
import { fewLines } from "./seen-lines";
import { outcomePath } from "../outcome/outcome-path";
import { paysAtProvider } from "../outcome/payment-outcome";
import { returnUrls } from "../outcome/return-urls";
import { paymentFieldError } from "../payment-methods/payment-field-error";

type Purchase = {
  prepared: PreparedCart;
  cart: Cart;
  ask: Parameters<Ebsn["checkout"]["buy"]>[0];
  /** total that the form showed */
  total: Cents;
  /** line totals that the form showed (`seenLines`) */
  lines?: string;
};
type Refuse<T> = (text: string, id?: string) => T;

/**
 * Orders a prepared cart once, also on backends without idempotency keys. The orders are read if
 * the cart is gone, the backend refuses, or the response is lost. A second order request is never
 * sent.
 */
export async function buyOnce<T>(
  shop: ShopForAction,
  purchase: Purchase,
  refuse: Refuse<T>,
): Promise<T | Response> {
  const { prepared, cart, ask } = purchase;
  if (!isEmptyCart(cart) && cart.id !== prepared.cartId)
    return (await orderMade(shop, purchase)) ?? backToCheckout(shop);
  try {
    const gone = isEmptyCart(cart);
    const made = gone ? await orderMade(shop, purchase) : undefined;
    if (made) return made;
    const order = await shop.ebsn.checkout.buy(ask);
    remember(shop, purchase, order.orderId);
    // for a cart that is gone the backend repeats its first response; the order shows the current
    // state
    if (gone) return toPlacedOrder(shop, order.orderId);
    if (order.redirectUrl) return redirectToProvider(order.redirectUrl, 303);
    // an order without a payment page waits for a transfer, or its saved card was refused; the
    // order's own page shows the cause
    const { orderId, status } = order;
    return seeOther(status === "waiting" ? paths.paymentReturn(orderId) : paths.paymentCompleted(orderId));
  } catch (error) {
    if (isEbsnError(error, "lost"))
      return (await orderMade(shop, purchase)) ?? unanswered(shop, purchase, refuse);
    if (!isEbsnError(error, "refused")) throw error;
    return (await orderMade(shop, purchase)) ?? refused(shop, purchase, error, refuse);
  }
}

/** Returns a redirect to the order already made from this purchase; undefined if none is known. */
export async function orderMade(shop: ShopForAction, purchase: Purchase): Promise<Response | undefined> {
  const { prepared, total } = purchase;
  const orderId = await orderSince(shop, prepared, total);
  if (orderId === undefined) return undefined;
  remember(shop, purchase, orderId);
  return toPlacedOrder(shop, orderId);
}

/**
 * Stores the order made from the form, and logs that it exists, without its id. After a change it
 * also stores the id of the replaced order, which the outcome page shows.
 */
function remember(shop: ShopForAction, { prepared, cart }: Purchase, id: number): void {
  rememberOrder(shop, prepared.key, id);
  logAccount(shop, "account.order", "done");
  if (prepared.state !== "changing") return;
  const before = cart.changes?.orderId ?? shop.session.changing;
  shop.updateSession({ changing: undefined, changingFrom: undefined, changed: { id, before } });
}

/**
 * Handles a lost response without an order. A cart that still exists was not ordered; for any other
 * cart the state is unknown.
 */
async function unanswered<T>(
  shop: ShopForAction,
  { prepared }: Purchase,
  refuse: Refuse<T>,
): Promise<T | Response> {
  const now = await shop.ebsn.cart.view();
  if (!isEmptyCart(now) && now.id === prepared.cartId) return refuse(shop.t("checkout.errors.notSent"));
  shop.flash({ kind: "warn", text: shop.t("checkout.errors.unsure") });
  return seeOther(paths.orders);
}

async function refused<T>(
  shop: ShopForAction,
  { lines = "", total }: Purchase,
  error: Refused,
  refuse: Refuse<T>,
): Promise<T | Response> {
  const { t } = shop;
  logAccount(shop, "account.order", error.reason);
  const wrong = paymentFieldError(error, t);
  if (wrong) return refuse(wrong.text, wrong.id);
  if (error.reason === "notPrepared" || error.reason === "emptyCart") return backToCheckout(shop);
  const refusal = await prepareRefusal(shop, error, { totals: { lines, total }, most: fewLines });
  if (refusal instanceof Response) return refusal;
  shop.flash({
    kind: "error",
    text: refusal.lost?.cause ?? refusal.notice ?? t("checkout.errors.generic"),
    ...(isPopup(error.reason) && { popup: true }),
  });
  return seeOther(isSlotRefusal(error.reason) ? withBack(paths.timeslot, paths.checkout) : paths.checkout);
}

/** Redirects to the summary, which shows the goods still to be ordered. */
export function backToCheckout(shop: ShopForAction): Response {
  shop.flash({ kind: "warn", text: shop.t("checkout.errors.prepare") });
  return seeOther(paths.checkout);
}

/**
 * Redirects to an order already made: to the provider if its payment waits there, else to the
 * outcome page.
 */
export async function toPlacedOrder(shop: ShopForAction, orderId: number): Promise<Response> {
  const order = await findOrder(shop, String(orderId));
  const here = seeOther(outcomePath(order));
  if (!order.canPay || !paysAtProvider(order.payment.kind)) return here;
  try {
    return redirectToProvider((await shop.ebsn.orders.pay(order.id, returnUrls(shop))).redirectUrl, 303);
  } catch (error) {
    // refused: the order has changed meanwhile; lost: a payment may be open. The order's page shows
    // the state and links to the payment
    if (isEbsnError(error, "refused") || isEbsnError(error, "lost"))
      return seeOther(paths.paymentCompleted(order.id));
    throw error;
  }
}
