import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { drawsPictures } from "./chromium";
import { oldChromium, prepareOldChromium } from "./chromium-92";
import { refuseCookies } from "./consent";
import { takeClientAddress } from "./client-address";
import { shopHere, startPair, type Pair } from "./pair";
import { Sandbox } from "./sandbox";
import { watch, type Script } from "./watch";

export type ProjectOptions = {
  script: Script;
  /** Slow-down factor of the CPU, in tests tagged `slowCpu` (below). */
  slowCpu: number;
  /** The browser is new, so pages ask for cookie consent; elsewhere it has refused already. */
  asksConsent: boolean;
};

/** Tag of a test that runs on a slowed CPU: `test("...", slowCpu, ...)`. */
export const slowCpu = { tag: "@slow-cpu" };

/**
 * Tag of a test about a server rule that is the same for every browser. It runs with and without
 * script, but is not repeated with a broken bundle and on a phone. Shoppers' journeys have no tag
 * and run in all four projects.
 */
export const onServer = { tag: "@on-server" };

/** Tag of a test that sends its own requests and opens no page; it runs once. */
export const withoutBrowser = { tag: "@without-browser" };

/** Start time of every test: a Tuesday morning in Rome, before the first cut-off. */
export const morning = "2026-11-24T08:00:00+01:00";

type Fixtures = ProjectOptions & {
  /** Address of a chain's shop: `shop("loggia")`. */
  shop: (tenant?: string) => string;
  sandbox: Sandbox;
  /** Header with the test's client address, as the shop reads it. */
  clientAddress: Record<string, string>;
};

/**
 * The page is watched: console errors, React warnings, failed requests and policy violations fail
 * the test. Each worker process has its own storefront and sandbox, reset before each test.
 */
export const test = base.extend<Fixtures, { pair: Pair; preparedBrowser: void }>({
  script: ["on", { option: true }],
  slowCpu: [1, { option: true }],
  asksConsent: [false, { option: true }],
  preparedBrowser: [
    async ({ launchOptions }, use) => {
      if (launchOptions.executablePath === oldChromium.executablePath) await prepareOldChromium();
      await use();
    },
    { scope: "worker", auto: true },
  ],
  pair: [
    async ({}, use) => {
      const pair = await startPair();
      await use(pair);
      await pair.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  sandbox: async ({ pair }, use, info) => {
    const sandbox = new Sandbox(pair.sandboxPort);
    await sandbox.reset(morning);
    await use(sandbox);
    if (info.status !== info.expectedStatus) await info.attach("shop", { body: pair.said() });
  },
  clientAddress: [async ({}, use, info) => use(takeClientAddress(info.testId)), { auto: true }],
  extraHTTPHeaders: async ({ clientAddress }, use) => use(clientAddress),
  baseURL: async ({ pair: _ }, use) => use(shopHere()),
  shop: async ({ pair: _ }, use) => use(shopHere),
  page: async (
    { page, script, slowCpu: rate, asksConsent, shop, launchOptions, sandbox: _reset },
    use,
    info,
  ) => {
    if (!asksConsent) await refuseCookies(page.context(), ["loggia", "quantobasta", "terrecomuni"].map(shop));
    if (script === "blocked") {
      await page.route("**/assets/*.js", (route) => route.fulfill({ status: 500, body: "down" }));
    }
    if (rate > 1 && info.tags.includes(slowCpu.tag)) {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
    }
    const seen = watch(page, script, drawsPictures(launchOptions));
    await use(page);
    const said = [...seen()];
    await endNavigations(page.context());
    if (info.status === "passed") expect(said, "console and policy").toEqual([]);
  },
});

export { expect };

/**
 * Leaves all pages before the context closes, because a test may end during a form's navigation.
 * Chromium forgets that a context is closing if a page arrives at that moment (about one close in
 * several dozen then hangs forever). An arriving page can abort this navigation, too, so it is
 * repeated.
 */
async function endNavigations(context: BrowserContext): Promise<void> {
  const leave = (page: Page) => expect(() => page.goto("about:blank")).toPass({ timeout: 20_000 });
  await Promise.all(context.pages().map(leave));
}

/** Wakes our own script, as a shopper's first touch does, and waits until it is active. */
export async function awake(page: Page): Promise<void> {
  // The page may still be loading.
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("html")).toHaveAttribute("data-script", "on", { timeout: 1500 });
  }).toPass({ timeout: 15_000 });
}
