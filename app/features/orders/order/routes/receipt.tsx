import { shopLoader } from "~/platform/http/route";
import { findOrder } from "../../find-order";
import { letterheadOf } from "../letterhead";
import { receiptText } from "../receipt";
import { orderView } from "../view";

/** An order as plain text: for mails, notes and terminals. */
export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const order = orderView(await findOrder(shop, params.orderId), shop.t, shop.locale);
  return new Response(receiptText(order, letterheadOf(shop.tenant), shop.t), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
});
