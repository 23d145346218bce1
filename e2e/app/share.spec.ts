import type { Page } from "@playwright/test";
import { setStage } from "../addresses";
import { looker } from "../axe";
import { awake, expect, test } from "../fixtures";
import { good, plain } from "../goods";
import { bring } from "../visitor";

type Shared = { title: string; text?: string; url?: string };

/**
 * Fakes the Web Share API as the standard defines it: only on a press, one sheet at a time.
 * `outcome` is the name of the error it ends with.
 */
const canShare = (page: Page) =>
  page.addInitScript(() => {
    let open = false;
    const share = async (what: Shared) => {
      if (!navigator.userActivation.isActive || open) throw new DOMException("no press", "NotAllowedError");
      open = true;
      document.documentElement.dataset.shared = JSON.stringify(what);
      await Promise.resolve();
      open = false;
      const { outcome } = document.documentElement.dataset;
      if (outcome) throw new DOMException(outcome, outcome);
    };
    Object.assign(Navigator.prototype, { share });
  });

const button = (page: Page) => page.getByRole("main").getByRole("button", { name: "Condividi", exact: true });

const deviceAsked = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/assets/device-") && asked.push(request.url()));
  return asked;
};

/** Data passed to the platform by a press. */
async function shared(page: Page): Promise<Shared> {
  await page.locator("html").evaluate((root) => root.removeAttribute("data-shared"));
  await button(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", /title/);
  return JSON.parse((await page.locator("html").getAttribute("data-shared")) ?? "{}") as Shared;
}

// spec §2.2: a product, a list and an order are shared where the platform can, without a link that nobody else can open <- app/enhance/device/share.ts, app/page/share-button.tsx
test("a product shares its name and canonical URL, without an alert after a cancel", async ({
  page,
  sandbox,
}) => {
  await canShare(page);
  const asked = deviceAsked(page);
  const { slug } = await good(sandbox, plain);
  await page.goto(`/product/${slug}?utm_source=elsewhere`);
  expect(asked, "untouched").toEqual([]);
  await awake(page);
  await expect(button(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  const what = await shared(page);
  expect(what.text).toContain(await page.getByRole("heading", { level: 1 }).textContent());
  expect(what.url).toBe(await page.locator("link[rel=canonical]").getAttribute("href"));
  await expect(page.getByRole("alert")).toHaveCount(0);

  const end = (outcome: string) =>
    page.locator("html").evaluate((root, name) => (root.dataset.outcome = name), outcome);
  await end("AbortError");
  await shared(page);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await end("DataError");
  for (let times = 0; times < 2; times++) {
    await shared(page);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      "Non siamo riusciti a condividere. Riprova tra poco.",
    );
  }
});

// spec §2.2: a product, a list and an order are shared where the platform can, without a link that nobody else can open
test("a double press opens one share sheet without an alert", async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    let close: (() => void) | undefined;
    const share = () => {
      const { dataset } = document.documentElement;
      dataset.times = String(Number(dataset.times ?? 0) + 1);
      if (close) return Promise.reject(new DOMException("one at a time", "InvalidStateError"));
      return new Promise<void>((done) => (close = done)).then(() => (close = undefined));
    };
    Object.assign(Navigator.prototype, { share });
    addEventListener("close-sheet", () => close?.());
  });
  const { slug } = await good(sandbox, plain);
  await page.goto(`/product/${slug}`);
  await awake(page);
  await button(page).dblclick();
  await expect(page.locator("html")).toHaveAttribute("data-times", "1");
  await page.evaluate(() => dispatchEvent(new Event("close-sheet")));
  await button(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-times", "2");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

// spec §2.2: a product, a list and an order are shared where the platform can, without a link that nobody else can open <- app/features/lists/list/shared-list.ts, app/features/orders/order/shared-order.ts
test("a list shares its products and an order its day and place, without URL or price", async ({
  page,
  sandbox,
  shop,
  script,
}) => {
  await canShare(page);
  const { shopper, listId, placed } = await setStage(sandbox, shop());
  await bring(page, shopper, shop());
  const look = await looker(page, script);
  for (const [address, words] of [
    [`/profile/lists/${listId}`, /\n\d+ \S/],
    [`/profile/orders/${placed}`, /^Ordine \d+\n.*\n.*: \S/],
  ] as const) {
    await page.goto(address);
    await awake(page);
    const { url, text } = await shared(page);
    expect(url, address).toBeUndefined();
    expect(text, address).toMatch(words);
    expect(text, address).not.toMatch(/https?:|€/);
    await look(`${address} with its button`);
  }
});

// spec §2.2: a product, a list and an order are shared where the platform can, without a link that nobody else can open
test("a platform without sharing shows no button and loads no device script", async ({ page, sandbox }) => {
  const asked = deviceAsked(page);
  const { slug } = await good(sandbox, plain);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await page.goto(`/product/${slug}`);
  await awake(page);
  await expect(page.locator("[data-share]")).toBeHidden();
  expect(asked).toEqual([]);
});
