import type { Sandbox } from "../kernel/sandbox";
import { addDays, displayDate } from "../kernel/rome-time";
import { leafletLocation } from "./picture-url";
import { productJson } from "./product-json";
import { readRows, rowColumns, type ProductRow } from "./product-row";
import { weekOf } from "./promo";

/** Each leaflet shows every second promotion of the week, best sellers first. */
const names = new Map([
  [73, { name: "Offerte della settimana", slug: "offerte-della-settimana", turn: 0 }],
  [74, { name: "Risparmio di stagione", slug: "risparmio-di-stagione", turn: 1 }],
]);
const mostPages = 4;
const productsOnPage = 9;

/**
 * Returns `data.leaflets`: this week's, from Monday to Sunday. Page pictures are `baseLocation` + n
 * + ".png", n from 0.
 */
export function leaflets(sandbox: Sandbox) {
  const { monday } = weekOf(sandbox.clock.today());
  return [...names].map(([leafletId, { name, slug }]) => ({
    leafletId,
    name,
    slug,
    validityDate: displayDate(monday),
    expireDate: displayDate(addDays(monday, 6)),
    baseLocation: leafletLocation(leafletId, monday),
    pageCount: Math.ceil(leafletRows(sandbox, leafletId).length / productsOnPage),
  }));
}

/**
 * Returns a leaflet's page, n from 0: title, number of pages and products. Undefined after the last
 * page.
 */
export function leafletPage(sandbox: Sandbox, leafletId: number, n: number) {
  const rows = leafletRows(sandbox, leafletId);
  const onPage = rows.slice(n * productsOnPage, (n + 1) * productsOnPage);
  const title = names.get(leafletId)?.name;
  if (title === undefined || onPage.length === 0) return undefined;
  return { title, pages: Math.ceil(rows.length / productsOnPage), rows: onPage };
}

/** Returns a leaflet's products in page order; empty for an unknown leaflet. */
function leafletRows(sandbox: Sandbox, leafletId: number): ProductRow[] {
  const leaflet = names.get(leafletId);
  if (!leaflet) return [];
  return readRows(
    sandbox,
    `SELECT ${rowColumns} FROM catalogue_products p
     WHERE p.promo_start <= 0 AND p.promo_end >= 6 AND p.seed_available > 0 AND p.product_id % 2 = ?
     ORDER BY p.popularity DESC, p.product_id LIMIT ?`,
    leaflet.turn,
    mostPages * productsOnPage,
  );
}

/** Returns `data` of `leaflet/product-search`. */
export function leafletProducts(
  sandbox: Sandbox,
  leafletId: number,
  query: { page: number; page_size: number; parent_category_id?: number },
) {
  const { parent_category_id: within } = query;
  const rows = leafletRows(sandbox, leafletId).filter(
    (row) =>
      within === undefined || within === 1 || [row.rootId, row.middleId, row.categoryId].includes(within),
  );
  const from = (query.page - 1) * query.page_size;
  return {
    page: {
      selPage: query.page,
      totPages: Math.ceil(rows.length / query.page_size),
      totItems: rows.length,
      itemsPerPage: query.page_size,
    },
    products: rows.slice(from, from + query.page_size).map((row) => productJson(sandbox, row)),
  };
}
