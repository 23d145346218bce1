import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { signIn } from "./steps";

const rules = (page: Page) => page.locator('script[type="speculationrules"]');
const card = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first();

// spec light: next pages ahead of the tap, where nothing of a session hangs on them <- app/page/ahead.ts, app/root.tsx
test("a visitor's next page is prefetched on hover, and shown from there", async ({ page }) => {
  const fetched: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready" || status === "Success") fetched.push(new URL(prefetchUrl).pathname);
  });
  await browser.send("Preload.enable");
  await page.goto("/category/frutta-e-verdura");
  const link = card(page);
  const product = (await link.getAttribute("href")) ?? "";
  await link.hover();
  await expect.poll(() => fetched).toContain(product);
  await link.click();
  await expect(page).toHaveURL(product);
  const [navigation] = await page.evaluate(() =>
    performance.getEntriesByType("navigation").map((entry) => entry.toJSON() as { deliveryType?: string }),
  );
  expect(navigation?.deliveryType).toBe("navigational-prefetch");
});

// spec light: next pages ahead of the tap, where nothing of a session hangs on them
test("a signed-in shopper and the light version get no prefetch rules", async ({ page, sandbox }) => {
  await page.goto("/catalog");
  await expect(rules(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Passa alla versione leggera" }).click();
  await expect(page.getByRole("button", { name: "Torna alla versione completa" })).toBeVisible();
  await expect(rules(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Torna alla versione completa" }).click();
  await expect(rules(page)).toHaveCount(1);
  await signIn(page, await sandbox.shopper("regular"), "/catalog");
  await expect(rules(page)).toHaveCount(0);
});
