import { bytesOf, followRequests } from "../../e2e/on-the-wire";
import { picturesOutOfSight } from "../../e2e/pictures";
import type { Cookies, MeasuredShop, PageName, Slowness, Tab } from "./measured-shop";

/** Cost of an untouched page until it rests. */
export type Load = {
  /** kB on the wire, including headers, without pictures. */
  wire: number;
  /**
   * Requests, including visible pictures, without those further down that the browser fetches
   * early.
   */
  requests: number;
  /** kB of fetched scripts (`bundle`) and of scripts within the page (`inline`). */
  bundle: number;
  inline: number;
  elements: number;
  uses: number;
  /** Main thread time in ms, by the thread's own clock. */
  cpu: number;
};

const rest = 1000;

/** Follows a tab's requests; `quiet` resolves after a second without open requests. */
function follow({ cdp, page }: Tab) {
  const { all, quietFor } = followRequests(cdp);
  return {
    all,
    async quiet() {
      await page.waitForLoadState("load");
      while (quietFor() < rest) await page.waitForTimeout(100);
    },
  };
}

export async function loadPage(shop: MeasuredShop, name: PageName, cookies?: Cookies): Promise<Load> {
  const tab = await shop.open({ cookies });
  await tab.cdp.send("Network.enable");
  await tab.cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const net = follow(tab);
  await tab.page.goto(shop.url(name));
  await net.quiet();
  const { metrics } = await tab.cdp.send("Performance.getMetrics");
  const inPage = await tab.page.evaluate(() => ({
    elements: document.getElementsByTagName("*").length,
    uses: document.querySelectorAll("use").length,
    inline: [...document.scripts]
      .filter(({ src, type }) => !src && type !== "application/ld+json")
      .reduce((all, { textContent }) => all + (textContent?.length ?? 0), 0),
  }));
  const outOfSight = await picturesOutOfSight(tab.page);
  const requests = net.all();
  await tab.close();
  return {
    ...inPage,
    inline: inPage.inline / 1000,
    wire: bytesOf(requests, (type) => type !== "Image") / 1000,
    requests: requests.filter(({ url }) => !outOfSight.includes(url)).length,
    bundle: bytesOf(requests, (type) => type === "Script") / 1000,
    cpu: (metrics.find((metric) => metric.name === "TaskDuration")?.value ?? 0) * 1000,
  };
}

/** Scripts after the first touch: number of files, and their size in kB with brotli 4. */
export async function scriptsWanted(shop: MeasuredShop): Promise<{ files: number; kB: number }> {
  const tab = await shop.open();
  await tab.cdp.send("Network.enable");
  const net = follow(tab);
  await tab.page.goto(shop.url("listing"));
  await net.quiet();
  // A touch, a field and a key each load scripts.
  await tab.page.mouse.move(100, 300);
  await tab.page.keyboard.press("Shift");
  await tab.page.locator("input[name=query]").first().focus();
  await net.quiet();
  const scripts = net.all().filter(({ type }) => type === "Script");
  await tab.close();
  return { files: scripts.length, kB: bytesOf(scripts, () => true) / 1000 };
}

/**
 * View of a page on a slow phone in ms: first and largest paint, and the blocking time until rest.
 */
export type Sight = {
  first: number;
  largest: number;
  /** Sum of the time that tasks take beyond 50 ms, after the first paint. */
  blocked: number;
};

export async function seePage(
  shop: MeasuredShop,
  name: PageName,
  slow: Slowness,
  cookies?: Cookies,
): Promise<Sight> {
  const tab = await shop.open({ slow, cookies });
  const net = follow(tab);
  await tab.page.goto(shop.url(name));
  await net.quiet();
  const sight = await tab.page.evaluate(async () => {
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const [tasks, paints]: [PerformanceEntry[], PerformanceEntry[]] = [[], []];
    for (const [type, entries] of [
      ["longtask", tasks],
      ["largest-contentful-paint", paints],
    ] as const)
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    // Buffered entries arrive in a task of their own.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const blocked = tasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, first) - 50)
      .reduce((all, over) => all + Math.max(0, over), 0);
    return { first, largest: paints.at(-1)?.startTime ?? first, blocked };
  });
  await tab.close();
  return sight;
}
