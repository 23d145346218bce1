import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { setStage, staged, type Stage } from "./addresses";
import { small } from "./boxes";
import { expect, test } from "./fixtures";
import { bring } from "./visitor";
import { layoutShift } from "./layout-shift";

const chains = ["loggia", "quantobasta", "terrecomuni"];
const desk = { width: 1280, height: 900 };
const screens = [small, desk];

/** The main pages without the home, whose title is inside the chain's welcome. */
const visited = (stage: Stage) => [
  ...["/category/frutta-e-verdura", "/search?query=latte", `/product/${stage.plain.slug}`, "/catalog"],
  ...["/login", "/registration-user", "/page/diritto-di-recesso", "/faq", "/negozi", "/volantini"],
  ...["/lista-veloce", "/consegna", "/servizio-clienti", "/menu"],
];
const shopped = (stage: Stage) => [
  ...["/cart", "/checkout", "/delivery/timeslot", "/delivery/address", `/profile/orders/${stage.placed}`],
  ...["/profile/orders", "/profile/lists", "/profile/lists/favourites", "/profile/dashboard"],
  "/profile/details",
];

/**
 * Opens each main page of a chain, first as a visitor, then as a shopper with orders and a cart.
 */
async function eachPage(page: Page, shop: string, stage: Stage, look: (path: string) => Promise<void>) {
  for (const path of visited(stage)) {
    await page.goto(shop + path);
    await look(path);
  }
  await stage.shopper.get("/profile/lists");
  await bring(page, stage.shopper, shop);
  for (const path of shopped(stage))
    await staged(path, stage, async () => {
      await page.goto(shop + path);
      expect(new URL(page.url()).pathname, "no page in its place").toBe(path);
      await look(path);
    });
}

/**
 * Distances in CSS pixels:
 * - `above`: from the top of `main` to its title
 * - `below`: from the title to the next element
 * - `underHeader`: from the header with its hanging decoration to the row above the title
 * - `underWay`: from that row to the title.
 */
const rhythmOf = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 1 })
    .first()
    .evaluate((title) => {
      const main = title.closest("main");
      const edge = title.getBoundingClientRect();
      const header = document.querySelector(".topbar");
      const hangs = header ? Number.parseFloat(getComputedStyle(header, "::after").height) || 0 : 0;
      const way = main?.querySelector(".breadcrumbs, .steps, .panel-head > .btn")?.getBoundingClientRect();
      const after = [...(main?.querySelectorAll("*") ?? [])]
        .filter((one) => title.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
        .map((one) => one.getBoundingClientRect())
        .filter(
          ({ width, height, top, left }) =>
            width > 1 && height > 1 && left < edge.right && top >= edge.bottom - 1,
        )
        .map(({ top }) => top);
      return {
        above: Math.round(edge.top - (main?.getBoundingClientRect().top ?? 0)),
        below: Math.round(Math.min(...after) - edge.bottom),
        underHeader: way && Math.round(way.top - (header?.getBoundingClientRect().bottom ?? 0) - hangs),
        underWay: way && Math.round(edge.top - way.bottom),
      };
    });

/** Font sizes of the visible words in CSS pixels, ascending; words on a map are left out. */
const textSizes = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<number>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility() || element.closest("svg, script"))
        continue;
      const { width, height } = element.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      // Text for screen readers alone has no width or no size.
      if (width > 1 && height > 1 && size > 0) sizes.add(size);
    }
    return [...sizes].sort((a, b) => a - b);
  });

/** At most four sizes, none below 15 px. */
async function expectFewSizes(page: Page, where: string): Promise<void> {
  const sizes = await textSizes(page);
  expect.soft(sizes.length, `${where}: ${sizes.join()}`).toBeLessThanOrEqual(4);
  expect.soft(sizes[0], where).toBeGreaterThanOrEqual(15);
}

/** Left edges thicker than the right ones, and controls drawn with the browser's own marks. */
const foreign = (page: Page) =>
  page.evaluate(() => {
    const edges = [...document.body.querySelectorAll("*")].filter((one) => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(one);
      const left = Number.parseFloat(borderLeftWidth);
      return left > 2 && left > Number.parseFloat(borderRightWidth);
    });
    const triangles = [...document.querySelectorAll("summary")].filter((one) =>
      getComputedStyle(one).display.includes("list-item"),
    );
    const selects = [...document.querySelectorAll<HTMLElement>("select")].filter(
      (one) => getComputedStyle(one).appearance !== "none",
    );
    const begins = (one: { outerHTML: string }) => one.outerHTML.slice(0, 120);
    return [...edges.map(begins), ...triangles.map(begins), ...selects.map(begins)];
  });

/** Darkness of the page's background, and the colour scheme of its fields and scroll bars. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return {
      dark: Math.max(...(backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number)) < 64,
      colorScheme,
    };
  });

/** Expects a dark background, and enough contrast for each word. */
async function expectDark(page: Page, where: string): Promise<void> {
  expect.soft(await groundOf(page), where).toEqual({ dark: true, colorScheme: "dark" });
  const { violations } = await new AxeBuilder({ page }).withRules("color-contrast").setLegacyMode().analyze();
  const weak = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)));
  expect.soft(weak, where).toEqual([]);
}

// spec light: V19: four sizes of words at the most on a page, none below 15 px <- app/styles/base.css
for (const tenant of chains)
  test(`V19: pages of ${tenant} share title rhythm, text sizes, footer limit and dark contrast`, async ({
    page,
    sandbox,
    shop,
  }) => {
    test.setTimeout(300_000);
    const stage = await setStage(sandbox.at(tenant), shop(tenant));
    const heights = new Map<number, number>();
    const expectRhythm = async (path: string, { width }: typeof desk) => {
      const where = `${path} at ${width}`;
      await expectFewSizes(page, where);
      const { above, below, underHeader = 0, underWay = 0 } = await rhythmOf(page);
      const isSmall = width === small.width;
      const first = heights.get(width) ?? above;
      heights.set(width, first);
      // A product's name is beside its picture or under it, below its brand.
      if (!path.startsWith("/product/")) {
        expect.soft(above, where).toBe(first);
        expect.soft(underHeader, where).toBeGreaterThanOrEqual(isSmall ? 8 : 16);
        expect.soft(underWay, where).toBe(isSmall ? 4 : 12);
      }
      expect.soft(below, where).toBe(isSmall ? 8 : 16);
    };
    const onDarkScreen = async (work: () => Promise<void>) => {
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await work();
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    };
    await page.setViewportSize(desk);
    await page.goto(shop(tenant));
    await expectFewSizes(page, "home at a desk");
    await page.setViewportSize(small);
    await expectFewSizes(page, "home on a phone");
    await onDarkScreen(() => expectDark(page, "home"));
    await eachPage(page, shop(tenant), stage, async (path) => {
      for (const screen of [desk, small]) {
        await page.setViewportSize(screen);
        await expectRhythm(path, screen);
      }
      expect.soft(await foreign(page), path).toEqual([]);
      const footer = await page.getByRole("contentinfo").boundingBox();
      expect.soft(footer?.height, path).toBeLessThanOrEqual(400);
      await onDarkScreen(() => expectDark(page, path));
    });
  });

for (const tenant of chains)
  test(`V19: ${tenant} is dark on a dark screen, and light on paper or without dark colours`, async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.setViewportSize(small);
    await page.goto(`${shop(tenant)}/faq`);
    expect(await groundOf(page)).toEqual({ dark: true, colorScheme: "dark" });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect((await groundOf(page)).colorScheme).toBe("light");
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    await page.evaluate(() => {
      for (const sheet of document.styleSheets)
        for (let at = sheet.cssRules.length - 1; at >= 0; at--)
          if (/^@media screen and \(prefers-color-scheme: dark\)/.test(sheet.cssRules[at]?.cssText ?? ""))
            sheet.deleteRule(at);
    });
    expect(await groundOf(page)).toEqual({ dark: false, colorScheme: "light" });
  });

test("V19: a phone's footer has the legal links, and its menus are behind Aiuto", async ({ page, shop }) => {
  await page.setViewportSize(small);
  await page.goto(`${shop()}/faq`);
  const footer = page.getByRole("contentinfo");
  for (const name of ["Condizioni di vendita", "Informativa sulla privacy", "Recedere dal contratto qui"])
    await expect(footer.getByRole("link", { name })).toBeVisible();
  await expect(footer.getByRole("link", { name: /^Scrivi a / })).toBeVisible();
  await expect(footer).toContainText("P. IVA");
  await page.goto(`${shop()}/menu`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Dove consegniamo" })).toBeVisible();
  await main.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Terms of sale" })).toBeVisible();
});

// spec attacked: U32 in forced colours the search and the cart keep their edges <- app/styles/media.css
test("U32: search field and cart have borders in forced colours", async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const tenant of chains)
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(`${shop(tenant)}/faq`);
      const header = page.getByRole("banner");
      const edged = [
        header.getByRole("search").getByLabel("Cerca un prodotto"),
        ...(screen === desk ? [header.getByRole("link", { name: "Carrello" })] : []),
      ];
      for (const part of edged) {
        const look = await part.evaluate((one) => {
          const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(one);
          return { borderTopWidth, borderTopStyle, borderTopColor };
        });
        expect.soft(Number.parseFloat(look.borderTopWidth), tenant).toBeGreaterThanOrEqual(1);
        expect.soft(look.borderTopStyle, tenant).toBe("solid");
        // The text's colour, instead of the background's.
        expect.soft(look.borderTopColor, tenant).toBe("rgb(0, 0, 0)");
      }
    }
});

for (const tenant of chains)
  test(`V19: the heading font of ${tenant} is small, cached, never blocking, and not in lite mode`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(small);
    let give = () => {};
    const given = new Promise<void>((resolve) => (give = resolve));
    const isFace = (url: string) => url.endsWith(".woff2");
    await page.route(
      (url) => isFace(url.href),
      async (route) => {
        await given;
        await route.continue();
      },
    );
    const asked = page.waitForRequest((request) => isFace(request.url()));
    const came = page.waitForResponse((response) => isFace(response.url()));
    await page.goto(shop(tenant), { waitUntil: "commit" });
    await asked;
    // The page is painted while the font is still held back.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
      .toBe(1);
    give();
    const face = await came;
    expect((await face.body()).length).toBeLessThanOrEqual(12_000);
    expect(face.headers()["cache-control"]).toContain("immutable");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page.setExtraHTTPHeaders({ "Save-Data": "on" });
    const light = await page.goto(shop(tenant));
    expect(await light?.text()).not.toContain("woff2");
  });
