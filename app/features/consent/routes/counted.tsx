import { parse } from "hono/utils/cookie";
import { accountOf } from "~/platform/http/guards/rate-limit";
import { shopLoader } from "~/platform/http/route";
import { ownCookies, toldPart } from "~/platform/session/cookies";
import { eventAt } from "../event-address";
import { withOrder } from "../told-orders";

/** One transparent point. */
const point = Uint8Array.from(atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"), (char) =>
  char.charCodeAt(0),
);
const month = 2_592_000;

/**
 * The picture by which a page without script is counted: browsers with one do not ask for it, so that nobody is counted twice. A sent order
 * counts once, whatever is read again.
 */
export const loader = shopLoader(async ({ shop, request, url }) => {
  const answer = new Response(point, {
    headers: { "Content-Type": "image/gif", "Cache-Control": "no-store" },
  });
  const event = shop.consent?.analytics ? eventAt(url.searchParams) : undefined;
  if (!event || !(await shop.checkRateLimit("count", accountOf(shop)))) return answer;
  if (event.kind === "order") {
    const cookies = ownCookies(url, shop.tenant.id);
    const told = withOrder(parse(request.headers.get("Cookie") ?? "")[cookies.name(toldPart)], event.orderId);
    if (told === undefined) return answer;
    answer.headers.append("Set-Cookie", cookies.write(toldPart, told, month));
  }
  shop.count(event);
  return answer;
});
