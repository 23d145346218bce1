import type { Page } from "@playwright/test";
import { awake, expect, test } from "./fixtures";
import { held } from "./held";
import { readyToOrder } from "./scene";
import { addedBy, signIn } from "./steps";

/** What our script does where what it sent is not answered, or by somebody else than the shop. */

const adds = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Aggiungi: / });
const list = "/search?query=pasta";

/** The first answers to forms are these instead of the shop's. */
async function answerOnce(page: Page, answers: ("no connection" | { text: string; init: ResponseInit })[]) {
  await page.evaluate((left) => {
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      const instead = asked[1]?.method === "POST" ? left.shift() : undefined;
      if (instead === undefined) return ask(...asked);
      const { dataset } = document.documentElement;
      dataset.waiting = String(Number(dataset.waiting ?? 0) + 1);
      await new Promise((resolve) => addEventListener("answers", resolve, { once: true }));
      if (typeof instead === "string") throw new TypeError(instead);
      return new Response(instead.text, instead.init);
    };
  }, answers);
}
async function letThemCome(page: Page, number: number) {
  await expect(page.locator("html")).toHaveAttribute("data-waiting", String(number));
  await page.evaluate(() => dispatchEvent(new Event("answers")));
}

for (const [who, answer] of [
  [
    "a proxy says something",
    { text: "<h1>Bad gateway</h1>", init: { status: 502, headers: { "Content-Type": "text/html" } } },
  ],
  [
    "half of it arrives",
    { text: '{"goTo":"/', init: { headers: { "Content-Type": "application/json", "X-Request-Id": "1" } } },
  ],
] as const) {
  test(`where ${who} instead of the answer, the form goes as it would without script`, async ({
    page,
    sandbox,
  }) => {
    const { who: shopper, backend } = await readyToOrder(sandbox);
    await signIn(page, shopper, list);
    await awake(page);
    const before = (await backend.cart()).cartItems.length;
    const name = await addedBy(adds(page).first());
    await answerOnce(page, [answer]);
    await adds(page).first().click();
    await letThemCome(page, 1);
    await expect(page.getByRole("main").getByRole("textbox", { name: `Quantità di ${name}` })).toBeVisible();
    expect((await backend.cart()).cartItems).toHaveLength(before + 1);
  });
}

test("what somebody else says in the place of a dialog is not shown in one", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.evaluate(() => {
    window.fetch = () => Promise.resolve(new Response("<h1>Rete ospiti</h1>"));
  });
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Scegli dove e quando/ })
    .click();
  // the browser itself goes there
  await expect(page).toHaveURL(/\/delivery/);
  await expect(page.getByRole("heading", { name: "Rete ospiti" })).toHaveCount(0);
});

/** Taps the first and the last of them in one go, as two fingers do. */
const tapBoth = (page: Page) =>
  adds(page).evaluateAll((all) => [all.at(0), all.at(-1)].forEach((one) => (one as HTMLElement).click()));

test("two forms whose answers are both lost are both sent again", async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who, list);
  await awake(page);
  const number = async () => (await backend.cart()).cartItems.length;
  const before = await number();
  await answerOnce(page, ["no connection", "no connection"]);
  await tapBoth(page);
  await letThemCome(page, 2);
  await expect.poll(number).toBe(before + 2);
  await expect(page).toHaveURL(/#p-\d+$/);
});

test.describe("a script that does not come", () => {
  test.use({ script: "blocked" });

  test("loses none of two products that were tapped while it was awaited, and counts a second tap once", async ({
    page,
    sandbox,
  }) => {
    const { who, backend } = await readyToOrder(sandbox);
    await signIn(page, who, list);
    const number = async () => (await backend.cart()).cartItems.length;
    const before = await number();
    const script = held();
    await page.route("**/assets/*.js", async (route) => {
      await script.until;
      await route.fulfill({ status: 500, body: "down" });
    });
    await page.goto(list);
    await sandbox.clearCalls();
    await tapBoth(page);
    await tapBoth(page);
    script.release();
    await expect.poll(number).toBe(before + 2);
    await expect(page).toHaveURL(/#p-\d+$/);
    expect((await sandbox.calls()).filter(({ path }) => path.endsWith("/cart/add"))).toHaveLength(2);
  });
});
