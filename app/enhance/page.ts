import { dialogHeader, requestIdHeader } from "~/lib/in-place";
import * as marks from "~/lib/marks";
import { late } from "./late";
import { pageLayer, type Layer } from "./layers";
import { isLeaving } from "./leaving";
import { morphInside } from "./morph";
import { pageMemory } from "./page-memory";
import { messagesIn, showMessages } from "./toasts";
import { chooseState, noteState, tellState } from "./told";

/** The page state requested last, and the state on display. */
let latest = location.pathname + location.search;
let drawn = latest;
noteState(latest, document, true);
export const latestPath = (): string => latest;

/** The latest request per layer: responses to older requests are not drawn. */
const asked = new WeakMap<Element, object>();
/** Number of form responses drawn: a page requested before one of them may lack its changes. */
let changes = 0;
export const noteChange = (): unknown => (changes += 1);

/** Invalid fields. */
export const refusal = '[aria-invalid="true"]';

/** Parts of a document that a new page replaces, without toasts. */
const parts = ["header.topbar", "main", "footer", ".bottombar"];
const consentBar = ".consent";

/** Replaces this page with another document's, and shows its messages. */
export const showDocument = (html: string): void => showMessages(messagesIn(draw(html)));

function draw(html: string): Document {
  const next = new DOMParser().parseFromString(html, "text/html");
  document.title = next.title || document.title;
  drawn = latest;
  const used = document.activeElement?.closest(`[${marks.part}]`)?.getAttribute(marks.part);
  for (const part of parts) {
    const [old, fresh] = [document.querySelector(part), next.querySelector(part)];
    if (old && fresh) morphInside(old, fresh);
  }
  // removes the cookie question once it is answered
  if (!next.querySelector(consentBar)) document.querySelector(consentBar)?.remove();
  focusWhere(document.body, used);
  return next;
}

function controlOf(root: Element, used: string | null | undefined): HTMLElement | null {
  const piece = used && root.querySelector<HTMLElement>(`[${marks.part}="${used}"]`);
  return piece ? controlIn(piece) : null;
}

export function showInDialog(dialog: HTMLDialogElement, html: string): void {
  const content = dialog.querySelector(":scope > div:not(.toasts)");
  if (content) morphInside(content, html);
  focusWhere(dialog);
}

/**
 * Element in a part that takes the focus if the focused control is gone.
 * It is the element the part marks (a cart marks its count), else the last button: "Più" and
 * "Aggiungi" take each other's place.
 */
export const controlIn = (shown: HTMLElement): HTMLElement | null =>
  shown instanceof HTMLButtonElement || shown instanceof HTMLAnchorElement
    ? shown
    : (shown.querySelector<HTMLElement>(`[${marks.focus}]`) ?? shown.querySelector("button:last-of-type"));

/**
 * Unfolds invalid fields and focuses the element with `autofocus`.
 * If the focused control is gone, it focuses its replacement in the part `used`.
 */
function focusWhere(root: Element, used?: string | null): void {
  for (const refused of root.querySelectorAll(refusal)) {
    const fold = refused.closest("details");
    if (fold) fold.open = true;
  }
  const lost = document.activeElement === document.body || document.activeElement === null;
  const target =
    root.querySelector<HTMLElement>("[autofocus]") ??
    (lost ? (controlOf(root, used) ?? root.querySelector<HTMLElement>(`[${marks.focus}]`)) : null);
  target?.focus({ preventScroll: !target.hasAttribute("autofocus") });
}

/**
 * Reloads a layer and draws it. `path` may be another state of its page.
 * Without a response the browser navigates there.
 */
export const reload = (layer: Layer, path: string): Promise<void> => drawAnew(layer, path, "or go there");

/** Reloads a possibly stale layer and draws it. Without a response the layer stays as it is. */
export const refresh = (layer: Layer): Promise<void> =>
  // the latest choice is still in flight and not on display
  drawAnew(layer, layer.path, !layer.dialog && latest !== drawn ? "or go there" : "or stay");

/** Refreshes the page below the dialogs. */
export const refreshPage = (): Promise<void> => refresh(pageLayer());

/** True if the response is from the shop and not from an edge or a proxy. */
export const isOurs = ({ headers }: Response): boolean => headers.has(requestIdHeader);

async function drawAnew(layer: Layer, path: string, otherwise: "or go there" | "or stay"): Promise<void> {
  const { root, dialog } = layer;
  if (dialog) dialog.setAttribute(marks.path, path);
  else latest = path;
  const question = {};
  asked.set(root, question);
  const before = changes;
  // false if the shopper has chosen something else or closed the dialog
  const isWanted = () => asked.get(root) === question && dialog?.open !== false;
  const end = new AbortController();
  void late(end);
  try {
    const answer = await fetch(path, {
      headers: { Accept: "text/html", ...(dialog && { [dialogHeader]: "1" }) },
      cache: "no-store",
      redirect: "manual",
      signal: end.signal,
    });
    const html = await answer.text();
    if (!isWanted()) return;
    if (changes !== before) return await drawAnew(layer, path, otherwise);
    const beneath = dialog ?? document.querySelector("dialog[open]");
    const stays = otherwise === "or stay" && (beneath || answer.type !== "opaqueredirect");
    if (stays && !(answer.ok && isOurs(answer))) return;
    // a navigation shows the pending messages
    if (!isOurs(answer) || !answer.headers.get("Content-Type")?.startsWith("text/html"))
      return location.assign(path);
    if (dialog) return showInDialog(dialog, html);
    const next = draw(html);
    showMessages(messagesIn(next));
    noteState(path, next);
    tellState(path);
    if (answer.ok) pageMemory.remember(path, html);
  } catch {
    if (otherwise === "or go there" && isWanted() && !isLeaving()) location.assign(path);
  }
}

/** Goes to a state of the page that is in its address, such as a listing's filters. */
export async function goInPlace(path: string): Promise<void> {
  // styles stay in place; a parser refuses them without their nonce
  const html = document.documentElement.outerHTML.replace(/<style[^]*?<\/style>/g, "");
  if (latest === drawn) pageMemory.remember(drawn, html);
  history.pushState(null, "", path);
  chooseState(path);
  await showState(pageLayer(), path);
}

/** Goes back or forward to a state of this page and drops choices in flight. */
export async function returnTo(page: Layer, path: string): Promise<void> {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${marks.applies}]`)) form.reset();
  await showState(page, path);
}

/** Shows a state of the page: from memory without its messages, else from a request. */
async function showState(page: Layer, path: string): Promise<void> {
  const seen = pageMemory.recall(path);
  if (seen === undefined) return reload(page, path);
  latest = path;
  asked.delete(page.root);
  draw(seen);
  tellState(path);
}
