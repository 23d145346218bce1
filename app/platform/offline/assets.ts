import { isAsset } from "./rules";

/**
 * Cache of style sheets, scripts and fonts. Their names contain a hash of the content, so pages of
 * an earlier build find theirs.
 */
export const assetCache = "shop-assets";
const mostAssets = 60;

const sheetsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, href = ""]) =>
    isAsset(href) ? href : [],
  );

/** Evicts all but the newest assets. */
export async function trimAssets(): Promise<void> {
  const cache = await caches.open(assetCache);
  const oldestFirst = await cache.keys();
  await Promise.all(oldestFirst.slice(0, -mostAssets).map((one) => cache.delete(one)));
}

/**
 * Caches the style sheets of a page; mostly the browser's own cache has them, without a request.
 */
export async function keepSheets(html: string): Promise<void> {
  const cache = await caches.open(assetCache);
  const missing = await Promise.all(
    sheetsIn(html).map(async (href) => ((await cache.match(href)) ? [] : [href])),
  );
  await cache.addAll(missing.flat());
  await trimAssets();
}
