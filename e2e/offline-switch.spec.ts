import { setSwitch } from "../tenants/cli/verbs/state";
import { awake, expect } from "./fixtures";
import { root, test } from "./kept-shop";

test.use({ serviceWorkers: "allow" });

const world = { root, now: () => new Date(), rest: async () => undefined };

// spec house: an operator can remove the service worker <- e2e/offline-switch.spec.ts
// spec house: another worker takes over without touching a half-filled form <- app/platform/offline/service-worker.ts
test("an operator removes the worker and its caches, and a half-filled form stays", async ({
  page,
  inKv,
}) => {
  // The shop caches values of KV for 30 seconds.
  test.setTimeout(200_000);
  await page.goto("/");
  await awake(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/lista-veloce");
  const field = page.getByLabel("La tua lista");
  await field.fill("latte");
  await page.evaluate(() => (document.title = "half filled"));
  await inKv((store) =>
    setSwitch(world, store, { id: "loggia", name: "offline", on: false }).then(() => undefined),
  );
  const left = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      await Promise.all(workers.map((one) => one.update().catch(() => undefined)));
      return [workers.length, (await caches.keys()).length];
    });
  await expect.poll(left, { timeout: 90_000, intervals: [2000] }).toEqual([0, 0]);
  await expect(field).toHaveValue("latte");
  expect(await page.title()).toBe("half filled");
  await page.getByRole("button", { name: "Trova i prodotti" }).click();
  await expect(page.getByRole("main")).toContainText("latte");
});
