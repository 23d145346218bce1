import { ask } from "../../e2e/http";
import { Sandbox } from "../../e2e/sandbox";
import { freePort } from "../../workers/run/ports.mjs";
import { root } from "../../workers/run/run-step.mjs";
import { startShop } from "../../workers/run/miniflare.mjs";
import { startBare } from "../bench/bare-workerd.mjs";
import { Buyer } from "./buyer";
import { startEdge } from "./edge";
import { startSlowBackend, type Mood } from "./slow-backend";
import { visit, type Seen } from "./visitors";

export type LoadOptions = {
  visitors: number;
  buyers: number;
  /** Seconds of each mood. */
  seconds: number;
  seed: number;
};

/** Effects of a mood of the backend on the shop. */
export type Phase = {
  name: string;
  seconds: number;
  /** Calls that the backend received, and the maximum in parallel. */
  calls: number;
  most: number;
  seen: Seen[];
};
export type Load = {
  phases: Phase[];
  orders: { wanted: number; told: number; made: number };
  recoveredMs: number;
  broken: string[];
};

const chain = "loggia";
/**
 * Max parallel calls of one isolate and chain, and max failures before the circuit breaker opens.
 * They repeat the limits of app/net/gate.ts, so that the test does not follow a change there.
 */
const mostAtOnce = 32;
const mostFailures = 16;
/** Attempts of a call whose connection is cut off. */
const attempts = 3;
/**
 * Max calls to a backend without responses: until the circuit breaker opens, then a visitor's and a
 * shopper's probe every 5 s.
 */
const mostCalls = (seconds: number) => attempts * (mostFailures + mostAtOnce + 2 * Math.ceil(seconds / 5));
const oldMs = 20 * 60_000;
const patienceMs = 30_000;

/** Pages of all kinds that visitors open. */
async function pathsOf(host: string): Promise<string[]> {
  const get = async (path: string) => (await ask(host, path, { headers: { Accept: "text/html" } })).body;
  const home = await get("/catalog");
  const categories = [
    ...new Set([...home.matchAll(/href="(\/category\/[^"?#]+)"/g)].map(([, path = ""]) => path)),
  ];
  const listing = await get(categories[0] ?? "/");
  const products = [
    ...new Set([...listing.matchAll(/href="(\/product\/[^"?#]+)"/g)].map(([, path = ""]) => path)),
  ];
  return ["/", "/catalog", ...categories.slice(0, 10), ...products.slice(0, 10)];
}

/**
 * Visitors and buyers in front of a backend that is slow, then down, then back with late orders.
 * The built Worker starts with a full but stale cache. `broken` lists broken promises.
 */
export async function load({ visitors, buyers, seconds, seed }: LoadOptions): Promise<Load> {
  const shop = await startShop({ quiet: true });
  const [port, edgePort, backendPort] = [await freePort(), await freePort(), await freePort()];
  const edge = await startEdge(edgePort);
  const backend = await startSlowBackend(backendPort, shop.sandboxPort);
  const gateway = `http://127.0.0.1:${backendPort}`;
  const origin = `http://${chain}.localhost:${port}`;
  const { host } = new URL(origin);
  const sandbox = new Sandbox(shop.sandboxPort, chain);
  const begin = () => startBare({ root, port, sandboxOrigin: gateway, edgePort, quiet: true });
  const broken: string[] = [];
  const promise = (kept: boolean, what: string) => void (kept || broken.push(what));
  let storefront = await begin();
  try {
    await sandbox.reset(new Date().toISOString());
    const paths = await pathsOf(host);
    for (let round = 0; round < 2; round += 1)
      for (const path of paths) await ask(host, path, { headers: { Accept: "text/html" } });
    storefront.stop();
    edge.age(oldMs);
    storefront = await begin();

    // Prepared in sequence, because parallel buyers may compete for the last place of a timeslot.
    const people: Buyer[] = [];
    for (let number = 1; number <= buyers; number += 1)
      people.push(await Buyer.ready(sandbox, origin, gateway, number));
    backend.take();
    const phases: Phase[] = [];
    let told = 0;
    const unsure: Buyer[] = [];
    async function phase(name: string, mood: Mood, pressing: Buyer[]): Promise<Phase> {
      backend.become(mood);
      const began = Date.now();
      const presses = pressing.map(async (buyer) => {
        if (await buyer.press()) told += 1;
        else unsure.push(buyer);
      });
      const isOver = () => Date.now() - began > seconds * 1000;
      const seen = await visit(origin, { visitors, paths, seed: seed + 1000 * phases.length }, isOver);
      await Promise.all(presses);
      const { calls, most } = backend.take();
      const one = { name, seconds: (Date.now() - began) / 1000, calls, most, seen };
      phases.push(one);
      promise(most <= mostAtOnce, `${name}: the backend saw ${most} calls at once`);
      for (const { page, status, retryAfter } of seen) {
        promise(page !== "kept" || status === 200, `${name}: a page that is kept answered ${status}`);
        promise(status === 200 || (status === 503 && retryAfter), `${name}: a new page answered ${status}`);
      }
      return one;
    }
    const share = Math.ceil(buyers / 3);
    const ill = [
      await phase("5 s for each call", { afterMs: 5000 }, people.slice(0, share)),
      await phase("no answer at all", "fails", people.slice(share, 2 * share)),
    ];
    for (const { name, seconds, calls, seen } of ill) {
      promise(calls <= mostCalls(seconds), `${name}: ${calls} calls in ${seconds} s`);
      promise(
        seen.some(({ old }) => old),
        `${name}: no old page was shown`,
      );
    }

    backend.become("quick");
    const back = Date.now();
    const isBack = async () =>
      (await ask(host, `/search?query=pasta${Date.now()}`, { headers: { Accept: "text/html" } })).status ===
      200;
    while (!(await isBack()) && Date.now() - back < patienceMs)
      await new Promise((resolve) => setTimeout(resolve, 250));
    const recoveredMs = Date.now() - back;
    promise(recoveredMs < patienceMs, "the shop has not recovered by itself");

    await phase("orders are late", { afterMs: 5000, only: /checkout\// }, people.slice(2 * share));
    backend.become("quick");
    for (const buyer of unsure) if (await buyer.finish()) told += 1;
    const made = await Promise.all(people.map((buyer) => buyer.orders()));
    for (const [number, orders] of made.entries())
      promise(orders === 1, `buyer ${number + 1} has ${orders} orders\n${people[number]?.diary.report()}`);
    promise(told === buyers, `${told} of ${buyers} orders were told`);
    for (const { diary } of people)
      for (const { who, text } of diary.faults) broken.push(`${who}: ${text}\n${diary.report()}`);
    const sum = made.reduce((all, orders) => all + orders, 0);
    return { phases, orders: { wanted: buyers, told, made: sum }, recoveredMs, broken: [...new Set(broken)] };
  } finally {
    storefront.stop();
    backend.stop();
    edge.stop();
    await shop.stop();
  }
}
