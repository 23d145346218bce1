import type { Locator, Page } from "@playwright/test";

/** The smallest usual phone. */
export const small = { width: 360, height: 640 };

/** Where something stands in the window. */
export async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

/** The navigation of phones, which covers the end of the window. */
export const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Navigazione veloce" });

/** How much wider than the window a page is, in pixels; `innerWidth` grows with what a phone would have to zoom out for. */
export const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Draws rows of products that are out of sight: what is in them has no place yet (content-visibility), and a shopper never finds them so. */
export const drawRows = (page: Page): Promise<void> =>
  page.locator("main ul").evaluateAll((rows: HTMLElement[]) => {
    for (const row of rows) row.style.contentVisibility = "visible";
  });
