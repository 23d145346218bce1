import { askJson, askText } from "~/enhance/ask";
import { fieldsIn, isTyped } from "~/enhance/typed";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { note, noted } from "./notes";

/** Time in ms after which a resumed app restarts (§9, reloadAfterMillis). */
const reloadAfterMillis = 1_800_000;
/** Delay in ms between reloading the cart and the frame around the page (§4). */
const frameAfterMillis = 3000;
/** Event dispatched after the cart was reloaded. */
const reloadEvent = "shopreload";

/** Pages that never reload: steps to other hosts and back, and payments (§2.1). */
const stays = /^\/(cart\/|payment(\/|$))/;

/** True if the resumed app restarts; the times are epoch ms. */
export const restarts = (started: number, now: number, pathname: string): boolean =>
  now - started > reloadAfterMillis && !stays.test(pathname);

/** Paths of the pages in open dialogs. */
const openPaths = (page: Document): string[] =>
  [...page.querySelectorAll(`dialog[open][${marks.path}]`)].map((one) => one.getAttribute(marks.path) ?? "");

const isHalfFilled = (element: Element | Document) => fieldsIn(element).some(isTyped);
const isUsed = (element: Element) => element.contains(document.activeElement) || isHalfFilled(element);

/** Element of the page, and a selector for its counterpart in another page. */
type Place = [piece: Element, place: string];

const placesOf = (place: string): Place[] =>
  [...document.querySelectorAll(place)].map((piece) => [piece, place]);

/** Elements that show the cart, by name of their fragment; hearts are excluded. */
const cartPlaces = (): Place[] =>
  placesOf(`[${marks.part}]:not([aria-pressed])`).map(([piece]) => [
    piece,
    `[${marks.part}="${CSS.escape(piece.getAttribute(marks.part) ?? "")}"]`,
  ]);

/** Elements of the frame: place and slot, account, cart, bottom bar. */
const framePlaces = (): Place[] => [".where", ".topbar-actions", ".bottombar"].flatMap(placesOf);

const exchange = (piece: Element, other: Element) => piece.replaceWith(other.cloneNode(true));

/**
 * Updates an element. A product's control becomes another form once the cart contains it; the
 * cart's links only change their content.
 */
const fill = (piece: Element, other: Element) =>
  [piece, other].some((one) => one instanceof HTMLFormElement)
    ? exchange(piece, other)
    : (piece.innerHTML = other.innerHTML);

/**
 * Requests a page and updates these places from it. Elements in use are skipped, and so are
 * elements changed since the request: the response may predate the change.
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
 * Handles the app's return from the background: it restarts, or reloads its cart, and a little
 * later the frame. Unsent input postpones a restart. So does a shop that does not respond, as
 * before the phone's network returns.
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
