import { askText } from "~/enhance/ask";
import { fieldsIn, isTyped } from "~/enhance/typed";
import * as marks from "~/lib/marks";
import { note, noted } from "./notes";

/** The app starts anew when it comes back after so long (§9, reloadAfterMillis). */
const reloadAfterMillis = 1_800_000;
/** The shell waits so long after the cart, before it is drawn anew (§4). */
const shellAfterMillis = 3000;
/** Told once the cart was loaded anew. */
const reloadEvent = "shopreload";

/** What leads away from the shop and back to it, and what is being paid, do not reload (§2.1). */
const stays = /^\/(cart\/|payment(\/|$))/;

/** Whether the app that comes back starts anew; the times are epoch ms. */
export const restarts = (started: number, now: number, pathname: string): boolean =>
  now - started > reloadAfterMillis && !stays.test(pathname);

const freshPage = async (path = location.pathname + location.search): Promise<Document | undefined> => {
  const html = await askText(path);
  return html === undefined ? undefined : new DOMParser().parseFromString(html, "text/html");
};

/** What the dialogs over the page show. */
const openPaths = (page: Document): string[] =>
  [...page.querySelectorAll(`dialog[open][${marks.path}]`)].map((one) => one.getAttribute(marks.path) ?? "");

const isHalfFilled = (element: Element | Document) => fieldsIn(element).some(isTyped);
const isUsed = (element: Element) => element.contains(document.activeElement) || isHalfFilled(element);

/** Each piece that has a name shows what it shows in `fresh`, but for those in use. */
export function showParts(page: Document, fresh: Document): void {
  for (const piece of page.querySelectorAll(`[${marks.part}]`)) {
    const name = piece.getAttribute(marks.part) ?? "";
    const other = fresh.querySelector(`[${marks.part}="${CSS.escape(name)}"]`);
    if (other && !isUsed(piece)) piece.innerHTML = other.innerHTML;
  }
}

/** What stands around the page: where and when, account, cart, the bottom's bar. */
const shell = [".where", ".topbar-actions", ".bottombar"];

function showShell(page: Document, fresh: Document): void {
  for (const place of shell) {
    const [piece, other] = [page.querySelector(place), fresh.querySelector(place)];
    if (piece && other && !isUsed(piece)) piece.replaceWith(other);
  }
}

/**
 * The app comes back from the background: it starts anew, or its cart, and a little later what stands around the page, are made true again. What was typed
 * and not sent puts off the start.
 */
export async function resume(): Promise<void> {
  const now = Date.now();
  if (restarts(noted("started") ?? now, now, location.pathname) && !isHalfFilled(document)) {
    note("started", now);
    return location.reload();
  }
  for (const fresh of await Promise.all([undefined, ...openPaths(document)].map(freshPage)))
    if (fresh) showParts(document, fresh);
  dispatchEvent(new Event(reloadEvent));
  setTimeout(() => {
    void freshPage().then((again) => again && showShell(document, again));
  }, shellAfterMillis);
}
