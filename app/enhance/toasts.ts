import * as marks from "~/lib/marks";
import { styled } from "./styles";
import { clearOf } from "~/ui/clear-of";
import { withToasts, type Toast } from "~/ui/message/toast-queue";

/** Elements of the next step, which no message may cover: bars, totals, the primary button. */
const needed =
  ".bottombar, .buybar, .product-bar, .summary-total, .next-step, main .btn-primary:not(.stepper-add)";

const box = () => document.querySelector<HTMLElement>(".toasts");
/** Open messages. Closing a message, by hand or by time, only closes its `<details>`. */
const toasts = () => [...(box()?.querySelectorAll<HTMLDetailsElement>(".toast[open]") ?? [])];

/** The messages in a fetched document, as HTML. */
export const messagesIn = (page: Document): string => page.querySelector(".toasts")?.innerHTML ?? "";

/** A message in the form the queue uses. */
const toToast = (element: Element): Toast => ({ kind: kindOf(element), text: element.textContent ?? "" });

function kindOf(element: Element): Toast["kind"] {
  const kind = element.getAttribute(marks.kind);
  return kind === "ok" || kind === "info" || kind === "warn" ? kind : "error";
}

/** Shows the server's messages in the order of the queue (ui/message/toast-queue.ts). */
export const showMessages = (html: string): void => {
  if (html) void styled().then(() => insertMessages(html));
};

function insertMessages(html: string): void {
  const region = box();
  if (!region) return;
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const news = [...fresh.content.children].filter((child) => !showAsDialog(child));
  const queue = withToasts(
    toasts().map((toast, key) => ({ ...toToast(toast), key })),
    news.map(toToast),
  );
  const elements = new Map([...toasts(), ...news].map((toast) => [toast.textContent ?? "", toast]));
  // only content inside an open dialog is visible
  const over = [...document.querySelectorAll("dialog[open]")].pop() ?? document.body;
  if (region.parentElement !== over) over.insertBefore(region, over.firstChild);
  region.classList.add("toasts-live");
  region.replaceChildren(...queue.flatMap(({ text }) => elements.get(text) ?? []));
  positionToasts();
}

/**
 * Shows a message with OK as a dialog over the page.
 * False for other messages, or if the browser has no dialogs: the message then stays in the list.
 */
function showAsDialog(dialog: Element): boolean {
  if (typeof HTMLDialogElement !== "function" || !(dialog instanceof HTMLDialogElement)) return false;
  dialog.open = false;
  dialog.addEventListener("close", () => {
    moveToastsOutOf(dialog);
    dialog.remove();
  });
  document.body.appendChild(dialog);
  dialog.showModal();
  return true;
}

/** Moves the messages out of a closing dialog, so that they stay on the page. */
export function moveToastsOutOf(dialog: Element): void {
  const region = box();
  if (region && dialog.contains(region)) document.body.insertBefore(region, document.body.firstChild);
}

/** Positions the messages above the bars and clear of the next step, at any scroll position. */
function positionToasts(): void {
  const region = box();
  if (!region || toasts().length === 0) return;
  const spans = [...document.querySelectorAll(needed)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  region.style.bottom = `${clearOf(spans, innerHeight, region.offsetHeight)}px`;
}

export function startToasts(): void {
  let focusBefore: HTMLElement | undefined;
  addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && !target.closest(".toasts")) focusBefore = target;
  });
  // the style sheet hides a message after its time, perhaps before the script loads; this closes it
  // too
  const closeHidden = () => {
    for (const toast of toasts()) toast.open = getComputedStyle(toast).opacity > "0";
  };
  addEventListener("animationend", closeHidden);
  closeHidden();
  // `toggle` does not bubble, so it is captured
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(".toast:not([open])")) return;
      positionToasts();
      // focus returns to where it was before the message
      if (target.contains(document.activeElement))
        (toasts()[0]?.querySelector("summary") ?? focusBefore)?.focus({ preventScroll: true });
    },
    true,
  );
  addEventListener("scroll", positionToasts, { passive: true });
  addEventListener("resize", positionToasts);
  positionToasts();
}
