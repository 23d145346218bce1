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
 * Progressive enhancement of the shop's pages. It is loaded at a shopper's first touch, pointer
 * move, key or focus (enhance/boot.ts). Listeners are on the document, because pages are plain
 * HTML.
 */

/**
 * Replays the events that the boot script has held back; a form it has already sent comes with its
 * response.
 */
const take: Take = (type, element, submitter, begun) => {
  if (type === "click" && element instanceof HTMLAnchorElement && element.hasAttribute(marks.dialog))
    openLink(element);
  else if (type === "click") element.click();
  if (type !== "submit" || !(element instanceof HTMLFormElement)) return;
  if (element.hasAttribute(marks.inPlace)) submit(element, submitter, begun);
  else element.requestSubmit(submitter);
};

/** Opens a link's dialog after pending changes, so that its content includes them. */
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
  // a second press does not send again
  if (isPendingWork(key)) return;
  const label = button && button.getAttribute(marks.optimisticLabel);
  if (label) button.textContent = label;
  button?.setAttribute("aria-busy", "true");
  void runInTurn(key, () => sendInPlace(sending, begun)).finally(() => button?.removeAttribute("aria-busy"));
}

/** Leaves the page after all pending work. */
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

/** True for a click that the browser would follow in this window. */
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
  // a tap selects and submits; keys only select
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

/**
 * Loads the separate script whose address is in a mark of the page, if the browser supports its
 * feature.
 */
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
// a page restored from the back/forward cache is refreshed
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  closeDialogs();
  void refreshPage();
});
for (const mark of [marks.js, marks.script]) document.documentElement.setAttribute(mark, "on");
// on the window, not exported: the bundler wraps a file with exports in a second one
window.shopReady = take;

const registerWorker = () => void navigator.serviceWorker?.register("/sw.js").catch(() => {});

/*
 * Everything below only adds to a page that already works. A browser or an extension may throw for
 * an API, even on reading it: that addition is skipped, and the rest start.
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
  // new content is checked, too
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
    // the shop works without it
  }
}
additions.forEach(attempt);
