import * as marks from "~/lib/marks";
import { browserEnd } from "./browser-end";
import type { Plugins } from "./capacitor";

/** Links that lead to other hosts and back open in a browser over the app, which closes once it is back at the shop (§4). */
export function openApart({ InAppBrowser: browser }: Plugins): void {
  if (!browser) return;
  let isOpen = false;
  browser.addListener("urlChangeEvent", ({ url }) => {
    const next = browserEnd(url, location.origin);
    if (!isOpen || !next) return;
    isOpen = false;
    // a shell that does not say whether it has closed keeps nobody from going on
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
