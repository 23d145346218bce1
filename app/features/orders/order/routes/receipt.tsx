import { shopLoader } from "~/platform/http/route";
import { findOrder } from "../../find-order";
import { letterheadOf } from "../letterhead";
import { loadInvoiceFor } from "../load-invoice-for";
import { receiptText } from "../receipt";
import { orderView } from "../order-view";

/** Sends an order as plain text, for mails, notes and terminals. */
export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const found = await findOrder(shop, params.orderId);
  const order = orderView(found, shop.t, shop.locale, await loadInvoiceFor(shop, found));
  return new Response(receiptText(order, letterheadOf(shop.tenant), shop.t), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
});
