import { parse } from "hono/utils/cookie";
import { accountOf } from "~/platform/http/guards/rate-limit";
import { shopLoader } from "~/platform/http/route";
import { ownCookies, toldPart } from "~/platform/session/cookies";
import { eventAt } from "../event-address";
import { withOrder } from "../told-orders";

/** Transparent pixel. */
const point = Uint8Array.from(atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"), (char) =>
  char.charCodeAt(0),
);
const month = 2_592_000;

/**
 * Pixel that counts a page without script; browsers with scripts never request it, so pages count
 * once. A sent order counts once, even if its page is read again.
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
