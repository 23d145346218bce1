import type { Page, Response } from "@playwright/test";
import { expect, test } from "./fixtures";
import { picturesOutOfSight } from "./pictures";
import { readyToOrder } from "./scene";
import { addedBy, expectSaid, signIn } from "./steps";

const category = "/category/frutta-e-verdura";
const kB = 1000;

test.use({
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

const kindOf = (response: Response) => response.request().resourceType();

const elementsOf = (page: Page) => page.evaluate(() => document.getElementsByTagName("*").length);

test("a listing on a phone has 600 elements at the most, no <use>, 3 kB of script in the page", async ({
  page,
  shop,
}) => {
  for (const chain of ["loggia", "quantobasta", "terrecomuni"])
    for (const path of [category, "/category/carne"]) {
      await page.goto(shop(chain) + path);
      expect(await elementsOf(page), `${chain}${path}`).toBeLessThanOrEqual(600);
      const { uses, inline, menus } = await page.evaluate(() => ({
        uses: document.querySelectorAll("use").length,
        inline: [...document.scripts].reduce((all, { textContent }) => all + (textContent?.length ?? 0), 0),
        menus: document.querySelectorAll("dialog").length,
      }));
      expect(uses).toBe(0);
      expect(inline).toBeGreaterThan(0);
      expect(inline).toBeLessThanOrEqual(3 * kB);
      // menus and drawers are made when they are opened
      expect(menus).toBe(0);
    }
});

test("what stands in the cart adds eleven elements a card", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, category);
  const add = page.getByRole("main").getByRole("button", { name: /^Aggiungi: / });
  const name = await addedBy(add.first());
  // without the greeting
  await page.goto(category);
  const before = await elementsOf(page);
  await add.first().tap();
  await expect(page.getByRole("textbox", { name: `Quantità di ${name}` })).toBeVisible();
  await page.goto(category);
  expect(await elementsOf(page)).toBeLessThanOrEqual(before + 11);
});

test("once a script is wanted, it comes in six files at the most", async ({ page }) => {
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  await page.goto(category);
  const scripts = () => answers.filter((answer) => kindOf(answer) === "script").length;
  await page.getByRole("heading", { level: 1 }).tap();
  await expect.poll(scripts).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(scripts()).toBeLessThanOrEqual(6);
});

test("untouched, a page asks for no script, and for 16 files with the pictures in sight", async ({
  page,
}) => {
  const asked: Response[] = [];
  page.on("response", (answer) => asked.push(answer));
  await page.goto(category);
  await page.waitForLoadState("networkidle");
  const scripts = asked.filter((answer) => kindOf(answer) === "script").map((answer) => answer.url());
  expect(scripts).toEqual([]);
  const further = await picturesOutOfSight(page);
  expect(further.length).toBeGreaterThan(0);
  const inSight = asked.map((answer) => answer.url()).filter((url) => !further.includes(url));
  expect(inSight.length, inSight.join("\n")).toBeLessThanOrEqual(16);
});

test("a tap on add asks the backend three times at the most", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, category);
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /^Aggiungi: / })
    .first();
  const name = await addedBy(add);
  await sandbox.clearCalls();
  await add.tap();
  await expectSaid(page, `di ${name}`);
  const asked = (await sandbox.calls()).map(({ path }) => path);
  expect(asked.length, asked.join("\n")).toBeGreaterThan(0);
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(3);
});

test("a shopper's category that was seen before asks the backend for the cart alone", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who);
  const heart = page.getByRole("button", { name: /^Preferito: / }).first();
  await page.goto(category);
  await heart.click();
  await expectSaid(page, "Salvato nei preferiti");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  // asks for the favourites once after the change, then no more
  await page.goto(category);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await sandbox.clearCalls();
  await page.goto(category);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const asked = (await sandbox.calls()).map(({ path }) => path);
  expect(asked).toEqual([expect.stringMatching(/cart\/view$/)]);
});
