import type { Take } from "~/enhance/boot";
import { followInDialog, askInDialog, openDialog } from "~/enhance/dialogs";
import { disableUntilFilled, togglePassword } from "~/enhance/form-buttons";
import { sendInPlace, sendingOf, type Begun } from "~/enhance/in-place";
import { isLeaving } from "~/enhance/leaving";
import { startMenus } from "~/enhance/menus";
import { pageLayer } from "~/enhance/layers";
import { latestPath, refreshPage, returnTo } from "~/enhance/page";
import { keepStyles, styled } from "~/enhance/styles";
import { startToasts } from "~/enhance/toasts";
import { startToTop } from "~/enhance/to-top";
import { allFinished, runInTurn, isPendingWork } from "~/enhance/pending-work";
import { onQuantity, startQuantities } from "~/features/cart/public.client";
import { startListings } from "~/features/catalog/public.client";
import { locate, onAddressTyped } from "~/features/delivery/public.client";
import { startLeafing } from "~/features/flyers/public.client";
import { onHeart } from "~/features/lists/public.client";
import { suggestFor } from "~/features/search/public.client";
import * as marks from "~/lib/marks";

/*
 * What a script makes better on the pages of the shop. It is fetched when a shopper first touches, points, types or focuses (enhance/boot.ts), and
 * listens on the document: pages are plain HTML, whoever wrote them.
 */

/** What the page's own script held until now; a form that it has sent comes with its answer. */
const take: Take = (type, element, submitter, begun) => {
  if (type === "click" && element instanceof HTMLAnchorElement && element.hasAttribute(marks.dialog))
    openLink(element);
  else if (type === "click") element.click();
  if (type !== "submit" || !(element instanceof HTMLFormElement)) return;
  if (element.hasAttribute(marks.inPlace)) submit(element, submitter, begun);
  else element.requestSubmit(submitter);
};

/** Opens the dialog of a link once the changes under way are done, so that its content includes them. */
const openLink = (link: HTMLAnchorElement) =>
  void allFinished().then(() =>
    openDialog(
      link.pathname + link.search,
      link.getAttribute(marks.dialog) ?? "",
      link.getAttribute(marks.label) ?? link.textContent ?? "",
    ),
  );

function submit(form: HTMLFormElement, submitter: HTMLElement | null, begun?: Begun): void {
  if (form.hasAttribute(marks.quantity)) return onQuantity(form, submitter);
  const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
  if (button?.hasAttribute("aria-pressed")) return onHeart(form, button);
  const sending = sendingOf(form, submitter);
  const key = JSON.stringify([sending.action, ...sending.body].map(String));
  // pressing twice sends once
  if (isPendingWork(key)) return;
  const label = button && button.getAttribute(marks.optimisticLabel);
  if (label) button.textContent = label;
  button?.setAttribute("aria-busy", "true");
  void runInTurn(key, () => sendInPlace(sending, begun)).finally(() => button?.removeAttribute("aria-busy"));
}

/** Leaves the page once all work is finished. */
function leaveBy(leave: () => void): void {
  const { documentElement } = document;
  documentElement.setAttribute("aria-busy", "true");
  void allFinished().then(() => {
    documentElement.removeAttribute("aria-busy");
    if (!isLeaving()) leave();
  });
}

const isWithinPage = ({ hash, pathname, search }: HTMLAnchorElement) =>
  hash !== "" && pathname === location.pathname && search === location.search;

/** A click that the browser itself would follow in this window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

document.addEventListener("click", (event) => {
  const { target } = event;
  if (!(target instanceof Element) || event.defaultPrevented) return;
  const link = target.closest("a");
  if (link && isPlain(event)) {
    if (link.hasAttribute(marks.dialog)) {
      event.preventDefault();
      openLink(link);
    } else if (link.origin === location.origin && followInDialog(link)) event.preventDefault();
    else if (isPendingWork() && link.target !== "_blank" && !isWithinPage(link)) {
      event.preventDefault();
      leaveBy(() => location.assign(link.href));
    }
  }
  const button = target.closest("button");
  if (button?.hasAttribute(marks.reveal)) togglePassword(button);
  const place = button?.parentElement?.closest<HTMLElement>(`[${marks.locate}]`);
  if (place) locate(place);
  // a tap chooses and sends; keys only choose
  if (target instanceof HTMLInputElement && target.hasAttribute(marks.autosubmit) && event.detail > 0)
    target.form?.requestSubmit();
});

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  if (submitter?.getAttribute("formmethod") === "dialog") return;
  if (askInDialog(form)) return event.preventDefault();
  if ([form, submitter].some((sender) => sender?.hasAttribute(marks.inPlace))) {
    event.preventDefault();
    submit(form, submitter);
  } else if (isPendingWork()) {
    event.preventDefault();
    leaveBy(() => form.requestSubmit(submitter?.isConnected ? submitter : null));
  }
});

document.addEventListener("input", ({ target }) => {
  disableUntilFilled(document);
  if (target instanceof HTMLInputElement && target.hasAttribute(marks.addresses)) onAddressTyped(target);
});

/** Fetches the script apart whose address a mark of the page holds, where the browser can do what it is for. */
function fetchWhere(can: boolean, mark: string): void {
  const address = can && document.querySelector(`[${mark}]`)?.getAttribute(mark);
  if (address) import(/* @vite-ignore */ address).catch(() => {});
}

function suggest(field: EventTarget | Element | null): void {
  if (!(field instanceof HTMLInputElement) || !field.getAttribute(marks.suggests)) return;
  if (field.getAttribute("role") === "combobox") return;
  suggestFor(field);
}
document.addEventListener("focusin", ({ target }) => suggest(target));

const closeDialogs = () => {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
};
addEventListener("popstate", () => {
  const page = pageLayer();
  if (page.path === latestPath()) return;
  closeDialogs();
  void returnTo(page, page.path);
});
// a page that comes back as it was left is made true again
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  closeDialogs();
  void refreshPage();
});
for (const mark of [marks.js, marks.script]) document.documentElement.setAttribute(mark, "on");
// on the window and not exported: a file that others may import from is wrapped by the bundler in a second one
window.shopReady = take;

const registerWorker = () => void navigator.serviceWorker?.register("/sw.js").catch(() => {});

/*
 * Everything below only adds to a page that answers already. A browser or an extension may refuse an API with
 * an error, even when it is only read: that part is left out, and the others begin.
 */
const additions = [
  styled,
  keepStyles,
  startMenus,
  startToTop,
  startToasts,
  startQuantities,
  startListings,
  () => disableUntilFilled(document),
  () => suggest(document.activeElement),
  startLeafing,
  () => fetchWhere("BarcodeDetector" in window, marks.scan),
  () => fetchWhere("share" in navigator, marks.share),
  () => fetchWhere("wakeLock" in navigator, marks.awake),
  // what is drawn anew is looked at, too
  () =>
    new MutationObserver(() => disableUntilFilled(document)).observe(document.body, {
      childList: true,
      subtree: true,
    }),
  () => {
    addEventListener("load", () => attempt(registerWorker));
    if (document.readyState === "complete") registerWorker();
  },
];

function attempt(add: () => unknown): void {
  try {
    add();
  } catch {
    // the shop is the same without it
  }
}
additions.forEach(attempt);
