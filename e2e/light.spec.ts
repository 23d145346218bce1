import type { Page, Response } from "@playwright/test";
import { expect, test } from "./fixtures";
import { good, plain } from "./goods";
import { picturesOutOfSight } from "./pictures";
import { readyToOrder } from "./scene";
import { addedBy, expectSaid, signIn } from "./steps";
import { signedIn } from "./visitor";
import { bring } from "./walk";

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

const chains = ["loggia", "quantobasta", "terrecomuni"];

const expectLight = async (page: Page, at: string, most = 600) => {
  expect.soft(await elementsOf(page), at).toBeLessThanOrEqual(most);
  const { uses, inline, menus } = await page.evaluate(() => ({
    uses: document.querySelectorAll("use").length,
    inline: [...document.scripts]
      .filter(({ type }) => type !== "application/ld+json")
      .reduce((all, { textContent }) => all + (textContent?.length ?? 0), 0),
    menus: document.querySelectorAll("dialog").length,
  }));
  expect.soft(uses, at).toBe(0);
  expect.soft(inline, at).toBeGreaterThan(0);
  expect.soft(inline, at).toBeLessThanOrEqual(3 * kB);
  // menus and drawers are made when they are opened
  expect.soft(menus, at).toBe(0);
};

test("a page on a phone has 600 elements at the most, no <use>, 3 kB of script; home and departments a third more", async ({
  page,
  sandbox,
  shop,
}) => {
  for (const chain of chains) {
    const { slug } = await good(sandbox.at(chain), plain);
    for (const path of [category, `/product/${slug}`, "/login", "/search?promo=1"]) {
      await page.goto(shop(chain) + path);
      await expectLight(page, chain + path);
    }
    // forty products; the tiles of all departments
    for (const path of ["/", "/catalog"]) {
      await page.goto(shop(chain) + path);
      await expectLight(page, chain + path, 800);
    }
  }
});

test("the same holds for a shopper: listings, the cart and the slots", async ({ page, sandbox, shop }) => {
  for (const chain of chains) {
    const { who } = await readyToOrder(sandbox.at(chain));
    await bring(page, await signedIn(shop(chain), who), shop(chain));
    for (const path of [
      category,
      "/category/carne",
      "/category/carne?page=2",
      "/cart",
      "/delivery/timeslot",
    ]) {
      await page.goto(shop(chain) + path);
      await expectLight(page, chain + path);
    }
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

/** Opens a page and does nothing: what it has asked for, but pictures that are out of sight. */
async function untouched(page: Page, address: string): Promise<Response[]> {
  const asked: Response[] = [];
  const note = (answer: Response) => asked.push(answer);
  page.on("response", note);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  page.off("response", note);
  const further = await picturesOutOfSight(page);
  return asked.filter((answer) => !further.includes(answer.url()));
}

const expectFew = (asked: Response[], at: string) => {
  const urls = asked.map((answer) => answer.url());
  expect.soft(urls.length, `${at}\n${urls.join("\n")}`).toBeLessThanOrEqual(16);
  const scripts = asked.filter((answer) => kindOf(answer) === "script").map((answer) => answer.url());
  expect.soft(scripts, at).toEqual([]);
};

test("untouched, every kind of page asks for no script, and for 16 files with the pictures in sight", async ({
  page,
  sandbox,
  shop,
}) => {
  for (const chain of chains) {
    const { slug } = await good(sandbox.at(chain), plain);
    for (const path of ["/", category, `/product/${slug}`, "/login", "/search?promo=1"]) {
      const asked = await untouched(page, shop(chain) + path);
      expect(asked.length).toBeGreaterThan(1);
      expectFew(asked, chain + path);
    }
    const { who } = await readyToOrder(sandbox.at(chain));
    await bring(page, await signedIn(shop(chain), who), shop(chain));
    for (const path of [category, "/cart", "/delivery/timeslot"])
      expectFew(await untouched(page, shop(chain) + path), `${chain}${path}, a shopper`);
    await page.context().clearCookies();
  }
});

test("a row of products far below asks for its pictures once it is near, and moves nothing when it comes", async ({
  page,
  shop,
}) => {
  for (const tenant of chains) {
    await page.goto(shop(tenant));
    const last = page.locator(".shelf-row").last();
    const asked = () =>
      last.evaluate((row) => [...row.querySelectorAll("img")].filter(({ currentSrc }) => currentSrc).length);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(await asked(), tenant).toBe(0);
    const before = await length();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(asked, tenant).toBeGreaterThan(1);
    expect.soft(Math.abs((await length()) - before), tenant).toBeLessThanOrEqual(8);
  }
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
