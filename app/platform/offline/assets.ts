import { isAsset } from "./rules";

/** Sheets, scripts and faces by names that never mean anything else: pages of an earlier build find theirs. */
export const assetCache = "shop-assets";
const mostAssets = 60;

const sheetsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, href = ""]) =>
    isAsset(href) ? href : [],
  );

/** Only the newest stay. */
export async function trimAssets(): Promise<void> {
  const cache = await caches.open(assetCache);
  const oldestFirst = await cache.keys();
  await Promise.all(oldestFirst.slice(0, -mostAssets).map((one) => cache.delete(one)));
}

/** What a page needs to look as it does; a browser mostly has it in its own cache, and fetches nothing. */
export async function keepSheets(html: string): Promise<void> {
  const cache = await caches.open(assetCache);
  const missing = await Promise.all(
    sheetsIn(html).map(async (href) => ((await cache.match(href)) ? [] : [href])),
  );
  await cache.addAll(missing.flat());
  await trimAssets();
}
