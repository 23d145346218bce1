import { requestIdHeader } from "~/lib/in-place";
import { installPath } from "~/lib/path";
import { isInstalled } from "./installed";
import { awayUntil, isAway, type Done } from "./install-days";
import { keepAway, mayShow, memory } from "./install-memory";

/** Chromium's install event; each event can prompt once. */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

/** Pages for browsing; the others have a form to fill in. */
const pages = /^\/($|catalog$|category\/|volantini|profile\/(orders|lists|dashboard)$)/;
const fields = "input, select, textarea";

let installs: InstallPrompt | undefined;
let banner: HTMLElement | undefined;

const mayOffer = () =>
  !banner &&
  pages.test(location.pathname) &&
  !isInstalled() &&
  // at most one question at a time
  !document.querySelector(".consent:not(:empty), dialog[open]") &&
  mayShow(Date.now());

/**
 * Shows the install banner (§2.2) if it may show.
 * With Chromium's event it has an install button. Without it (iPhone) it explains the manual steps.
 * Its HTML is loaded from the shop; on failure there is no banner.
 */
export async function offer(event?: InstallPrompt): Promise<void> {
  installs = event;
  if (!mayOffer()) return;
  const html = await askFor(installPath + (event ? "" : "?by=hand")).catch(() => undefined);
  if (html === undefined || !mayOffer()) return;
  const template = document.createElement("template");
  template.innerHTML = html;
  const { firstElementChild: shown } = template.content;
  if (!(shown instanceof HTMLElement)) return;
  banner = shown;
  banner.addEventListener("click", onClick);
  banner.addEventListener("keydown", ({ key }) => key === "Escape" && leave("closed"));
  document.body.appendChild(banner);
}

/**
 * Loads the banner's HTML. Returns undefined if the shop sends no banner; rejects if the request
 * fails.
 */
async function askFor(address: string): Promise<string | undefined> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.headers.has(requestIdHeader)) return undefined;
  const { html }: { html: string } = await answer.json();
  return html;
}

function onClick({ target }: Event): void {
  const button = target instanceof Element && target.closest("button");
  if (!button) return;
  leave(button.name === "install" ? "asked" : "closed");
  // a browser refuses a second prompt of one event
  if (button.name === "install") void Promise.resolve(installs?.prompt()).catch(() => undefined);
}

/** Removes the banner and stores until when it stays hidden. */
function leave(done: Done): void {
  keepAway(awayUntil(done, Date.now()));
  takeAway();
}

function takeAway(): void {
  const held = banner?.contains(document.activeElement);
  banner?.remove();
  banner = undefined;
  if (held) document.querySelector<HTMLElement>("main [tabindex='-1']")?.focus({ preventScroll: true });
}

addEventListener("appinstalled", takeAway);
// closed in another tab
addEventListener("storage", ({ key, newValue }) => {
  if (key === memory && isAway(newValue, Date.now())) takeAway();
});
// hidden while the shopper fills a field
addEventListener("focusin", ({ target }) => {
  if (banner) banner.hidden = target instanceof Element && target.matches(fields);
});
