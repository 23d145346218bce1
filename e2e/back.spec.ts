import type { Page } from "@playwright/test";
import { chromium } from "./chromium";
import { expect, awake, test } from "./fixtures";
import { dear, good, plain } from "./goods";
import { held } from "./held";
import { withCart } from "./scene";
import { addButton, expectSaid, productName, signInByForm } from "./steps";

// Playwright disables the back/forward cache by default.
test.use({ launchOptions: { ...chromium, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

// A page restored from the cache has fired `load` already, so waiting for it would never end; this
// also applies to an address matched by a function.
const commit = { waitUntil: "commit" } as const;

const category = "/category/frutta-e-verdura";

/** Paths of the pages that the browser requests from now on. */
function asked(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const isPage = request.isNavigationRequest() || request.headers().accept === "text/html";
    if (isPage && request.method() === "GET") seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

const firstCard = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link");

/** Opens a card far down the page and comes back. */
async function thereAndBack(page: Page): Promise<{ before: number; after: number }> {
  await firstCard(page).nth(14).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await firstCard(page).nth(14).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { name: "Filtri" })).toBeHidden();
  await page.goBack(commit);
  await expect(page.getByRole("heading", { name: "Filtri" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
  return { before, after: await page.evaluate(() => window.scrollY) };
}

/**
 * Reasons of ours that keep the page out of the back/forward cache. The browser's own reasons, for
 * example that a test drives it, read "masked".
 */
const ownReasons = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    const told = (entry?.toJSON() ?? {}) as {
      notRestoredReasons?: { reasons?: { reason: string }[] } | null;
    };
    if (!("notRestoredReasons" in told)) throw new Error("this browser does not say why");
    return (told.notRestoredReasons?.reasons ?? [])
      .map(({ reason }) => reason)
      .filter((reason) => reason !== "masked");
  });

// spec catalogue: §2.1 scroll restored on going back <- app/enhance/page.ts, app/enhance/page-memory.ts
// spec light: Back and forward show the state of their address, before and after the script has come <- app/enhance/boot.ts, app/enhance/page.ts
test("going back restores a listing's scroll position without blocking the bfcache", async ({ page }) => {
  await page.goto(`${category}?sort=price_asc`);
  await awake(page);
  const { before, after } = await thereAndBack(page);
  expect(before).toBeGreaterThan(400);
  expect(Math.abs(after - before)).toBeLessThan(60);
  await expect(page).toHaveURL(/sort=price_asc/);
  expect(await ownReasons(page)).toEqual([]);
});

const organic = (page: Page) => page.getByRole("checkbox", { name: /^Biologico/ });

// spec catalogue: §2.1 scroll restored on going back
test("an untouched page does not block the bfcache, and is refreshed on return", async ({ page }) => {
  await page.goto(category);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.evaluate(() => location.assign("/negozi"));
  await expect(page).toHaveURL("/negozi");
  const again = asked(page);
  await page.goBack(commit);
  await expect.poll(() => again).toContain(category);
  // A browser that cached no page must not name a reason of ours.
  const isKept = await page.evaluate(() => "kept" in window);
  expect(isKept || (await ownReasons(page))).toEqual(isKept || []);
});

// spec light: Back and forward show the state of their address, before and after the script has come
test("going back to an earlier state of a listing shows that state after a reload", async ({ page }) => {
  await page.goto(category);
  await awake(page);
  await organic(page).press("Space");
  await expect(page.getByRole("link", { name: "Togli il filtro Biologico" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Togli il filtro Biologico" })).toBeVisible();
  await page.goBack(commit);
  await expect(page).toHaveURL((url) => url.search === "");
  await expect(page.getByRole("link", { name: "Togli il filtro Biologico" })).toBeHidden();
  await expect(organic(page)).not.toBeChecked();
});

// spec light: Back and forward show the state of their address, before and after the script has come
test("going back cancels a filter still under way", async ({ page }) => {
  await page.goto(category);
  await awake(page);
  const answer = held();
  await page.route(`${category}?*`, async (route) => {
    await answer.until;
    await route.fallback().catch(() => undefined);
  });
  await organic(page).press("Space");
  await expect(page).toHaveURL(/product_class_10000/);
  await page.goBack(commit);
  await expect(page).toHaveURL((url) => url.search === "");
  await expect(organic(page)).not.toBeChecked();
  const late = page.waitForResponse((response) => response.url().includes("product_class_10000"));
  answer.release();
  await late;
  await expect(organic(page)).not.toBeChecked();
  await expect(page.getByRole("link", { name: "Togli il filtro Biologico" })).toBeHidden();
});

// spec catalogue: §2.1 catalogue filters reset on entry to another category, kept by pages and sorts within one
// spec catalogue: §3 Filters: promo, onlyNew, preferred (who signed in), page, pageSize 24, sort with the price by the kilogram or litre
test("Back shows earlier pages and sorts without requests, and the original filters", async ({ page }) => {
  await page.goto(category);
  await awake(page);
  await page.getByRole("link", { name: "Pagina 2", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  const sort = page.getByRole("combobox", { name: "Ordina per" });
  await sort.focus();
  await sort.selectOption("Prezzo al kg o al litro");
  await expect(page).toHaveURL(/sort=price_um_asc/);
  await expect(page.getByRole("status").filter({ hasText: "pagina 1 di" })).toBeVisible();
  await expect(sort).toBeFocused();
  await organic(page).press("Space");
  await expect(page).toHaveURL(/^(?=.*product_class_10000=\d+)(?=.*sort=price_um_asc)/);
  await expect(page.getByRole("link", { name: "Togli il filtro Biologico" })).toBeVisible();
  await expect(organic(page)).toBeFocused();
  const seen = asked(page);
  await page.goBack(commit);
  await page.goBack(commit);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("status").filter({ hasText: "pagina 2 di" })).toBeVisible();
  expect(seen).toEqual([]);
  await page.goBack(commit);
  await expect(page).toHaveURL(category);
  await expect(organic(page)).not.toBeChecked();
  await expect(sort).toHaveValue("rank");
  await organic(page).press("Space");
  await expect(page, "the usual order is not written").toHaveURL(/\?product_class_10000=\d+$/);
  await page.goBack(commit);
  await page.goForward(commit);
  await page.getByRole("navigation", { name: "Sottoreparti" }).getByRole("link").first().click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(`${category}/`) && url.search === "");
});

// spec catalogue: §7 Caching in the browser: 50 answers of 900 s, any non-GET clears, never wishlist-parent or preferred
// spec light: Back and forward show the state of their address, before and after the script has come
test("a change of the cart refreshes earlier pages, and the cart is always fetched", async ({
  page,
  sandbox,
}) => {
  const [one, other] = [await good(sandbox, plain), await good(sandbox, dear)];
  const { who } = await withCart(sandbox, [{ good: other, quantity: 1 }]);
  await signInByForm(page, who, `/product/${one.slug}`);
  await awake(page);
  const name = await productName(page);
  await page.getByRole("navigation", { name: "Sei qui" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/category\//);
  await page.goBack(commit);
  await expect(page).toHaveURL(/\/product\//);
  await addButton(page, name).click();
  await expectSaid(page, `di ${name}`);
  await expect(page.getByText(/^Nel carrello: /).first()).toBeVisible();
  const seen = asked(page);
  await page.goForward(commit);
  await expect(page).toHaveURL(/\/category\//);
  await expect.poll(() => seen.some((path) => path.startsWith("/category/"))).toBe(true);
  await page.goBack(commit);
  await expect(page.getByText(/^Nel carrello: /).first()).toBeVisible();
  await page.goto("/cart");
  await page.goto("/catalog");
  const again = asked(page);
  await page.goBack(commit);
  await expect(page).toHaveURL("/cart");
  await expect.poll(() => again).toContain("/cart");
});

// spec catalogue: §7 Caching in the browser: 50 answers of 900 s, any non-GET clears, never wishlist-parent or preferred
test("a listing of usual products is fetched every time", async ({ page, sandbox }) => {
  await signInByForm(page, await sandbox.shopper("regular"), "/search?promo=1");
  await awake(page);
  await page.getByRole("checkbox", { name: "Solo quello che compro di solito" }).check();
  await expect(page).toHaveURL(/preferred=1/);
  const seen = asked(page);
  await page.getByRole("link", { name: "Homepage", exact: true }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await page.goBack(commit);
  await expect(page).toHaveURL(/preferred=1/);
  await expect.poll(() => seen.some((path) => path.startsWith("/search"))).toBe(true);
});
