import type { Page } from "@playwright/test";

/** Fires Chromium's install offer; true if the page defers it for later (`preventDefault`). */
export const offerInstall = (page: Page, outcome: "accepted" | "refused" = "accepted"): Promise<boolean> =>
  page.evaluate((answer) => {
    const prompt = () => {
      document.documentElement.dataset.asked = String(
        Number(document.documentElement.dataset.asked ?? 0) + 1,
      );
      return answer === "accepted"
        ? Promise.resolve({ outcome: answer })
        : Promise.reject(new DOMException("asked already", "InvalidStateError"));
    };
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
    return !window.dispatchEvent(event);
  }, outcome);

/** Number of times this page opened the browser's own install prompt. */
export const timesAsked = async (page: Page): Promise<number> =>
  Number((await page.locator("html").getAttribute("data-asked")) ?? 0);

/** From the next page on, the shop runs in its own window (`display-mode: standalone`). */
export async function asInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const matches = window.matchMedia.bind(window);
    const own = (query: string) => query.replace(/\(display-mode: ?standalone\)/, "all");
    window.matchMedia = (query) => matches(own(query));
  });
}
