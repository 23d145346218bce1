import { expect, test } from "./fixtures";
import { goods, plain } from "./goods";
import { readyToOrder } from "./scene";
import { addButton, expectSaid, productName, signIn } from "./steps";

/** APIs that a browser, its settings or an extension may refuse with an error, even on a read. */
const refusable = [
  "navigator.serviceWorker",
  "navigator.share",
  "navigator.wakeLock",
  "navigator.sendBeacon",
  "navigator.connection",
  "navigator.mediaDevices",
  "navigator.geolocation",
  "navigator.setAppBadge",
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "caches",
  "matchMedia",
  "MutationObserver",
  "IntersectionObserver",
  "ResizeObserver",
  "PerformanceObserver",
  "requestIdleCallback",
  "BarcodeDetector",
  "gtag",
  "document.startViewTransition",
  "history.replaceState",
];

/** Makes reading this name throw in every document of a page. Runs in the browser. */
function refuse(path: string): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  const owner: object = names.reduce<object>((one, name) => Reflect.get(one, name) as object, window);
  Object.defineProperty(owner, last, {
    configurable: true,
    get: () => {
      throw new DOMException("refused", "SecurityError");
    },
  });
}

// spec light: a tap before the script has come counts, once, also when a link is followed right after it
for (const api of refusable)
  test(`B12: the first press still works in place if ${api} throws`, async ({ page, context, sandbox }) => {
    const [one] = (await goods(sandbox, plain)).slice(-40 - refusable.indexOf(api));
    const { who, backend } = await readyToOrder(sandbox);
    await signIn(page, who);
    // Uses an unwatched page, because its other scripts may log the refusal.
    const refused = await context.newPage();
    await refused.addInitScript(refuse, api);
    await refused.goto(`/product/${one?.slug}`);
    const name = await productName(refused);
    // Counted outside the page: Playwright's own script there reads some of the refused names.
    let navigations = 0;
    refused.on("request", (request) => {
      if (request.isNavigationRequest()) navigations++;
    });
    await addButton(refused, name).click();
    await expectSaid(refused, `Nel carrello: 1 pezzo di ${name}`);
    await expect(refused.locator("html")).toHaveAttribute("data-script", "on");
    expect(navigations).toBe(0);
    expect((await backend.cart()).cartItems).toHaveLength(2);
  });
