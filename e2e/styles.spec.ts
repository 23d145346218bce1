import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { brotli } from "../tests/budgets/client-bundle";
import { setStage, staged } from "./addresses";
import { awake, expect, test } from "./fixtures";
import { pagesOf } from "./walk";

const assets = new URL("../build/client/assets/", import.meta.url);

/** Selectors of each style sheet of the build, by its address. */
const selectorsOf = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith(".css") && !/^(theme|overlays|messages)-/.test(file))
    .map((file) => {
      const css = readFileSync(new URL(file, assets), "utf8");
      const rules = [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, rule = ""]) =>
        rule.includes("@") ? [] : [rule],
      );
      return [`/assets/${file}`, new Set(rules.flatMap((rule) => rule.split(/,(?![^(]*\))/)))];
    }),
);

/** All classes that have a rule in a style sheet. */
const styled = new Set(
  readdirSync(assets)
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => [...readFileSync(new URL(file, assets), "utf8").matchAll(/\.((?:[\w-]|\\.)+)/g)])
    .map(([, name = ""]) => name.replaceAll("\\", "")),
);
/**
 * Classes without a rule: variants that look like their base, and hooks for other rules and
 * scripts.
 */
const plain = new Set([
  ...[
    "price-card",
    "badge-info",
    "slot-free",
    "slot-selected",
    "legend-free",
    "order-step-next",
    "meter-towards",
    "panel-full",
  ],
  ...["summary", "lines"],
]);
const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.trim().split(/\s+/)));

/** Selectors that match in a document, regardless of hover and focus. */
const meantIn = (page: Page, html: string, selectors: string[]) =>
  page.evaluate(
    ([text, all]) => {
      const shown = new DOMParser().parseFromString(text, "text/html");
      const lasting = (selector: string) =>
        selector
          .replace(/:has\(:(hover|focus|active)[\w-]*\)/g, "")
          .replace(/:{1,2}(hover|focus|active|before|after|place|-)[\w-]*/g, "");
      return all.filter((selector) => shown.querySelector(lasting(selector) || "*") !== null);
    },
    [html, selectors] as const,
  );

for (const who of ["visitor", "shopper"] as const)
  test(`P2: every page of a ${who} carries 9 kB of styles, with a rule for all it shows`, async ({
    page,
    sandbox,
    shop,
  }) => {
    test.setTimeout(300_000);
    const stage = await setStage(sandbox, shop());
    const person = stage[who];
    for (const address of [...(await pagesOf(person, stage)).values()].flat()) {
      const { body } = await staged(address, stage, () => person.get(address, { "Sec-Fetch-Site": "none" }));
      const unknown = [...classesOf(body)].filter((name) => !styled.has(name) && !plain.has(name));
      expect.soft(unknown, `${address}: classes without a rule`).toEqual([]);
      const styles = [...body.matchAll(/<style[^>]* data-href="([^"]+)"[^>]*>([^<]*)/g)];
      const head = body.slice(0, body.indexOf("</head>"));
      const first = styles.flatMap(([whole, , css]) => (head.includes(whole) ? [css] : [])).join("");
      expect.soft(brotli(first, 4), address).toBeLessThanOrEqual(9000);
      const own = new Set(styles.flatMap(([, href = ""]) => [...(selectorsOf.get(href) ?? [])]));
      const others = [...selectorsOf.values()].flatMap((selectors) =>
        [...selectors].filter((one) => !own.has(one)),
      );
      const unstyled = await meantIn(page, body, others);
      expect.soft(unstyled, address).toEqual([]);
    }
  });

test("P2: a page after the first touch finds its sheets in the browser's cache", async ({
  page,
  sandbox: _,
}) => {
  await page.goto("/");
  expect(await page.locator("link[rel=stylesheet]").count()).toBe(0);
  await awake(page);
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").locator("a[href^='/product/']").first().click();
  await expect(page).toHaveURL(/\/product\//);
  const fetched = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => {
      const [entry] = performance.getEntriesByName(href);
      return [href, entry && "transferSize" in entry ? entry.transferSize : undefined];
    }),
  );
  expect(fetched.length).toBeGreaterThan(2);
  for (const [href, bytes] of fetched)
    if (!String(href).includes("/product-")) expect.soft(bytes, String(href)).toBe(0);
});

test("P2: a dialog over a page of products looks like its own page", async ({ page, sandbox: _ }) => {
  const look = () =>
    page
      .getByRole("textbox", { name: /mail/i })
      .last()
      .evaluate((field) => {
        const { borderTopWidth, borderTopColor, paddingLeft, minHeight } = getComputedStyle(field);
        const { marginTop, fontWeight } = getComputedStyle(field.closest(".field") ?? field);
        return { borderTopWidth, borderTopColor, paddingLeft, minHeight, marginTop, fontWeight };
      });
  await page.goto("/login");
  const own = await look();
  await page.goto("/category/frutta-e-verdura");
  await awake(page);
  await page.getByRole("banner").getByRole("link", { name: "Accedi" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(await look()).toEqual(own);
  expect(await dialog.evaluate((one) => getComputedStyle(one).padding)).toBe("0px");
});
