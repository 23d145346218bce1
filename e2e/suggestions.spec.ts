import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, awake, test } from "./fixtures";
import { dear, good } from "./goods";
import { held } from "./held";
import { withCart } from "./scene";
import { expectSaid, signIn } from "./steps";

const field = (page: Page) => page.getByRole("search").first().getByLabel("Cerca un prodotto");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggerimenti" });
const options = (page: Page) => list(page).getByRole("option");

/** Opens a page and types slowly enough that every letter counts. */
async function type(page: Page, words: string) {
  await page.goto("/");
  await awake(page);
  await field(page).click();
  await expect(field(page)).toHaveRole("combobox");
  await field(page).pressSequentially(words, { delay: 30 });
}

// spec house: suggestions as one types: keyboard, screen reader, stale answers given up <- app/features/search/suggest/suggestion-list.tsx, app/features/search/suggest/suggestions.client.ts
test("suggests departments and products while typing, chosen by arrows and Enter", async ({ page }) => {
  await type(page, "yog");
  await expect(list(page).getByRole("group", { name: "Reparti" }).getByRole("option").first()).toContainText(
    "Yogurt",
  );
  const first = list(page).getByRole("group", { name: "Prodotti" }).getByRole("option").first();
  await expect(first).toContainText(/\d,\d\d\s€/);
  await expect(first.locator("img")).toHaveJSProperty("complete", true);
  expect(await options(page).count()).toBeLessThanOrEqual(8);
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("status").filter({ hasText: "suggerimenti" })).toHaveCount(1);

  await field(page).press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options(page).first().getAttribute("id")) ?? "",
  );
  await field(page).press("ArrowUp");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await field(page).press("ArrowUp");
  const last = options(page).last();
  await expect(last).toHaveAttribute("aria-selected", "true");
  const href = (await last.getAttribute("href")) ?? "";
  await field(page).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === href);
});

// spec house: suggestions as one types: keyboard, screen reader, stale answers given up
test("Enter without a choice sends the search, and Escape closes the list only", async ({ page }) => {
  await type(page, "pane");
  await expect(list(page)).toBeVisible();
  await field(page).press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("pane");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await field(page).press("ArrowDown");
  await expect(list(page)).toBeVisible();
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?query=pane$/);
  await expect(field(page)).toHaveValue("pane");
  await expect(field(page)).toHaveRole("searchbox");
  await expect(list(page)).toHaveCount(0);
});

test("a pointer can choose a suggestion, and leaving the search closes the list", async ({ page }) => {
  await type(page, "pane");
  await expect(list(page)).toBeVisible();
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(list(page)).toHaveCount(0);
  await field(page).click();
  await list(page)
    .getByRole("option", { name: /^Pane e forno/ })
    .click();
  await expect(page).toHaveURL(/\/category\/pane-e-forno$/);
});

test("earlier searches come first, also in an empty field", async ({ page }) => {
  await page.goto("/search?query=yogurt");
  await type(page, "");
  await expect(options(page)).toHaveText(["yogurt"]);
  await field(page).fill("yo");
  await expect(options(page).first()).toHaveText("yogurt");
  await options(page).first().click();
  await expect(page).toHaveURL(/\/search\?query=yogurt$/);
});

// spec house: suggestions as one types: keyboard, screen reader, stale answers given up
test("a late suggestion is not shown, and a failed request leaves the search working", async ({ page }) => {
  const asked: string[] = [];
  const slow = held();
  await page.route("**/search/suggest?*", async (route) => {
    const q = new URL(route.request().url()).searchParams.get("q") ?? "";
    asked.push(q);
    if (q === "pane") await slow.until;
    if (q === "panettone") return route.abort();
    return route.continue().catch(() => undefined);
  });
  await type(page, "pane");
  await expect.poll(() => asked).toContain("pane");
  await field(page).fill("yogurt");
  await expect(options(page).first()).toContainText(/yogurt/i);
  slow.release();
  await field(page).press("ArrowDown");
  await expect(options(page).first()).toContainText(/yogurt/i);

  await page.unroute("**/search/suggest?*");
  await page.route("**/search/suggest?*", (route) => route.fulfill({ status: 200, body: "no JSON" }));
  await field(page).fill("panettone");
  await expect(list(page)).toHaveCount(0);
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?query=panettone$/);
});

test("letters typed at once cause one request", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/search/suggest"))
      asked.push(new URL(request.url()).searchParams.get("q") ?? "");
  });
  await page.goto("/");
  await awake(page);
  await field(page).click();
  await expect(field(page)).toHaveRole("combobox");
  // Types in one go, so a busy machine does not matter.
  await field(page).evaluate((input: HTMLInputElement) => {
    for (const letter of "mozzarella") {
      input.value += letter;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  await expect(list(page)).toBeVisible();
  expect(asked.filter((q) => q !== "")).toEqual(["mozzarella"]);
});

// spec house: suggestions as one types: keyboard, screen reader, stale answers given up
test("the open list of suggestions has no accessibility violation", async ({ page }) => {
  await type(page, "latte");
  await expect(list(page)).toBeVisible();
  await field(page).press("ArrowDown");
  const { violations } = await new AxeBuilder({ page }).include("form[role=search]").analyze();
  expect(violations).toEqual([]);
});

// spec again: V4 a product is added from its suggestion <- app/features/search/suggest/suggestion-list.tsx, app/features/cart/add/add-within.tsx
test("a product is added from its suggestion without leaving the page", async ({ page, sandbox }) => {
  const { who, backend } = await withCart(sandbox, [{ good: await good(sandbox, dear), quantity: 1 }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, who, "/volantini");
  await awake(page);
  await field(page).click();
  await expect(field(page)).toHaveRole("combobox");
  await field(page).pressSequentially("burro", { delay: 30 });
  const add = page
    .getByRole("search")
    .first()
    .getByRole("button", { name: /^Aggiungi: Burro/ })
    .first();
  const row = list(page).getByRole("group", { name: "Prodotti" }).getByRole("option").first();
  await expect(row).toBeVisible();
  const [beside, line] = [await add.boundingBox(), await row.boundingBox()];
  expect(beside?.y ?? -99).toBeGreaterThanOrEqual((line?.y ?? 0) - 1);
  expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(
    (line?.y ?? 0) + (line?.height ?? 0) + 1,
  );
  expect((beside?.x ?? 999) + (beside?.width ?? 0)).toBeLessThanOrEqual(360);
  await add.click();
  await expectSaid(page, "Burro");
  await expect(page).toHaveURL(/\/volantini/);
  expect((await backend.cart()).cartItems).toHaveLength(2);
});

// spec again: V4 a product is added from its suggestion by keys, and what was added is said <- app/features/search/suggest/suggestions.client.ts, app/features/cart/add/add-within.tsx
test("Tab reaches the buttons beside the lines, and Enter adds and returns to the field", async ({
  page,
  sandbox,
}) => {
  const { who, backend } = await withCart(sandbox, [{ good: await good(sandbox, dear), quantity: 1 }]);
  await signIn(page, who, "/volantini");
  await awake(page);
  await field(page).click();
  await field(page).pressSequentially("burro", { delay: 30 });
  const search = page.getByRole("search").first();
  const adds = search.getByRole("button", { name: /^Aggiungi: / });
  await expect(list(page)).toBeVisible();
  await expect(adds.nth(1)).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(search.getByRole("button", { name: "Cerca" })).toBeFocused();
  for (const add of await adds.all()) {
    await page.keyboard.press("Tab");
    await expect(add).toBeFocused();
    await expect(add).toBeInViewport();
  }
  const { violations } = await new AxeBuilder({ page }).include("form[role=search]").analyze();
  expect(violations).toEqual([]);

  const name = (await adds.last().getAttribute("aria-label"))?.replace("Aggiungi: ", "") ?? "";
  await page.evaluate(() => (document.body.title = "the same document"));
  await page.keyboard.press("Enter");
  await expectSaid(page, name);
  await expect(page.getByRole("region", { name: "Avvisi" })).toHaveAttribute("aria-live", "polite");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("burro");
  await expect(list(page)).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("title", "the same document");
  expect((await backend.cart()).cartItems).toHaveLength(2);

  await adds.first().focus();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("burro");
});

// spec again: V4 a product is added from its suggestion by keys, and what was added is said
test("a visitor's add by key opens the login dialog, and Esc returns to the field", async ({ page }) => {
  await type(page, "burro");
  const add = page
    .getByRole("search")
    .first()
    .getByRole("button", { name: /^Aggiungi: Burro/ })
    .first();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Accedi" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});
