import { request } from "node:http";
import { root } from "../../workers/run/run-step.mjs";
import { freePort } from "../../workers/run/ports.mjs";
import { buildAll } from "../../workers/run/build.mjs";
import { startShop } from "../../workers/run/miniflare.mjs";
import { startBare } from "./bare-workerd.mjs";
import { openInspector } from "./inspector";

const chains = ["loggia", "quantobasta", "terrecomuni"];
const sorts = ["rank", "price_asc", "price_desc", "name_asc"];

/**
 * Heap of the storefront's isolate in MB before and after `pages` different pages of all chains.
 * Each value is the minimum over 60 more requests. The isolate has a limit of `room` MB; more
 * retained memory would end it and fail the measurement.
 */
export async function heapAfter(pages: number, room: number): Promise<{ before: number; after: number }> {
  await buildAll();
  const shop = await startShop({ quiet: true });
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const bare = await startBare({
    root,
    port,
    sandboxOrigin: shop.sandboxOrigin,
    inspectorPort,
    heapMb: room,
  });
  try {
    const inspector = await openInspector(inspectorPort);
    const heap = async () => {
      const readings: number[] = [];
      for (let i = 0; i < 60; i++) {
        await ask(port, "loggia", "/");
        readings.push(await inspector.heap());
      }
      return Math.min(...readings);
    };
    const before = await heap();
    const perChain = Math.ceil(pages / chains.length);
    await Promise.all(
      chains.map(async (chain) => {
        const paths = await variedPaths(port, chain);
        for (let i = 0; i < perChain; i++) await ask(port, chain, pathAt(paths, i));
      }),
    );
    return { before, after: await heap() };
  } finally {
    bare.stop();
    await shop.stop();
  }
}

/** Products, and categories in each order and on several pages, from the sitemaps. */
async function variedPaths(port: number, chain: string): Promise<string[]> {
  const index = await ask(port, chain, "/sitemap.xml");
  const maps = await Promise.all(locations(index).map((path) => ask(port, chain, path)));
  const paths = maps.flatMap(locations);
  const categories = paths.filter((path) => path.startsWith("/category/"));
  const products = paths.filter((path) => path.startsWith("/product/"));
  const listings = categories.flatMap((path) =>
    sorts.flatMap((sort) => [1, 2, 3].map((page) => `${path}?sort=${sort}&page=${page}`)),
  );
  // Alternates both kinds, as shoppers do.
  const longest = Math.max(products.length, listings.length);
  return Array.from({ length: longest }, (_, i) => [products[i], listings[i]])
    .flat()
    .filter((path): path is string => path !== undefined);
}

function pathAt(paths: string[], i: number): string {
  const path = paths[i % paths.length];
  if (path === undefined) throw new Error("The sitemap is empty.");
  return path;
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

/** A small category has no second page, so 404 is allowed there. */
const expected = (path: string): unknown[] => (/&page=[23]$/.test(path) ? [200, 404] : [200]);

function ask(port: number, chain: string, path: string): Promise<string> {
  const headers = { Host: `${chain}.localhost:${port}`, Accept: "text/html" };
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => (text += piece));
      answer.on("end", () =>
        expected(path).includes(answer.statusCode)
          ? resolve(text)
          : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}
