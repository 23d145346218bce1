import type { InPlaceAnswer } from "~/lib/in-place";
import { safePath, homePath } from "~/lib/path";
import { htmlOf } from "~/page/html-of";
import type { ShopForAction } from "~/platform/shop";
import { ToastList } from "~/ui/toasts";
import { CartContents, cartPart } from "./cart-link";
import { cartSummary } from "./cart-summary";

const pathOf = (location: string) => location.replace(/#.*$/s, "");

/**
 * Turns the redirect that answers a form into what our script needs to go on: where it leads and, where that page is open already, what is to be
 * said and the pieces that changed. Any other answer stays what it is, and so does every answer to a plain form.
 */
export function answerInPlace(answer: Response, shop: ShopForAction): Response {
  const goTo = answer.headers.get("Location");
  if (shop.open.length === 0 || goTo === null) return answer;
  const stays = shop.open.includes(pathOf(goTo));
  const body: InPlaceAnswer = stays
    ? { goTo, stays, ...changes(shop, goTo) }
    : { goTo, stays, again: false, said: "", parts: {} };
  return Response.json(body, { headers: { "Cache-Control": "no-store" } });
}

function changes(shop: ShopForAction, goTo: string): Pick<InPlaceAnswer, "said" | "parts" | "again"> {
  const html = htmlOf(shop, safePath(pathOf(goTo), homePath));
  const pieces = [...shop.shown];
  const cart = shop.cartSeen();
  if (cart) {
    const summary = cartSummary(cart, shop.tenant.bypass, shop.locale, shop.ebsn.today());
    pieces.push([cartPart, <CartContents cart={summary} />]);
  }
  return {
    again: shop.shown.size === 0,
    said: html(<ToastList flashes={shop.takeOwnFlashes()} />),
    parts: Object.fromEntries(pieces.map(([part, piece]) => [part, html(piece)])),
  };
}
