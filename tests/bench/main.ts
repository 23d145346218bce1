import { parseArgs } from "node:util";
import { freePort } from "../../workers/run/ports.mjs";
import { root } from "../../workers/run/run-step.mjs";
import {
  aroundPageCache,
  launch,
  measuredShop,
  type Cookies,
  type MeasuredShop,
  type PageName,
} from "./measured-shop";
import { loadPage, scriptsWanted, seePage } from "./page-load";
import { callsAndCpu } from "./calls";
import { callsOf, cpuPerRequest } from "./server-cost";
import { scale } from "./scale";
import { serve } from "./serve";
import { serverBeside } from "./server-beside";
import { heapAfter } from "./memory";
import { startupCpu } from "./startup";
import { median, toTable, type Row } from "./table";
import { tapAdd } from "./tap";

/*
 * npm run bench: cost of the shop on a cheap phone and on its server, as a table. It reports
 * ratios, never a pass mark.
 * - `-- --against https://127.0.0.1:9443` measures another running build in turns on the same
 *   machine
 * - `-- --against <checkout>` builds and runs that checkout first
 * - `--paints` measures only the paints on a phone
 * - `-- serve <checkout> <port>` runs a build
 * - `-- server <checkout>...` compares the server CPU of several builds
 * - `-- calls` counts a page's backend calls, cold, stale and warm
 * - `-- memory` fills an isolate
 * - `-- startup` starts an isolate
 * - `-- scale` enlarges the catalogue.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: "string" },
    runs: { type: "string", default: "5" },
    paints: { type: "boolean", default: false },
  },
});

if (positionals[0] === "serve") {
  const [, folder = root, port = "9443"] = positionals;
  await serve(folder, Number(port));
  console.log(`https://127.0.0.1:${port}`);
} else if (positionals[0] === "server") {
  console.log(`\n${await serverBeside(positionals.slice(1), Number(values.runs))}`);
  process.exit(0);
} else if (positionals[0] === "calls") {
  console.log(`\n${await callsAndCpu(Number(values.runs))}`);
  process.exit(0);
} else if (positionals[0] === "memory") {
  const { before, after } = await heapAfter(5000, 64);
  console.log(
    `heap of the storefront: ${before.toFixed(1)} MB, after 5,000 varied pages ${after.toFixed(1)} MB, of 64 it may take`,
  );
  process.exit(0);
} else if (positionals[0] === "startup") {
  const { shop, empty } = await startupCpu(Number(values.runs));
  console.log(
    `start of the storefront: ${shop.toFixed(0)} ms of CPU beside ${empty.toFixed(0)} of an empty Worker's`,
  );
} else if (positionals[0] === "scale") {
  console.log(toTable(await scale()));
  process.exit(0);
} else {
  await measure();
  process.exit(0);
}

/** Returns the origin, or serves the checkout and returns its origin. */
async function originOf(against: string): Promise<string> {
  if (against.startsWith("https:")) return against;
  const port = await freePort();
  await serve(against, port);
  return `https://127.0.0.1:${port}`;
}

async function measure() {
  const runs = Number(values.runs);
  const port = await freePort();
  const stop = await serve(root, port);
  const browser = await launch();
  const now = await measuredShop(browser, "now", `https://127.0.0.1:${port}`);
  const then = values.against
    ? await measuredShop(browser, "then", await originOf(values.against))
    : undefined;
  const shops = then ? [then, now] : [now];
  const signedIn = new Map<MeasuredShop, Cookies>();
  for (const shop of shops) signedIn.set(shop, await shop.signIn());
  const cookiesOf = (shop: MeasuredShop) => signedIn.get(shop) ?? [];
  const rows: Row[] = [];
  async function end() {
    await browser.close();
    await stop();
    console.log(`\n${toTable(rows)}`);
  }

  /** Measures the shops in turns, so that a busy moment of the machine affects both. */
  async function row<T>(
    take: (shop: MeasuredShop) => Promise<T>,
    times: number,
    ...columns: [what: string, unit: string, wanted: string, of: (one: T) => number][]
  ) {
    const taken = new Map<MeasuredShop, T[]>(shops.map((shop) => [shop, []]));
    // A single broken connection in a quarter of an hour must not end the run.
    const takeFrom = (shop: MeasuredShop) => take(shop).catch(() => take(shop));
    for (let i = 0; i < times; i++) for (const shop of shops) taken.get(shop)?.push(await takeFrom(shop));
    for (const [what, unit, wanted, of] of columns) {
      const value = (shop: MeasuredShop) => median((taken.get(shop) ?? []).map(of));
      rows.push({ what, unit, wanted, now: value(now), ...(then && { then: value(then) }) });
    }
    console.error(columns.map(([what]) => what).join(", "));
  }

  // The listing comes first, because the project's limits apply to it.
  const pages: [PageName, string, boolean][] = [
    ["listing", "", false],
    ["home", "home: ", false],
    ["product", "product: ", false],
    ["search", "search: ", false],
    ["cart", "cart: ", true],
    ["slot", "slot: ", true],
  ];
  // The sandbox renders a photograph on its first request, so all pages are loaded before the
  // measurement.
  for (const [page, , personal] of pages)
    for (const shop of shops) await loadPage(shop, page, personal ? cookiesOf(shop) : []);
  for (const [page, name, personal] of pages) {
    const cookies = (shop: MeasuredShop) => (personal ? cookiesOf(shop) : []);
    if (!values.paints)
      await row(
        (shop) => loadPage(shop, page, cookies(shop)),
        runs,
        [`${name}script before interaction, bundle`, "kB", "0", ({ bundle }) => bundle],
        [`${name}script before interaction, inline`, "kB", "<= 3", ({ inline }) => inline],
        [`${name}on the wire without pictures`, "kB", page === "listing" ? "<= 27" : "", ({ wire }) => wire],
        [`${name}requests`, "", page === "listing" ? "<= 16" : "", ({ requests }) => requests],
        [`${name}elements`, "", page === "listing" ? "<= 680" : "", ({ elements }) => elements],
        [`${name}external <use>`, "", "0", ({ uses }) => uses],
        [`${name}main thread until rest`, "ms", "ratio 0.26", ({ cpu }) => cpu],
      );
    await row(
      (shop) => seePage(shop, page, { cpu: 6 }, cookies(shop)),
      runs,
      [`${name}first paint (FCP), CPU ÷6`, "ms", personal ? "" : "ratio 0.8", ({ first }) => first],
      [`${name}largest paint (LCP), CPU ÷6`, "ms", personal ? "" : "ratio 0.8", ({ largest }) => largest],
      [`${name}blocking time, CPU ÷6`, "ms", "0", ({ blocked }) => blocked],
    );
    if (!values.paints)
      await row((shop) => seePage(shop, page, { cpu: 20 }, cookies(shop)), runs, [
        `${name}blocking time, CPU ÷20`,
        "ms",
        "<= 100",
        ({ blocked }) => blocked,
      ]);
  }

  if (values.paints) return end();

  await row((shop) => loadPage(shop, "empty"), runs, [
    "an empty document: main thread until rest",
    "ms",
    "",
    ({ cpu }) => cpu,
  ]);

  await row(
    scriptsWanted,
    1,
    ["script files once wanted", "", "<= 6", ({ files }) => files],
    ["scripts once wanted, brotli 4", "kB", "<= 95", ({ kB }) => kB],
  );
  const taps = [
    [6, "<= 100 ms", "ratio 0.5", "ratio 0.6"],
    [20, "<= 350 ms", "ratio 0.3", "ratio 0.4"],
  ] as const;
  for (const [cpu, shown, told, early] of taps) {
    // Each tap has its own shopper: on a second tap the product would be in the cart already.
    await row(
      async (shop) => tapAdd(shop, await shop.signIn(), { cpu }, true),
      runs,
      [`settled tap, quantity shown, CPU ÷${cpu}`, "ms", shown, (tap) => tap.shown],
      [`settled tap, answer told, CPU ÷${cpu}`, "ms", told, (tap) => tap.told],
    );
    await row(
      async (shop) => tapAdd(shop, await shop.signIn(), { cpu }, false),
      runs,
      [`early tap, answer told, CPU ÷${cpu}`, "ms", early, (tap) => tap.told],
      [`early tap, still at the product (1 = yes), CPU ÷${cpu}`, "", "1", ({ stays }) => Number(stays)],
    );
  }

  for (const [page, name, personal] of pages) {
    const wanted = page === "listing" ? "ratio 0.35" : "";
    if (!personal)
      await row((shop) => cpuPerRequest(shop, page, 100, aroundPageCache(shop)), 1, [
        `${name}server CPU, rendered`,
        "ms",
        wanted,
        (ms) => ms,
      ]);
    // Signs in before each measurement: a browser would renew the short-lived cookies, this client
    // does not.
    await row(async (shop) => cpuPerRequest(shop, page, 50, await shop.signIn()), 1, [
      `${name}server CPU, rendered, signed in`,
      "ms",
      wanted,
      (ms) => ms,
    ]);
    if (!personal)
      await row((shop) => cpuPerRequest(shop, page, 600), 1, [
        `${name}server CPU, from the page cache`,
        "ms",
        "<= 0.25",
        (ms) => ms,
      ]);
  }
  await row(
    async (shop) => {
      // A new shopper, because the favourites cookie expires before this table is complete.
      const cookies = await shop.signIn();
      return callsOf(shop, () => shop.get("listing", cookies));
    },
    3,
    ["backend calls, signed in, warm listing", "", "1", (calls) => calls],
  );
  await row(
    async (shop) => {
      const cookies = await shop.signIn();
      await shop.get("listing", cookies);
      const before = await callsOf(shop, () => shop.get("listing", cookies));
      const withTap = await callsOf(shop, () => tapAdd(shop, cookies, { cpu: 1 }, true));
      return withTap - before;
    },
    3,
    ["backend calls, a tap on add", "", "<= 3", (calls) => calls],
  );

  return end();
}
