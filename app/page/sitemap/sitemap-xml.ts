/** Max addresses per file. The protocol allows 50,000; a tenth keeps each file fast to build. */
export const perFile = 5000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");

/** An absolute address, and the date of its last change if known (ISO 8601). */
type Place = { url: string; modified?: string };

/** A sitemap of absolute addresses. */
export function urlSet(places: Place[]): string {
  const lines = places.map(({ url, modified }) => {
    const lastmod = modified ? `<lastmod>${escaped(modified)}</lastmod>` : "";
    return `<url><loc>${escaped(url)}</loc>${lastmod}</url>\n`;
  });
  return `${head}<urlset ${space}>\n${lines.join("")}</urlset>\n`;
}

/** An index of sitemaps. */
export function sitemapIndex(urls: string[]): string {
  const lines = urls.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${space}>\n${lines.join("")}</sitemapindex>\n`;
}

/** Number of files for a number of products; an empty shop has one empty file. */
export const filesFor = (products: number): number => Math.max(1, Math.ceil(products / perFile));

/** An XML response that crawlers and caches may store for an hour. */
export const xmlAnswer = (xml: string): Response =>
  new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
