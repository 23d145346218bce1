import type { ReactNode } from "react";
import type { InPlaceAnswer } from "~/lib/in-place";
import { homePath, safePath, withoutHash } from "~/lib/path";
import type { Fragment } from "~/platform/fragment";
import type { ShopForAction } from "~/platform/shop";
import { renderFragment } from "./render-fragment";
import { overPage } from "./over-page";
import { FlashesContext, ToastList } from "~/ui/message/toast-list";

/** `write` renders a fragment; `always` lists the fragments that any form may change. */
type Fragments = { write: (fragment: Fragment) => ReactNode; always: () => Fragment[] };

/**
 * Turns an action's redirect into JSON for our script: the target and, if it is open, messages and
 * changed fragments.
 * Other responses, and those to plain forms, pass unchanged.
 */
export function fragmentResponse(answer: Response, shop: ShopForAction, fragments: Fragments): Response {
  const goTo = answer.headers.get("Location");
  if (shop.open.length === 0 || goTo === null) return answer;
  const isOpen = shop.open.includes(withoutHash(goTo));
  const body: InPlaceAnswer = isOpen
    ? { goTo, isOpen, ...changes(shop, goTo, fragments) }
    : { goTo, isOpen, reloads: false, messages: "", parts: {}, ...opening(shop, goTo) };
  const headers = new Headers(answer.headers);
  headers.delete("Location");
  headers.set("Cache-Control", "no-store");
  return Response.json(body, { headers });
}

/**
 * The part of the response for a target that opens as a dialog over the page.
 * The page reloads while an action is pending, because it already shows the tap's effect.
 */
function opening(shop: ShopForAction, goTo: string): Partial<InPlaceAnswer> {
  const over = overPage(shop, goTo);
  if (!over) return {};
  return {
    over,
    reloads: shop.pending.action !== undefined,
    messages: htmlAt(shop, goTo)(<ToastList flashes={shop.takeOwnFlashes()} />),
  };
}

const htmlAt = (shop: ShopForAction, goTo: string) =>
  renderFragment(shop, safePath(withoutHash(goTo), homePath));

function changes(
  shop: ShopForAction,
  goTo: string,
  { write, always }: Fragments,
): Pick<InPlaceAnswer, "messages" | "parts" | "reloads"> {
  const html = htmlAt(shop, goTo);
  const reloads = shop.fragments.size === 0;
  const flashes = shop.takeOwnFlashes();
  // after a reload the page itself shows the messages beside a quantity
  if (reloads) flashes.filter(({ at }) => at).forEach(shop.flash);
  const written = (fragment: Fragment) => (
    <FlashesContext.Provider value={flashes}>{write(fragment)}</FlashesContext.Provider>
  );
  return {
    reloads,
    messages: html(<ToastList flashes={flashes} />),
    parts: Object.fromEntries(
      [...shop.fragments.values(), ...always()].map((fragment) => [fragment.part, html(written(fragment))]),
    ),
  };
}
