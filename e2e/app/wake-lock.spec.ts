import type { Page } from "@playwright/test";
import { setStage } from "../addresses";
import { awake, expect, test } from "../fixtures";
import { bring } from "../visitor";

/**
 * Fakes the Screen Wake Lock API as the standard defines it: for a visible page, until it is hidden
 * or releases the lock. `outcome` names the error it refuses with.
 */
const canStayOn = (page: Page, outcome = "") =>
  page.addInitScript((refusal) => {
    const request = async (type: string) => {
      const { dataset } = document.documentElement;
      dataset.locks = String(Number(dataset.locks ?? 0) + 1);
      if (refusal || document.hidden) throw new DOMException("no", refusal || "NotAllowedError");
      const lock = Object.assign(new EventTarget(), {
        type,
        released: false,
        release: async () => {
          lock.released = true;
          lock.dispatchEvent(new Event("release"));
        },
      });
      document.addEventListener("visibilitychange", () => document.hidden && void lock.release(), {
        once: true,
      });
      return lock;
    };
    Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request }, configurable: true });
  }, outcome);

/** Hides the page, as another app or the switched-off screen does; or shows it again. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

const said = (page: Page) => page.getByText("Lo schermo resta acceso.");
const timesAsked = (page: Page) => page.evaluate(() => document.documentElement.dataset.locks);

// spec §2.2: the screen stays on for the list in the store, where the platform can <- app/enhance/device/awake.ts
test("the list in the store keeps the screen on while visible, and says so", async ({
  page,
  sandbox,
  shop,
}) => {
  await canStayOn(page);
  const { shopper, listId } = await setStage(sandbox, shop());
  await bring(page, shopper, shop());
  await page.goto(`/profile/lists/${listId}`);
  await awake(page);
  expect(await timesAsked(page), "another page").toBeUndefined();
  await page.goto(`/profile/lists/${listId}/store`);
  await expect(said(page)).toBeHidden();
  await awake(page);
  await expect(said(page)).toBeVisible();
  await hide(page, true);
  await expect(said(page)).toBeHidden();
  await hide(page, false);
  await expect(said(page)).toBeVisible();
  expect(await timesAsked(page)).toBe("2");
});

/** Fakes a slow platform: `end` grants or refuses the last request. */
const takesItsTime = (page: Page) =>
  page.addInitScript(() => {
    const request = () =>
      new Promise((grant, refuse) => {
        const { dataset } = document.documentElement;
        dataset.locks = String(Number(dataset.locks ?? 0) + 1);
        const lock = Object.assign(new EventTarget(), {
          released: false,
          release: async () => {
            lock.released = true;
            dataset.released = String(Number(dataset.released ?? 0) + 1);
            lock.dispatchEvent(new Event("release"));
          },
        });
        const end = ({ detail }: CustomEventInit<string>) =>
          detail === "grant" ? grant(lock) : refuse(new DOMException("no", "NotAllowedError"));
        addEventListener("end", end, { once: true });
      });
    Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request }, configurable: true });
  });

const end = (page: Page, how: "grant" | "refuse") =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent("end", { detail })), how);

// spec §2.2: the screen stays on for the list in the store, where the platform can
test("a screen lock granted to a hidden page is released, and requested again on return", async ({
  page,
  sandbox,
  shop,
}) => {
  await takesItsTime(page);
  const { shopper, listId } = await setStage(sandbox, shop());
  await bring(page, shopper, shop());
  await page.goto(`/profile/lists/${listId}/store`);
  await awake(page);
  await expect.poll(() => timesAsked(page)).toBe("1");
  await hide(page, true);
  await hide(page, false);
  expect(await timesAsked(page), "one at a time").toBe("1");
  // The page was hidden in between.
  await end(page, "refuse");
  await expect.poll(() => timesAsked(page)).toBe("2");
  await hide(page, true);
  await end(page, "grant");
  await expect(page.locator("html")).toHaveAttribute("data-released", "1");
  await expect(said(page)).toBeHidden();
  await hide(page, false);
  await expect.poll(() => timesAsked(page)).toBe("3");
  await end(page, "grant");
  await expect(said(page)).toBeVisible();
});

// spec §2.2: the screen stays on for the list in the store, where the platform can
for (const [name, asked, prepare] of [
  ["refuses", "1", (page: Page) => canStayOn(page, "NotAllowedError")],
  [
    "cannot keep it on",
    undefined,
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock")),
  ],
] as const)
  test(`the list in the store works without a note on the screen lock if the platform ${name}`, async ({
    page,
    sandbox,
    shop,
  }) => {
    await prepare(page);
    const { shopper, listId } = await setStage(sandbox, shop());
    await bring(page, shopper, shop());
    await page.goto(`/profile/lists/${listId}/store`);
    await awake(page);
    await page.getByRole("checkbox").first().check();
    await expect.poll(() => timesAsked(page)).toBe(asked);
    await expect(said(page)).toBeHidden();
  });
