import { expect } from "@playwright/test";
import type { WebDriver } from "selenium-webdriver";
import { test } from "./fixtures";

/** Paths of the pages cached for reading without a network. */
const copies = (driver: WebDriver): Promise<unknown> =>
  driver.executeAsyncScript(`
    const done = arguments[arguments.length - 1];
    (async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("shop-copies-"));
      const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
      return kept.flat().map(({ url }) => new URL(url).pathname).sort();
    })().then(done, (error) => done(String(error)));
  `);

const workerStands = (driver: WebDriver): Promise<unknown> =>
  driver.executeAsyncScript(`
    const done = arguments[arguments.length - 1];
    navigator.serviceWorker.getRegistration().then((one) => done(one?.active?.state), (error) => done(String(error)));
  `);

// spec house: read-only last list, last order and store hours without a network
test("the worker stores the stores' page in WebKit, and is absent without script", async ({
  window,
  webkit: { driver },
  script,
}) => {
  // Scripts of the driver's own run in every project.
  const kept = script === "on" ? ["/negozi"] : [];
  await window.open("/catalog");
  await window.wake();
  await expect.poll(() => workerStands(driver)).toBe(script === "on" ? "activated" : null);
  await window.open("/cart");
  await window.open("/negozi");
  await window.heading(/negozi/i);
  await expect.poll(() => copies(driver)).toEqual(kept);
});
