import { findOrder, hasEvent, loadInvoiceFor, orderView } from "~/features/orders/public.server";
import { seo } from "~/page/seo";
import type { LoaderInput } from "~/platform/http/route";
import type { completedTexts } from "./outcome-texts";
import { changedOrderTexts } from "./changed-order";
import { paymentOutcome } from "./payment-outcome";

/**
 * Loads one of the shopper's orders (`found`) and the data for a page about its payment (`page`).
 */
export async function loadOutcome(
  { shop, params }: Pick<LoaderInput, "shop" | "params">,
  texts: typeof completedTexts,
) {
  const found = await findOrder(shop, params.orderId);
  const outcome = paymentOutcome(found);
  const { kind, ...keys } = texts[outcome];
  const changed = changedOrderTexts(shop, found, outcome);
  const title = changed?.title ?? shop.t(keys.title);
  return {
    found,
    page: {
      seo: seo(shop, { title, noindex: true }),
      title,
      text: changed?.text ?? shop.t(keys.text, { id: found.id }),
      kind,
      outcome,
      hasEvent: hasEvent(found, shop.ebsn.today()),
      order: orderView(found, shop.t, shop.locale, await loadInvoiceFor(shop, found)),
    },
  };
}
