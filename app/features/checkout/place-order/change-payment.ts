import { isEbsnError } from "~/ebsn/errors";
import { findOrder } from "~/features/orders/public.server";
import type { Order } from "~/model/order";
import type { PaymentSelection } from "~/model/payment";
import * as paths from "~/page/paths";
import { redirectToProvider, seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { toPlacedOrder } from "./buy-once";
import { outcomePath } from "../outcome/outcome-path";
import { paymentFieldError } from "../payment-methods/payment-field-error";

type Refuse<T> = (text: string, id?: string) => T;

/**
 * Changes the payment of a waiting order once. An order that no longer waits stays unchanged. After
 * a lost response the order is read, since it shows if the change was made. The change is never
 * sent twice.
 */
export async function changePayment<T>(
  shop: ShopForAction,
  order: Order,
  selection: PaymentSelection,
  refuse: Refuse<T>,
): Promise<T | Response> {
  if (!order.canPay) return seeOther(outcomePath(order));
  try {
    const { redirectUrl } = await shop.ebsn.checkout.changePayment(order.id, selection);
    return redirectUrl ? redirectToProvider(redirectUrl, 303) : seeOther(paths.paymentReturn(order.id));
  } catch (error) {
    if (isEbsnError(error, "lost")) return afterLost(shop, order, selection, refuse);
    if (!isEbsnError(error, "refused")) throw error;
    const wrong = paymentFieldError(error, shop.t);
    if (wrong) return refuse(wrong.text, wrong.id);
    return seeOther(paths.paymentReturn(order.id));
  }
}

async function afterLost<T>(
  shop: ShopForAction,
  before: Order,
  selection: PaymentSelection,
  refuse: Refuse<T>,
): Promise<T | Response> {
  const { canPay, payment, id } = await findOrder(shop, String(before.id));
  const same = payment.id === before.payment.id;
  if (canPay && (payment.id !== selection.paymentTypeId || same))
    return refuse(shop.t("checkout.errors.notChanged"));
  return toPlacedOrder(shop, id);
}
