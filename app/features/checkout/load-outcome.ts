import { findOrder, orderView } from "~/features/orders/public.server";
import { seo } from "~/page/seo";
import type { LoaderInput } from "~/platform/http/route";
import type { afterOrdering } from "./outcome-texts";
import { paymentOutcome } from "./payment-outcome";

/** One of the shopper's orders and how its payment stands, with the texts that say so. */
export async function loadOutcome({ shop, params }: LoaderInput, texts: typeof afterOrdering) {
  const order = await findOrder(shop, params.orderId);
  const outcome = paymentOutcome(order);
  const { kind, ...keys } = texts[outcome];
  const title = shop.t(keys.title);
  return {
    seo: seo(shop, { title, noindex: true }),
    title,
    text: shop.t(keys.text, { id: order.id }),
    kind,
    outcome,
    order: orderView(order, shop.t, shop.locale),
  };
}
