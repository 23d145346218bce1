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
  /** what it costs, as the form showed it */
  total: Cents;
  /** what each line came to there (`seenLines`) */
  lines?: string;
};
type Refuse<T> = (text: string, id?: string) => T;

/**
 * The order of a prepared cart, once. Not every backend knows our key: where the cart is gone, where the backend refuses and where no answer
 * comes, the orders are read before the shopper is answered; nothing is bought again here.
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
    // of a cart that is gone comes the answer that was given then: the order tells what has become of it since
    if (gone) return toPlacedOrder(shop, order.orderId);
    if (order.redirectUrl) return redirectToProvider(order.redirectUrl, 303);
    // it waits without a page to pay on: for a transfer, or because a saved card was refused. The order tells which
    const { orderId, status } = order;
    return seeOther(status === "waiting" ? paths.paymentReturn(orderId) : paths.paymentCompleted(orderId));
  } catch (error) {
    if (isEbsnError(error, "lost"))
      return (await orderMade(shop, purchase)) ?? unanswered(shop, purchase, refuse);
    if (!isEbsnError(error, "refused")) throw error;
    return (await orderMade(shop, purchase)) ?? refused(shop, purchase, error, refuse);
  }
}

/** The way to the order that was made of this purchase already; undefined where none is known. */
export async function orderMade(shop: ShopForAction, purchase: Purchase): Promise<Response | undefined> {
  const { prepared, total } = purchase;
  const orderId = await orderSince(shop, prepared, total);
  if (orderId === undefined) return undefined;
  remember(shop, purchase, orderId);
  return toPlacedOrder(shop, orderId);
}

/** Keeps which order came of the form, and logs that there is one, not which; a cart that changed an order has become another one in its place, which the outcome says. */
function remember(shop: ShopForAction, { prepared, cart }: Purchase, id: number): void {
  rememberOrder(shop, prepared.key, id);
  logAccount(shop, "account.order", "done");
  if (prepared.state !== "changing") return;
  const before = cart.changes?.orderId ?? shop.session.changing;
  shop.updateSession({ changing: undefined, changingFrom: undefined, changed: { id, before } });
}

/** No answer and no order: a cart that is still there was not ordered; of one that is gone, or another's now, nobody knows yet. */
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

/** Back to the summary, which shows what is still to be ordered. */
export function backToCheckout(shop: ShopForAction): Response {
  shop.flash({ kind: "warn", text: shop.t("checkout.errors.prepare") });
  return seeOther(paths.checkout);
}

/** To an order that was made already: to the provider when it waits for its payment there, else to the page that says how it stands. */
export async function toPlacedOrder(shop: ShopForAction, orderId: number): Promise<Response> {
  const order = await findOrder(shop, String(orderId));
  const here = seeOther(outcomePath(order));
  if (!order.canPay || !paysAtProvider(order.payment.kind)) return here;
  try {
    return redirectToProvider((await shop.ebsn.orders.pay(order.id, returnUrls(shop))).redirectUrl, 303);
  } catch (error) {
    // refused: something has happened meanwhile; lost: a payment may be open. The order's own page tells, and leads there
    if (isEbsnError(error, "refused") || isEbsnError(error, "lost"))
      return seeOther(paths.paymentCompleted(order.id));
    throw error;
  }
}
