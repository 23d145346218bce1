import * as marks from "~/lib/marks";
import { clearOf } from "~/ui/clear-of";
import { toastLife, withToasts, type Toast } from "~/ui/toast-queue";

/** What the next step needs, and no message may cover: bars, totals, the page's strong button. */
const needed =
  ".bottombar, .buybar, .product-bar, .summary-total, .next-step, main .btn-primary:not(.stepper-add)";

const box = () => document.querySelector<HTMLElement>(".toasts");
const toasts = () => [...(box()?.querySelectorAll<HTMLDetailsElement>(".toast") ?? [])];

/** The messages of a document that was asked for. */
export const saidIn = (page: Document): string => page.querySelector(".toasts")?.innerHTML ?? "";

/** What a message says, to tell it from others. */
const toToast = (element: Element): Toast => ({ kind: kindOf(element), text: element.textContent ?? "" });

function kindOf(element: Element): Toast["kind"] {
  const kind = element.getAttribute(marks.kind);
  return kind === "ok" || kind === "info" || kind === "warn" ? kind : "error";
}

/** Shows messages, given as the server wrote them, in the order of the queue (ui/toast-queue.ts). One shows at a time (overlays.css). */
export function say(html: string): void {
  const region = box();
  if (!region || !html) return;
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const news = [...fresh.content.children].filter((child) => !(isDialog(child) && popUp(child)));
  const queue = withToasts(
    toasts().map((toast, key) => ({ ...toToast(toast), key })),
    news.map(toToast),
  );
  const elements = new Map([...toasts(), ...news].map((toast) => [toast.textContent ?? "", toast]));
  // over a dialog only what stands in it is seen
  const over = [...document.querySelectorAll("dialog[open]")].pop() ?? document.body;
  if (region.parentElement !== over) over.insertBefore(region, over.firstChild);
  region.classList.add("toasts-live");
  region.replaceChildren(...queue.flatMap(({ text }) => elements.get(text) ?? []));
  next();
}

const isDialog = (element: Element): element is HTMLDialogElement =>
  typeof HTMLDialogElement === "function" && element instanceof HTMLDialogElement;

/** Shows a message with OK over the page; false where the browser cannot, and it stays among the others. */
function popUp(dialog: HTMLDialogElement): boolean {
  if (!("showModal" in dialog)) return false;
  dialog.open = false;
  dialog.addEventListener("close", () => {
    keepToasts(dialog);
    dialog.remove();
  });
  document.body.appendChild(dialog);
  dialog.showModal();
  return true;
}

/** Messages outlive the dialog they were shown in. */
export function keepToasts(dialog: Element): void {
  const region = box();
  if (region && dialog.contains(region)) document.body.insertBefore(region, document.body.firstChild);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Begins the time of the message that shows; one whose button has the focus stays. */
function next(): void {
  clearTimeout(timer);
  const [shown] = toasts();
  if (!shown) return;
  place(shown);
  const life = toastLife(kindOf(shown));
  timer = setTimeout(() => {
    if (shown.contains(document.activeElement)) next();
    else end(shown);
  }, life);
}

function end(toast: Element): void {
  toast.remove();
  next();
}

/** Keeps a message above the bars and off what the next step needs, wherever one scrolls. */
function place(shown: HTMLElement): void {
  const region = box();
  if (!region) return;
  const spans = [...document.querySelectorAll(needed)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  region.style.bottom = `${clearOf(spans, innerHeight, shown.offsetHeight)}px`;
}

export function startToasts(): void {
  let before: HTMLElement | undefined;
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && !target.closest(".toasts")) before = target;
  });
  document.addEventListener("click", ({ target }) => {
    const toast = target instanceof Element ? target.closest(".toast > summary")?.closest(".toast") : null;
    if (!toast) return;
    const used = toast.contains(document.activeElement);
    end(toast);
    // who closed it goes on where they were
    if (used) (toasts()[0]?.querySelector("summary") ?? before)?.focus({ preventScroll: true });
  });
  const replace = () => {
    const [shown] = toasts();
    if (shown && box()?.classList.contains("toasts-live")) place(shown);
  };
  addEventListener("scroll", replace, { passive: true });
  addEventListener("resize", replace);
}
