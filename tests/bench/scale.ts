import { buildAll } from "../../workers/run/build.mjs";
import { startShop, type RunningShop } from "../../workers/run/miniflare.mjs";
import * as z from "zod";
import { median, type Row } from "./table";

const many = 50_000;
/** Number of pages of each kind. */
const pages = 60;

const listing = z.object({
  data: z.object({
    products: z.array(
      z.object({ slug: z.string(), name: z.string(), breadCrumbs: z.array(z.object({ slug: z.string() })) }),
    ),
  }),
});

/**
 * Response times of pages on their first visit, in the usual range ("then") and in a range of
 * 50,000 products ("now").
 */
export async function scale(): Promise<Row[]> {
  await buildAll();
  const usual = await waits(0);
  const filled = await waits(many);
  return Object.entries(filled).map(([kind, now]) => ({
    what: `${kind}, first visit, ${many} products against the usual range`,
    unit: "ms",
    wanted: "ratio 1.5",
    then: usual[kind],
    now,
  }));
}

async function waits(products: number): Promise<Record<string, number>> {
  process.env.SANDBOX_PRODUCTS = String(products);
  const shop = await startShop({ quiet: true });
  try {
    const found: Record<string, number> = {};
    for (const [kind, paths] of Object.entries(await firstVisits(shop))) found[kind] = await p50(shop, paths);
    return found;
  } finally {
    await shop.stop();
  }
}

/** Pages of each kind, after warm-up visits: the measurement excludes the Worker's start. */
async function firstVisits(shop: RunningShop): Promise<Record<string, string[]>> {
  const answer = await fetch(`${shop.sandboxOrigin}/t/loggia/ebsn/api/products?page=1&page_size=400`);
  const { products } = listing.parse(await answer.json()).data;
  const words = products
    .flatMap(({ name }) => name.toLowerCase().split(/\s+/))
    .filter((word) => /^[a-zà-ù]{4,}$/.test(word));
  const categories = products.flatMap(({ breadCrumbs }) => breadCrumbs.map(({ slug }) => slug));
  const some = (paths: string[]) => [...new Set(paths)].slice(0, pages);
  const kinds = {
    category: some(categories.map((slug) => `/category/${slug}`)),
    search: some(words.map((word) => `/search?query=${encodeURIComponent(word)}`)),
    product: some(products.map(({ slug }) => `/product/${slug}`)),
  };
  for (const [path = "/"] of Object.values(kinds))
    for (let time = 0; time < 10; time += 1)
      await visit(shop, `${path}${path.includes("?") ? "&" : "?"}page=${time + 2}`);
  return kinds;
}

async function p50(shop: RunningShop, paths: string[]): Promise<number> {
  const times: number[] = [];
  for (const path of paths) {
    const begin = performance.now();
    await visit(shop, path);
    times.push(performance.now() - begin);
  }
  return median(times);
}

async function visit({ shopPort }: RunningShop, path: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${shopPort}${path}`, { headers: { Accept: "text/html" } });
  await answer.text();
}
