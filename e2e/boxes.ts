import type { Locator, Page } from "@playwright/test";

/** The smallest usual phone, in CSS pixels. */
export const small = { width: 360, height: 640 };

/** Position of an element in the window, in CSS pixels. */
export async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

/** The navigation of phones, which covers the bottom of the window. */
export const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Navigazione veloce" });

/**
 * Overflow of the page beyond the window's width, in CSS pixels. It avoids `innerWidth`, which
 * grows with the overflow on a phone.
 */
export const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Draws rows of products outside the window. Their content has no layout (content-visibility), and
 * a shopper never sees that state.
 */
export const drawRows = (page: Page): Promise<void> =>
  page.locator("main ul").evaluateAll((rows: HTMLElement[]) => {
    for (const row of rows) row.style.contentVisibility = "visible";
  });
