import { findOrder, orderView } from "~/features/orders/public.server";
import { seo } from "~/page/seo";
import type { TextKey } from "~/i18n/translate";
import type { LoaderInput } from "~/platform/http/route";
import { paymentOutcome, type PaymentOutcome } from "./payment-outcome";

/** One of the shopper's orders and how its payment stands, under the title that says so. */
export async function loadOutcome({ shop, params }: LoaderInput, titles: Record<PaymentOutcome, TextKey>) {
  const order = await findOrder(shop, params.orderId);
  const outcome = paymentOutcome(order);
  const title = shop.t(titles[outcome]);
  return {
    seo: seo(shop, { title, noindex: true }),
    title,
    outcome,
    order: orderView(order, shop.t, shop.locale),
  };
}
