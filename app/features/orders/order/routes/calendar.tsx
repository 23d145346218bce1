import { data } from "@remix-run/cloudflare";
import { calendarFile } from "~/lib/icalendar";
import { shopLoader } from "~/platform/http/route";
import { findOrder } from "../../find-order";
import { eventOf } from "../calendar-event";

/** The slot of an order, for the calendar of a phone or a desk. */
export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const order = await findOrder(shop, params.orderId);
  const event = eventOf(order, shop);
  if (!event) throw data(null, { status: 404 });
  return new Response(calendarFile(event, shop.ebsn.today().at), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${shop.tenant.id}-${order.id}.ics"`,
      "Cache-Control": "no-store",
    },
  });
});
