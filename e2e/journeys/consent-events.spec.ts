import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { chromium } from "../chromium";
import { acceptCookies } from "../consent";
import { awake, expect, test } from "../fixtures";
import { dear, good, plain } from "../goods";
import type { Sandbox } from "../sandbox";
import { expectSaid, openFilters, signInHere, stepOf } from "../steps";
import { Visitor } from "../visitor";

// Pictures must load: without script a page is counted by a picture.
test.use({ launchOptions: chromium });

const chain = "quantobasta";

/** Names of the page events sent to the chain's tag manager. */
const toldOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer = "dataLayer" in window && Array.isArray(window.dataLayer) ? window.dataLayer : [];
    return layer.flatMap((one: IArguments) => (one[0] === "event" ? [String(one[1])] : []));
  });

/** Names of the events that the server sent to the chain's statistics. */
const countedBy = async (sandbox: Sandbox): Promise<string[]> =>
  (await sandbox.calls())
    .filter(({ path }) => path === "/mp/collect")
    .map(({ body = "" }) => /"name":"(\w+)"/.exec(body)?.[1] ?? "");

/**
 * A shopper with a full cart and consent to all cookies; the tag manager's own script never loads.
 */
async function measuredShopper(page: Page, sandbox: Sandbox, address: string) {
  const own = sandbox.at(chain);
  await page.route("https://www.googletagmanager.com/**", (route) => route.fulfill({ body: "" }));
  const product = await good(own, (one) => plain(one) && dear(one));
  const who = await own.shopper("regular");
  const backend = await Backend.as(own, who);
  await backend.settle();
  await backend.fill([{ good: product, quantity: 6 }]);
  await acceptCookies(page.context(), address);
  return { own, who, product, backend };
}

// spec §9: analytics through a tag-manager class, after the consent to it <- app/features/consent/measurement.ts, app/features/consent/routes/counted.tsx
test("each page is counted once, by the browser, or by the server without script", async ({
  page,
  sandbox,
  shop,
  script,
}) => {
  const { own, who, product, backend } = await measuredShopper(page, sandbox, shop(chain));
  const orderId = await backend.order();
  await own.clearCalls();
  const done = `/cart/payment-completed/${orderId}`;
  const pages = [
    ["/category/frutta-e-verdura", "view_item_list"],
    [`/product/${product.slug}`, "view_item"],
    [done, "purchase"],
  ] as const;
  const counted = () => countedBy(own);
  const expected: string[] = [];
  for (const [path, name] of pages) {
    if (path === done) {
      await page.goto(`${shop(chain)}/login?back=${encodeURIComponent(path)}`);
      await signInHere(page, who);
      await expect(page).toHaveURL(shop(chain) + path);
    } else await page.goto(shop(chain) + path);
    expected.push(name);
    if (script === "off") await expect.poll(counted).toEqual(expected);
    else await expect.poll(() => toldOn(page)).toEqual([name]);
  }
  // The tag manager loaded without a touch, and the order is remembered.
  if (script !== "off")
    await expect.poll(() => page.evaluate(() => localStorage.getItem("told"))).toBe(`[${orderId}]`);
  // The same order is not counted on the next page.
  await page.reload();
  if (script === "off") expect(await counted()).toEqual(expected);
  else {
    expect(await toldOn(page)).toEqual([]);
    expect(await counted()).toEqual([]);
  }
});

// spec §9: analytics through a tag-manager class, after the consent to it <- app/features/consent/told-event.tsx, app/enhance/dialogs.ts
test("an event counts the opening of the cart, as drawer or page, and of the checkout", async ({
  page,
  sandbox,
  shop,
  script,
}) => {
  const { own, who } = await measuredShopper(page, sandbox, shop(chain));
  await page.goto(`${shop(chain)}/login?back=%2Fvolantini`);
  await signInHere(page, who);
  await expect(page).toHaveURL(`${shop(chain)}/volantini`);
  if (script === "on") await awake(page);
  await own.clearCalls();
  const told = () => (script === "off" ? countedBy(own) : toldOn(page));
  await page
    .getByRole("link", { name: /^Carrello: / })
    .filter({ visible: true })
    .click();
  await expect(stepOf(page).getByRole("heading", { name: "Il tuo carrello" })).toBeVisible();
  await expect.poll(told).toEqual(["view_cart"]);
  await page.goto(`${shop(chain)}/checkout`);
  await expect.poll(async () => (await told()).at(-1)).toBe("begin_checkout");
});

test.describe("a visitor with the cookie question", () => {
  test.use({ asksConsent: true });

  // spec §9: analytics through a tag-manager class, after the consent to it <- app/enhance/told.ts, app/features/consent/routes/consent.tsx
  test("accepting cookies counts the page once, and each choice on a listing once", async ({
    page,
    sandbox,
    shop,
    script,
  }) => {
    const own = sandbox.at(chain);
    await page.route("https://www.googletagmanager.com/**", (route) => route.fulfill({ body: "" }));
    await own.clearCalls();
    const counted = async () => [...(await countedBy(own)), ...(await toldOn(page))];
    const times = (times: number) => Array<string>(times).fill("view_item_list");
    const list = `${shop(chain)}/category/frutta-e-verdura`;
    await page.goto(list);
    if (script === "on") await awake(page);
    expect(await counted()).toEqual([]);
    await page.getByRole("button", { name: "Accetta tutti", exact: true }).click();
    await expectSaid(page, "La tua scelta sui cookie è salvata.");
    await expect(page).toHaveURL(list);
    await expect.poll(counted).toEqual(times(1));
    await expect(page.getByRole("button", { name: "Accetta tutti", exact: true })).toBeHidden();
    // Each choice is a page of its own, unless the module applies it in place.
    const main = await openFilters(page);
    const choose = async (order: string) => {
      await main.getByRole("combobox", { name: "Ordina per" }).selectOption(order);
      if (script !== "on")
        await main
          .getByRole("button", { name: /^Mostra( \d+ prodott[io])?$/ })
          .last()
          .click();
      await expect(page).toHaveURL(/sort=price_/);
    };
    await choose("Prezzo, dal più basso");
    await expect.poll(counted).toEqual(times(script === "blocked" ? 1 : 2));
    await page.goto(`${list}?sort=price_desc`);
    await expect.poll(counted).toEqual(times(script === "blocked" ? 1 : 3));
    if (script !== "on") return;
    await awake(page);
    await choose("Prezzo, dal più basso");
    await expect.poll(counted).toEqual(times(4));
    await page.goBack();
    await expect(main.getByRole("combobox", { name: "Ordina per" })).toHaveValue("price_desc");
    expect(await counted()).toEqual(times(4));
  });
});

test("a visitor without consent is not counted", async ({ page, sandbox, shop }) => {
  const own = sandbox.at(chain);
  await own.clearCalls();
  await page.goto(`${shop(chain)}/category/frutta-e-verdura`);
  const event = encodeURIComponent('{"kind":"product","items":[[1,100,1]]}');
  const asked = await Visitor.of(shop(chain)).get(`/consent/counted?e=${event}`);
  expect(asked.headers["content-type"]).toBe("image/gif");
  expect(await countedBy(own)).toEqual([]);
  expect(await page.content()).not.toContain("/consent/counted");
});
