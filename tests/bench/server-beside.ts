import { root } from "../../workers/run/run-step.mjs";
import { freePort } from "../../workers/run/ports.mjs";
import {
  aroundPageCache,
  launch,
  measuredShop,
  type Cookies,
  type MeasuredShop,
  type PageName,
} from "./measured-shop";
import { serve } from "./serve";
import { median, tableOf } from "./table";

type Kind = { what: string; page: PageName; as: "visitor" | "shopper" | "cached"; requests: number };

const kinds: Kind[] = [
  { what: "listing, a visitor", page: "listing", as: "visitor", requests: 100 },
  { what: "listing, signed in", page: "listing", as: "shopper", requests: 60 },
  { what: "search, a visitor", page: "search", as: "visitor", requests: 100 },
  { what: "cart", page: "cart", as: "shopper", requests: 60 },
  { what: "listing, from the page cache", page: "listing", as: "cached", requests: 300 },
];

/**
 * CPU milliseconds of the storefront per request for this checkout's build and other builds, as a
 * table. Each value is the median of `rounds` short rounds, with its ratio to this checkout's. The
 * builds take turns, so other load on the machine affects them all.
 */
export async function serverBeside(folders: string[], rounds: number): Promise<string> {
  const browser = await launch();
  const names = ["this checkout", ...folders.map((folder) => folder.split("/").filter(Boolean).at(-1) ?? "")];
  const shops: MeasuredShop[] = [];
  for (const [index, folder] of [root, ...folders].entries()) {
    const port = await freePort();
    await serve(folder, port);
    shops.push(await measuredShop(browser, names[index] ?? "", `https://127.0.0.1:${port}`));
  }
  const lines: string[][] = [];
  for (const kind of kinds) {
    const taken = await inTurns(shops, kind, rounds);
    const medians = taken.map(median);
    const [own = NaN] = medians;
    lines.push([
      kind.what,
      ...medians.map((ms, at) => `${ms.toFixed(2)} ms${at > 0 ? ` (${(ms / own).toFixed(2)})` : ""}`),
    ]);
    console.error(lines.at(-1)?.join(" | "));
  }
  return tableOf([["CPU of the server for a page", ...names], ...lines]);
}

/**
 * For each shop, the CPU milliseconds per request in each round; every round begins with a
 * different shop.
 */
async function inTurns(shops: MeasuredShop[], kind: Kind, rounds: number): Promise<number[][]> {
  const cookies: (Cookies | undefined)[] = [];
  for (const shop of shops) cookies.push(await cookiesFor(shop, kind));
  const taken = shops.map((): number[] => []);
  for (let turn = -1; turn < rounds; turn++)
    for (let step = 0; step < shops.length; step++) {
      const at = (Math.max(turn, 0) + step) % shops.length;
      const [shop, own] = [shops[at], cookies[at]];
      if (!shop) continue;
      const ms = await round(shop, kind, own);
      // The first round is the warm-up.
      if (turn >= 0) taken[at]?.push(ms);
    }
  return taken;
}

async function round(shop: MeasuredShop, { page, requests }: Kind, cookies?: Cookies): Promise<number> {
  const before = await shop.cost();
  for (let i = 0; i < requests; i++) await shop.get(page, cookies);
  return ((await shop.cost()).cpuMs - before.cpuMs) / requests;
}

const cookiesFor = async (shop: MeasuredShop, { as }: Kind): Promise<Cookies | undefined> =>
  as === "shopper" ? shop.signIn() : as === "visitor" ? aroundPageCache(shop) : undefined;
