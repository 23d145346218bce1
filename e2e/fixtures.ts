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
  /** how many times slower the CPU is, in the tests tagged `slowCpu` (below) */
  slowCpu: number;
  /** the browser is new, and pages ask it about cookies; elsewhere it has refused them already */
  asksConsent: boolean;
};

/** Tag of a test that runs on a slowed CPU: `test("...", slowCpu, ...)`. */
export const slowCpu = { tag: "@slow-cpu" };

/**
 * Tag of a test about a rule of the server that every browser meets alike: it runs with script and without, and is not repeated with a broken
 * bundle and on a phone. The ways that a shopper goes have no tag and run in all four projects.
 */
export const onServer = { tag: "@on-server" };

/** Tag of a test that sends its requests itself and opens no page: it runs once. */
export const withoutBrowser = { tag: "@without-browser" };

/** When every test begins: a Tuesday morning in Rome, before the first cut-off. */
export const morning = "2026-11-24T08:00:00+01:00";

type Fixtures = ProjectOptions & {
  /** address of a chain's shop: `shop("loggia")` */
  shop: (tenant?: string) => string;
  sandbox: Sandbox;
  /** the header by which the shop knows the test's client address */
  clientAddress: Record<string, string>;
};

/**
 * A page that is watched: console errors, warnings of React, failed requests and violations of the policy fail the test. Each worker
 * process has a storefront and a sandbox of its own, reset before each test.
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
 * A test may end while a form it has sent is still bringing its page. Chromium forgets that a context is being closed when a page comes in
 * just then (one close in some dozens waits for ever), so the pages go where nothing is under way first; one that comes in stops that, once.
 */
async function endNavigations(context: BrowserContext): Promise<void> {
  const leave = (page: Page) => expect(() => page.goto("about:blank")).toPass({ timeout: 20_000 });
  await Promise.all(context.pages().map(leave));
}

/** Wakes our own script, as a shopper who touches the page does, and waits until it has taken over; for tests about what it adds. */
export async function awake(page: Page): Promise<void> {
  // the page may be on its way still
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("html")).toHaveAttribute("data-script", "on", { timeout: 1500 });
  }).toPass({ timeout: 15_000 });
}
