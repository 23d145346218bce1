import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tenants } from "#tenants/registry";
import { readyToOrder } from "../../e2e/scene";
import { Sandbox, type Login } from "../../e2e/sandbox";
import { Visitor } from "../../e2e/visitor";
import { buildAll } from "../../workers/run/build.mjs";
import { startShop } from "../../workers/run/miniflare.mjs";
import { freePort } from "../../workers/run/ports.mjs";
import { root } from "../../workers/run/run-step.mjs";
import { cpuMs, startBare } from "./bare-workerd.mjs";
import { countedBackend } from "./counted-backend";
import { median, tableOf } from "./table";

/** A page's path; `signedIn`: a shopper with address, slot and a full cart opens it. */
type Kind = { what: string; path: string; signedIn?: true };

/** Cost of a page: calls to the backend and the content system, and the server's CPU in ms. */
type Cost = { calls: number; cpuMs: number };
type State = "cold" | "stale" | "warm";

const states: State[] = ["cold", "stale", "warm"];
/** Number of pages in a round. */
const atOnce: Record<State, number> = { cold: 8, stale: 8, warm: 60 };

const kindsOf = (product: string): Kind[] => [
  { what: "home", path: "/" },
  { what: "category", path: "/category/frutta-e-verdura" },
  { what: "product", path: product },
  { what: "search", path: "/search?query=latte" },
  { what: "flyers", path: "/volantini" },
  { what: "stores", path: "/negozi" },
  { what: "category, signed in", path: "/category/frutta-e-verdura", signedIn: true },
  { what: "cart", path: "/cart", signedIn: true },
  { what: "slots", path: "/delivery/timeslot", signedIn: true },
  { what: "checkout", path: "/checkout", signedIn: true },
  { what: "orders", path: "/profile/orders", signedIn: true },
];

/**
 * Backend calls and Worker CPU for a page of each kind, as a table in three states of the cache:
 * - cold: the chain has no cached data
 * - stale: all data is stale, so the page is shown at once and its data is revalidated afterwards
 * - warm: all data is fresh.
 * The Worker's code is warm in each state; only the chain is new (`fresh-chains.js` makes copies of
 * the first chain). CPU is the process's, the median of `rounds`.
 */
export async function callsAndCpu(rounds: number): Promise<string> {
  await buildAll();
  const shop = await startShop({ quiet: true });
  const [backendPort, port] = [await freePort(), await freePort()];
  const backend = await countedBackend(backendPort, shop.sandboxPort);
  const bare = await startBare({
    root,
    port,
    sandboxOrigin: `http://127.0.0.1:${backendPort}`,
    chain: JSON.stringify({
      ...{ version: 1, pushedAt: new Date().toISOString(), assets: {}, tenant: tenants.loggia },
      theme: readFileSync(`${root}/tenants/loggia/theme.css`, "utf8"),
    }),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let chains = 0;

  function visit(chain: string, path: string, cookies = ""): Promise<string> {
    const headers = { Host: `${chain}.localhost:${port}`, Accept: "text/html", Cookie: cookies };
    return new Promise((resolve, reject) => {
      get({ agent, host: "127.0.0.1", port, path, headers }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (piece: string) => (text += piece));
        answer.on("end", () =>
          answer.statusCode === 200 ? resolve(text) : reject(new Error(`${path}: ${answer.statusCode}`)),
        );
      }).on("error", reject);
    });
  }

  const cookiesOf = (visitor: Visitor) =>
    [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  const spent = (): Cost => ({ calls: backend.calls(), cpuMs: cpuMs(bare.pid) });

  /** Cost so far, once all background work behind the responses has ended. */
  async function atRest(): Promise<Cost> {
    for (let before = spent(); ; ) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      const now = spent();
      if (now.calls === before.calls && now.cpuMs - before.cpuMs < 1) return now;
      before = now;
    }
  }

  /**
   * Opens the visitors of a round: each at a new chain that the Worker has read, or, if warm, all
   * at a single cached chain.
   */
  async function visitorsOf(state: State, { path, signedIn }: Kind, who: Login) {
    async function open() {
      const chain = `${state === "stale" ? "old" : "new"}${(chains += 1)}`;
      const visitor = Visitor.of(`http://${chain}.localhost:${port}`);
      await visitor.get("/robots.txt");
      if (signedIn) await visitor.logIn(who);
      return { chain, visitor };
    }
    const opened = [];
    for (let count = 0; count < (state === "warm" ? 1 : atOnce[state]); count += 1) opened.push(await open());
    for (let count = 0; state === "warm" && count < 3; count += 1) {
      for (const { visitor } of opened) await visitor.get(path);
      await atRest();
    }
    const all = opened.map(({ chain, visitor }) => ({ chain, cookies: cookiesOf(visitor) }));
    return state === "warm" ? Array.from({ length: atOnce.warm }, () => all).flat() : all;
  }

  async function round(state: State, kind: Kind, who: Login): Promise<Cost> {
    const visitors = await visitorsOf(state, kind, who);
    const before = await atRest();
    for (const { chain, cookies } of visitors) await visit(chain, kind.path, cookies);
    const after = await atRest();
    const each = (name: keyof Cost) => (after[name] - before[name]) / visitors.length;
    return { calls: each("calls"), cpuMs: each("cpuMs") };
  }

  try {
    const { who } = await readyToOrder(new Sandbox(shop.sandboxPort));
    const listing = await visit("loggia", "/category/frutta-e-verdura");
    const product = /href="(\/product\/[^"#?]+)"/.exec(listing)?.[1] ?? "";
    const lines: string[][] = [];
    for (const kind of kindsOf(product)) {
      for (const state of states) await round(state, kind, who);
      const told: string[] = [];
      for (const state of states) {
        const taken: Cost[] = [];
        for (let count = 0; count < rounds; count += 1) taken.push(await round(state, kind, who));
        const calls = median(taken.map((one) => one.calls));
        told.push(
          Number.isInteger(calls) ? String(calls) : calls.toFixed(1),
          `${median(taken.map((one) => one.cpuMs)).toFixed(1)} ms`,
        );
      }
      lines.push([kind.what, ...told]);
      console.error(lines.at(-1)?.join(" | "));
    }
    return tableOf([["", ...states.flatMap((state) => [`${state}: calls`, "CPU"])], ...lines]);
  } finally {
    agent.destroy();
    bare.stop();
    backend.stop();
    await shop.stop();
  }
}
