import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { beyond } from "./boxes";
import { refuseCookies } from "./consent";
import { awake, expect, test } from "./fixtures";
import { goods, plain } from "./goods";
import { layoutShift } from "./layout-shift";
import { withOrderAndCart } from "./scene";
import { signIn } from "./steps";

const widths = [360, 768, 1280];
const kinds = 9;

/** Width, height and kind of every visible picture of a product. */
const picturesOn = (page: Page) =>
  page.locator(".picture:visible").evaluateAll((all: HTMLImageElement[]) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return { width, height, kind: /\/awkward\/([\w-]+)\//.exec(one.currentSrc || one.src)?.[1] ?? "" };
    }),
  );

/** Tops and heights of the cards of a listing. */
const cardsOn = (page: Page) =>
  page.locator(".shelf > .card-product").evaluateAll((cards) =>
    cards.map((card) => {
      const { top, height } = card.getBoundingClientRect();
      return { top: Math.round(top), height: Math.round(height) };
    }),
  );

/** Loads every picture, near or far, and waits until it has arrived or failed. */
const allPictures = async (page: Page) => {
  const pictures = page.locator("img.picture");
  await pictures.evaluateAll((all: HTMLImageElement[]) => all.forEach((one) => (one.loading = "eager")));
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty("complete", true);
};

async function expectSquares(page: Page, at: string): Promise<Set<string>> {
  const pictures = await picturesOn(page);
  expect.soft(pictures.length, at).toBeGreaterThan(0);
  for (const { width, height, kind } of pictures)
    expect.soft(Math.abs(width - height), `${at}: ${kind} is ${width} x ${height}`).toBeLessThanOrEqual(1);
  expect.soft(await beyond(page), `${at}: overflow`).toBeLessThanOrEqual(0);
  return new Set(pictures.map(({ kind }) => kind));
}

/** An unwatched page, because the browser logs an error for a missing picture. */
const unwatched = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext(options);
  await refuseCookies(context, [options.baseURL ?? ""]);
  return context.newPage();
};

test.beforeEach(({ sandbox }) => sandbox.scenario("awkward-pictures"));

for (const colorScheme of ["light", "dark"] as const)
  test(`W1: pictures of every shape are square without layout shift in a ${colorScheme} theme`, async ({
    browser,
    sandbox,
    shop,
    clientAddress: extraHTTPHeaders,
  }) => {
    test.setTimeout(240_000);
    const page = await unwatched(browser, { baseURL: shop(), colorScheme, extraHTTPHeaders });
    const some = (await goods(sandbox, plain)).slice(-kinds);
    const lines = some.map((good) => ({ good, quantity: 1 }));
    const { who, orderId } = await withOrderAndCart(sandbox, lines);
    await signIn(page, who);
    const paths = [
      // No other test uses this sort order, so it is never cached.
      `/category/frutta-e-verdura?sort=name_desc&page=${colorScheme === "light" ? 7 : 8}`,
      "/cart",
      "/profile/orders",
      `/profile/orders/${orderId}`,
      `/product/${some[colorScheme === "light" ? 0 : 1]?.slug}`,
    ];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        const at = `${path} at ${width}`;
        await page.goto(path);
        const before = await cardsOn(page);
        await allPictures(page);
        const found = await expectSquares(page, at);
        expect.soft(await cardsOn(page), `${at}: cards`).toEqual(before);
        expect.soft(await layoutShift(page), `${at}: layout shift`).toBeLessThan(0.01);
        if (path.startsWith("/category")) {
          expect.soft(found.size, at).toBe(kinds);
          const heights = new Map(before.map(({ top }) => [top, new Set<number>()]));
          for (const { top, height } of before) heights.get(top)?.add(height);
          for (const row of heights.values()) expect.soft(row.size, `${at}: heights in a row`).toBe(1);
        }
      }
      await page.goto("/");
      await awake(page);
      const field = page.getByRole("search").first().getByLabel("Cerca un prodotto");
      await field.click();
      await field.pressSequentially(colorScheme === "light" ? "zuc" : "uva", { delay: 30 });
      await expect(page.getByRole("listbox").locator(".picture").first()).toBeVisible();
      await allPictures(page);
      await expectSquares(page, `suggestions at ${width}`);
    }
    await page.context().close();
  });

test("W1: a missing or broken picture is replaced by a drawing, also without script", async ({
  browser,
  shop,
  clientAddress: extraHTTPHeaders,
}) => {
  const page = await unwatched(browser, { baseURL: shop(), javaScriptEnabled: false, extraHTTPHeaders });
  await page.goto(`/category/frutta-e-verdura?sort=name_desc&page=9`);
  for (const kind of ["missing", "broken"]) {
    const picture = page.locator(`.picture[src*="/awkward/${kind}/"]`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).toHaveCSS("mix-blend-mode", "multiply");
    const drawn = await picture.evaluate((one) => getComputedStyle(one, "::after").backgroundImage);
    expect(drawn).toContain("no-picture");
  }
  await page.context().close();
});
