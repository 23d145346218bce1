import { Hono } from "hono";
import type { AppEnv } from "../kernel/sandbox";
import { categoryTree, type CategoryRow, type CategoryTree } from "./category-tree";

const below = (tree: CategoryTree, categoryId?: number): CategoryRow[] =>
  tree
    .children(categoryId)
    .filter((row) => row.hidden === 0)
    .flatMap((row) => [row, ...below(tree, row.category_id)]);

/**
 * The backend's sitemap of categories, at the chain's path: an address `<base>/<slug>` for each
 * category allowed in a menu.
 */
export const sitemap = new Hono<AppEnv>();

sitemap.on("GET", ["/category.xml", "/sitemap/category.xml"], (c) => {
  const sandbox = c.get("sandbox");
  if (c.req.path !== sandbox.tenant.wire.categorySitemap) return c.notFound();
  const entries = below(categoryTree(sandbox)).map(
    ({ slug }) => `<url><loc>${sandbox.base}/${slug}</loc></url>`,
  );
  c.header("content-type", "application/xml; charset=UTF-8");
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
  );
});
