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

test("two forms whose answers are both lost are both sent again", async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who, list);
  await awake(page);
  const before = (await backend.cart()).cartItems.length;
  await answerOnce(page, ["no connection", "no connection"]);
  await adds(page).first().click();
  await adds(page).last().click();
  await letThemCome(page, 2);
  await expect(page.getByRole("main").getByRole("textbox", { name: /^Quantità di / })).toHaveCount(2);
  expect((await backend.cart()).cartItems).toHaveLength(before + 2);
});

test.describe("a script that does not come", () => {
  test.use({ script: "blocked" });

  test("loses none of two products that were tapped while it was awaited", async ({ page, sandbox }) => {
    const { who, backend } = await readyToOrder(sandbox);
    await signIn(page, who, list);
    const before = (await backend.cart()).cartItems.length;
    const script = held();
    await page.route("**/assets/*.js", async (route) => {
      await script.until;
      await route.fulfill({ status: 500, body: "down" });
    });
    await page.goto(list);
    await adds(page).first().click({ noWaitAfter: true });
    await adds(page).last().click({ noWaitAfter: true });
    script.release();
    await expect(page.getByRole("main").getByRole("textbox", { name: /^Quantità di / })).toHaveCount(2);
    expect((await backend.cart()).cartItems).toHaveLength(before + 2);
  });
});
