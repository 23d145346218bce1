import { askJson, askText } from "~/enhance/ask";
import { fieldsIn, isTyped } from "~/enhance/typed";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { note, noted } from "./notes";

/** The app starts anew when it comes back after so long (§9, reloadAfterMillis). */
const reloadAfterMillis = 1_800_000;
/** The frame around the page is drawn anew so long after the cart (§4). */
const frameAfterMillis = 3000;
/** Told once the cart was loaded anew. */
const reloadEvent = "shopreload";

/** What leads away from the shop and back to it, and what is being paid, do not reload (§2.1). */
const stays = /^\/(cart\/|payment(\/|$))/;

/** Whether the app that comes back starts anew; the times are epoch ms. */
export const restarts = (started: number, now: number, pathname: string): boolean =>
  now - started > reloadAfterMillis && !stays.test(pathname);

/** What the dialogs over the page show. */
const openPaths = (page: Document): string[] =>
  [...page.querySelectorAll(`dialog[open][${marks.path}]`)].map((one) => one.getAttribute(marks.path) ?? "");

const isHalfFilled = (element: Element | Document) => fieldsIn(element).some(isTyped);
const isUsed = (element: Element) => element.contains(document.activeElement) || isHalfFilled(element);

/** A piece of the page, and where another page has it: a selector. */
type Place = [piece: Element, place: string];

const placesOf = (place: string): Place[] =>
  [...document.querySelectorAll(place)].map((piece) => [piece, place]);

/** What shows the cart, each piece by its name; a heart is none of it. */
const cartPlaces = (): Place[] =>
  placesOf(`[${marks.part}]:not([aria-pressed])`).map(([piece]) => [
    piece,
    `[${marks.part}="${CSS.escape(piece.getAttribute(marks.part) ?? "")}"]`,
  ]);

/** What stands around the page: where and when, account, cart, the bottom's bar. */
const framePlaces = (): Place[] => [".where", ".topbar-actions", ".bottombar"].flatMap(placesOf);

const exchange = (piece: Element, other: Element) => piece.replaceWith(other.cloneNode(true));

/** A product's control is another form once the cart holds it; the cart's links stay what they are, and show something else. */
const fill = (piece: Element, other: Element) =>
  [piece, other].some((one) => one instanceof HTMLFormElement)
    ? exchange(piece, other)
    : (piece.innerHTML = other.innerHTML);

/**
 * Asks for a page anew, and shows in these places what it has there; but for what is in use, and for what has changed since it was asked for: the answer may
 * not know of that.
 */
async function renew(
  places: Place[],
  show: (piece: Element, other: Element) => unknown,
  path = location.pathname + location.search,
): Promise<void> {
  const before = places.map(([piece]) => piece.outerHTML);
  const html = await askText(path);
  if (html === undefined) return;
  const fresh = new DOMParser().parseFromString(html, "text/html");
  places.forEach(([piece, place], index) => {
    const other = fresh.querySelector(place);
    if (other && piece.outerHTML === before[index] && !isUsed(piece)) show(piece, other);
  });
}

let later: number | undefined;

/**
 * The app comes back from the background: it starts anew, or its cart, and a little later what stands around the page, are made true again. What was typed
 * and not sent puts off the start, and so does a shop that does not answer, as before the phone has its network again.
 */
export async function resume(): Promise<void> {
  const now = Date.now();
  if (
    restarts(noted("started") ?? now, now, location.pathname) &&
    (await askJson(paths.versionFile)) &&
    !isHalfFilled(document)
  ) {
    note("started", now);
    return location.reload();
  }
  await Promise.all([undefined, ...openPaths(document)].map((path) => renew(cartPlaces(), fill, path)));
  dispatchEvent(new Event(reloadEvent));
  clearTimeout(later);
  later = window.setTimeout(() => void renew(framePlaces(), exchange), frameAfterMillis);
}
