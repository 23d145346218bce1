import { dialogHeader, requestIdHeader } from "~/lib/in-place";
import * as marks from "~/lib/marks";
import { late } from "./late";
import { pageLayer, type Layer } from "./layers";
import { isLeaving } from "./leaving";
import { morphInside } from "./morph";
import { pageMemory } from "./page-memory";
import { messagesIn, showMessages } from "./toasts";
import { chooseState, noteState, tellState } from "./told";

/** The state of the page that was asked for last, and the one that shows. */
let latest = location.pathname + location.search;
let drawn = latest;
noteState(latest, document, true);
export const latestPath = (): string => latest;

/** What was asked for last, for each layer: an answer to an older question is not drawn. */
const asked = new WeakMap<Element, object>();
/** How many answers to forms were drawn: a page that was asked for before may not know what they changed. */
let changes = 0;
export const noteChange = (): unknown => (changes += 1);

/** Fields that were refused. */
export const refusal = '[aria-invalid="true"]';

/** The parts of a document that a page shows anew, toasts apart. */
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
  // the question about cookies, once it is answered
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
 * The element of a part of the page that takes the focus when the control that had it is gone: the one the part marks for it (a cart marks its
 * count), else its last button, since "Più" and "Aggiungi" stand in each other's place.
 */
export const controlIn = (shown: HTMLElement): HTMLElement | null =>
  shown instanceof HTMLButtonElement || shown instanceof HTMLAnchorElement
    ? shown
    : (shown.querySelector<HTMLElement>(`[${marks.focus}]`) ?? shown.querySelector("button:last-of-type"));

/** Unfolds refused fields, and focuses what asks for the focus; where the focused control is gone, the one that stands for it in the part `used`. */
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
 * Requests the page of a layer again and draws it. `path` may be another state of that page; where no answer comes, the browser goes there
 * itself.
 */
export const reload = (layer: Layer, path: string): Promise<void> => drawAnew(layer, path, "or go there");

/** Requests what a layer shows, which may be old, again and draws it; where no answer comes, what shows stays. */
export const refresh = (layer: Layer): Promise<void> =>
  // what was chosen and is still on its way does not show yet
  drawAnew(layer, layer.path, !layer.dialog && latest !== drawn ? "or go there" : "or stay");

/** Refreshes the page beneath the dialogs. */
export const refreshPage = (): Promise<void> => refresh(pageLayer());

/** Whether an answer is the shop's own, and not an edge's or a proxy's. */
export const isOurs = ({ headers }: Response): boolean => headers.has(requestIdHeader);

async function drawAnew(layer: Layer, path: string, otherwise: "or go there" | "or stay"): Promise<void> {
  const { root, dialog } = layer;
  if (dialog) dialog.setAttribute(marks.path, path);
  else latest = path;
  const question = {};
  asked.set(root, question);
  const before = changes;
  // who has chosen something else meanwhile, or has closed the dialog, sees that
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
    // the messages on the way are the browser's to show
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

/** A page whose state is in the address, such as the choices of a listing. */
export async function goInPlace(path: string): Promise<void> {
  // styles stay where they are, and a parser would refuse them without their nonce
  const html = document.documentElement.outerHTML.replace(/<style[^]*?<\/style>/g, "");
  if (latest === drawn) pageMemory.remember(drawn, html);
  history.pushState(null, "", path);
  chooseState(path);
  await showState(pageLayer(), path);
}

/** Back or forward to a state of this page: what was chosen there and is still on its way is given up. */
export async function returnTo(page: Layer, path: string): Promise<void> {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${marks.applies}]`)) form.reset();
  await showState(page, path);
}

/** Shows a state of the page: from memory, without its messages, where it was seen before; else it is requested. */
async function showState(page: Layer, path: string): Promise<void> {
  const seen = pageMemory.recall(path);
  if (seen === undefined) return reload(page, path);
  latest = path;
  asked.delete(page.root);
  draw(seen);
  tellState(path);
}
