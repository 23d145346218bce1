import * as marks from "~/lib/marks";
import { browserEnd } from "./browser-end";
import type { Plugins } from "./capacitor";

/**
 * Opens links that lead to other hosts and back in a browser over the app. It closes once it is
 * back at the shop (§4).
 */
export function openApart({ InAppBrowser: browser }: Plugins): void {
  if (!browser) return;
  let isOpen = false;
  browser.addListener("urlChangeEvent", ({ url }) => {
    const next = browserEnd(url, location.origin);
    if (!isOpen || !next) return;
    isOpen = false;
    // goes on at once, as a shell may never report that the browser has closed
    location.assign(next);
    browser.close().catch(() => undefined);
  });
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[${marks.apart}]`);
    if (!link) return;
    event.preventDefault();
    isOpen = true;
    const open = async () => browser.openWebView({ url: link.href, title: link.textContent ?? "" });
    void open().catch(() => location.assign(link.href));
  });
}
