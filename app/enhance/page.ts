import { dialogHeader } from "~/lib/in-place";
import { openLayers, type Layer } from "./layers";
import { morphInside } from "./morph";
import { pageMemory } from "./page-memory";
import { saidIn, say } from "./toasts";

/** The state of the page that was asked for last, and the one that shows. */
let latest = location.pathname + location.search;
let drawn = latest;
export const latestPath = (): string => latest;

/** The parts of a document that a page shows anew, toasts apart. */
const parts = ["header.topbar", "main", "footer", ".bottombar", "#add", "#hearts"];

/** Shows another document's page in this one's place. */
export function showDocument(html: string): void {
  const next = new DOMParser().parseFromString(html, "text/html");
  document.title = next.title || document.title;
  drawn = latest;
  for (const part of parts) {
    const [old, fresh] = [document.querySelector(part), next.querySelector(part)];
    if (old && fresh) morphInside(old, fresh);
  }
  say(saidIn(next));
  focusWhere(document.body);
}

export function showInDialog(dialog: HTMLDialogElement, html: string): void {
  const content = dialog.querySelector(":scope > div:not(.toasts)");
  if (content) morphInside(content, html);
  focusWhere(dialog);
}

/** What asks for the focus gets it; so does what the shopper used, where it is gone. */
function focusWhere(root: Element): void {
  const lost = document.activeElement === document.body || document.activeElement === null;
  const target =
    root.querySelector<HTMLElement>("[autofocus]") ??
    (lost ? root.querySelector<HTMLElement>("[data-focus]") : null);
  target?.focus({ preventScroll: !target.hasAttribute("autofocus") });
}

/** Asks for what a layer shows once more. `path` may be another state of it; where it does not come, the browser goes there itself. */
export async function reload({ dialog }: Layer, path: string): Promise<void> {
  if (dialog) dialog.dataset.path = path;
  else latest = path;
  // who has chosen something else meanwhile, or has closed the dialog, sees that
  const isWanted = () => (dialog ? dialog.open && dialog.dataset.path === path : latest === path);
  try {
    const answer = await fetch(path, {
      headers: { Accept: "text/html", ...(dialog && { [dialogHeader]: "1" }) },
      cache: "no-store",
      redirect: "manual",
    });
    const html = await answer.text();
    if (!isWanted()) return;
    // a redirect, or no page: the messages on the way are the browser's to show
    if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return location.assign(path);
    if (dialog) return showInDialog(dialog, html);
    showDocument(html);
    if (answer.ok) pageMemory.remember(path, html);
  } catch {
    if (isWanted()) location.assign(path);
  }
}

/** A page whose state is in the address, such as the choices of a listing. */
export async function goInPlace(path: string): Promise<void> {
  const [page] = openLayers();
  if (!page) return;
  if (latest === drawn) pageMemory.remember(drawn, document.documentElement.outerHTML);
  history.pushState(null, "", path);
  await showState(page, path);
}

/** Back or forward to a state of this page: one that was seen asks nobody. */
export async function showState(page: Layer, path: string): Promise<void> {
  const seen = pageMemory.recall(path);
  latest = path;
  if (seen !== undefined) showDocument(seen);
  else await reload(page, path);
}
