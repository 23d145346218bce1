import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../kernel/body";
import { notFound, ok } from "../kernel/envelope";
import type { AppEnv } from "../kernel/sandbox";
import { adverts } from "./adverts";
import { categoryBlock } from "./category-block";
import { categoriesHolding, oneCategoryJson, treeJson } from "./category-json";
import { categoryTree } from "./category-tree";
import { leafletProducts, leaflets } from "./leaflets";
import { listing } from "./listing";
import { listingQuery } from "./listing-query";
import { warehouseOfHash } from "./market";
import { productDetailJson } from "./product-json";
import { productBySlug, productsByIds } from "./product-row";

const allLevels = 3;
const lenient = <T>(otherwise: T) =>
  z.coerce
    .number()
    .int()
    .nonnegative()
    .optional()
    .catch(undefined)
    .transform((value) => value ?? otherwise);

const categoryQuery = z.object({
  slug: z.string().optional(),
  categoryId: z.coerce.number().optional().catch(-1),
  filtered: z.stringbool().catch(false),
  depth: lenient(allLevels),
  q: z.string().trim().optional(),
});

/** Endpoints without a session (docs/wire.md, "Catalogue"). */
export const catalogueApi = new Hono<AppEnv>();

catalogueApi.get("/category", async (c) => {
  const sandbox = c.get("sandbox");
  const { slug, categoryId, filtered, depth, q } = categoryQuery.parse(await readInput(c));
  const holding = q ? categoriesHolding(sandbox, q) : undefined;
  const options = { filtered, depth: depth === 0 ? allLevels : depth, holding };
  if (!slug && categoryId === undefined) return ok(c, { categories: treeJson(sandbox, options) });
  const tree = categoryTree(sandbox);
  const row = slug ? tree.bySlug(slug) : tree.byId(categoryId ?? -1);
  if (!row) return notFound(c);
  const breadCrumbs = tree.crumbs(row.category_id);
  return ok(c, { category: { ...oneCategoryJson(sandbox, row, options), breadCrumbs } });
});

catalogueApi.get("/products", async (c) => {
  const sandbox = c.get("sandbox");
  const query = listingQuery.parse(await readInput(c));
  if (query.slug === undefined) return ok(c, listing(sandbox, c.get("session"), query));
  const row = productBySlug(sandbox, query.slug);
  const market = { warehouseId: warehouseOfHash(query.hash) };
  return row ? ok(c, productDetailJson(sandbox, row, market)) : notFound(c, "msg.product.unknown");
});

catalogueApi.get("/products/:productId", async (c) => {
  const sandbox = c.get("sandbox");
  const productId = Number(c.req.param("productId"));
  const { hash } = listingQuery.parse(await readInput(c));
  const row = productsByIds(sandbox, [productId]).get(productId);
  const market = { warehouseId: warehouseOfHash(hash) };
  return row ? ok(c, productDetailJson(sandbox, row, market)) : notFound(c, "msg.product.unknown");
});

const advertQuery = z.object({ layout: lenient(0), category_id: lenient(0), limit: lenient(8) });

catalogueApi.get("/adv", async (c) =>
  ok(c, { advs: adverts(c.get("sandbox"), advertQuery.parse(await readInput(c))) }),
);

catalogueApi.get("/category-block/info", async (c) => {
  const { categoryBlockId } = z.object({ categoryBlockId: lenient(0) }).parse(await readInput(c));
  const block = categoryBlock(c.get("sandbox"), c.get("session"), categoryBlockId);
  return block ? ok(c, block) : notFound(c);
});

catalogueApi.get("/leaflet/search", (c) => ok(c, { leaflets: leaflets(c.get("sandbox")) }));

catalogueApi.get("/leaflet/product-search", async (c) => {
  const input = await readInput(c);
  const { parent_leaflet_id } = z.object({ parent_leaflet_id: lenient(0) }).parse(input);
  const { page, page_size, parent_category_id } = listingQuery.parse(input);
  return ok(c, leafletProducts(c.get("sandbox"), parent_leaflet_id, { page, page_size, parent_category_id }));
});
