import type { ReactNode } from "react";
import type { InPlaceAnswer } from "~/lib/in-place";
import { homePath, safePath, withoutHash } from "~/lib/path";
import type { ShopForAction } from "~/platform/shop";
import { htmlOf } from "./html-of";
import { overPage } from "./over-page";
import { ToastList } from "~/ui/toast-list";

type Piece = [part: string, piece: ReactNode];

/**
 * Turns the redirect that answers a form into what our script needs to go on: where it leads and, where that page is open already, what is
 * to be said and the pieces that changed; `always` gives those that any form may change. Any other answer stays what it is, and so does
 * every answer to a plain form.
 */
export function answerInPlace(
  answer: Response,
  shop: ShopForAction,
  always: (shop: ShopForAction) => Piece[] = () => [],
): Response {
  const goTo = answer.headers.get("Location");
  if (shop.open.length === 0 || goTo === null) return answer;
  const isOpen = shop.open.includes(withoutHash(goTo));
  const body: InPlaceAnswer = isOpen
    ? { goTo, isOpen, ...changes(shop, goTo, always(shop)) }
    : { goTo, isOpen, reloads: false, messages: "", parts: {}, ...opening(shop, goTo) };
  const headers = new Headers(answer.headers);
  headers.delete("Location");
  headers.set("Cache-Control", "no-store");
  return Response.json(body, { headers });
}

/** What a tap has shown before it was done stands on the page as long as it is pending. */
function opening(shop: ShopForAction, goTo: string): Partial<InPlaceAnswer> {
  const over = overPage(shop, goTo);
  if (!over) return {};
  return { over, reloads: shop.pending.action !== undefined, messages: messagesOf(shop, goTo) };
}

const htmlAt = (shop: ShopForAction, goTo: string) => htmlOf(shop, safePath(withoutHash(goTo), homePath));

const messagesOf = (shop: ShopForAction, goTo: string): string =>
  htmlAt(shop, goTo)(<ToastList flashes={shop.takeOwnFlashes()} />);

function changes(
  shop: ShopForAction,
  goTo: string,
  always: Piece[],
): Pick<InPlaceAnswer, "messages" | "parts" | "reloads"> {
  const html = htmlAt(shop, goTo);
  return {
    reloads: shop.shown.size === 0,
    messages: messagesOf(shop, goTo),
    parts: Object.fromEntries([...shop.shown, ...always].map(([part, piece]) => [part, html(piece)])),
  };
}
