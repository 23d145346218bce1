import { findOrder, orderView } from "~/features/orders/public.server";
import { seo } from "~/page/seo";
import type { LoaderInput } from "~/platform/http/route";
import type { afterOrdering } from "./outcome-texts";
import { paymentOutcome } from "./payment-outcome";

/** One of the shopper's orders (`found`) and how its payment stands, with the texts that say so. */
export async function loadOutcome(
  { shop, params }: Pick<LoaderInput, "shop" | "params">,
  texts: typeof afterOrdering,
) {
  const found = await findOrder(shop, params.orderId);
  const outcome = paymentOutcome(found);
  const { kind, ...keys } = texts[outcome];
  const title = shop.t(keys.title);
  return {
    found,
    page: {
      seo: seo(shop, { title, noindex: true }),
      title,
      text: shop.t(keys.text, { id: found.id }),
      kind,
      outcome,
      order: orderView(found, shop.t, shop.locale),
    },
  };
}
