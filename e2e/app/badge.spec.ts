import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { readyToOrder } from "../scene";
import { signIn } from "../steps";
import { asInstalled } from "./device";

/** Fakes a platform that sets badges on app icons, or refuses to. */
const badges = (page: Page, refuses = false) =>
  page.addInitScript((fails) => {
    const set = (number: number) => {
      document.documentElement.dataset.badge = String(number);
      return fails ? Promise.reject(new DOMException("no", "NotAllowedError")) : Promise.resolve();
    };
    Object.assign(Navigator.prototype, { setAppBadge: set, clearAppBadge: () => set(0) });
  }, refuses);

const badge = (page: Page) => page.locator("html");
const pieces = (page: Page) => page.locator('[data-part="cart"] .cart-count').first();

// spec §2.2: the icon of an installed shop shows how much the cart holds <- app/enhance/device/badge.ts, app/enhance/device/gate.ts
test("the icon of an installed shop shows the cart's number after each change", async ({ page, sandbox }) => {
  for (const refuses of [false, true]) {
    const { who } = await readyToOrder(sandbox);
    await badges(page, refuses);
    await asInstalled(page);
    await signIn(page, who, "/category/frutta-e-verdura");
    await expect(badge(page)).toHaveAttribute("data-badge", await pieces(page).innerText());
    const add = page
      .getByRole("main")
      .getByRole("button", { name: /^Aggiungi: / })
      .first();
    const before = await pieces(page).innerText();
    await add.click();
    await expect(pieces(page)).not.toHaveText(before);
    await expect(badge(page)).toHaveAttribute("data-badge", await pieces(page).innerText());
  }
});

// spec §2.2: the icon of an installed shop shows how much the cart holds
test("a browser's tab gets no badge and does not load the device script", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await badges(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await signIn(page, who);
  await page.waitForLoadState("load");
  await expect(badge(page)).not.toHaveAttribute("data-badge");
  expect(asked.filter((url) => url.includes("/assets/device-"))).toEqual([]);
});
