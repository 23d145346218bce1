import { calendarFile } from "~/lib/icalendar";
import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { findOrder } from "../../find-order";
import { eventOf, hasEvent } from "../calendar-event";

/** Sends an order's slot as a calendar file. */
export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const order = await findOrder(shop, params.orderId);
  const now = shop.ebsn.today();
  const event = hasEvent(order, now) ? eventOf(order, shop) : undefined;
  // the order was cancelled or has come since the link was shown; its page shows that
  if (!event) throw redirectTo(paths.order(order.id));
  return new Response(calendarFile(event, now.at), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${shop.tenant.id}-${order.id}.ics"`,
      "Cache-Control": "no-store",
    },
  });
});
