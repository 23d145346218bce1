import { z } from "zod";
import type { Visit } from "../net/visit";

/** JSON of unknown shape: values are read by path. */
const objectSchema = z.record(z.string(), z.unknown());

/** Value at a path of JSON data; undefined if absent. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return objectSchema.safeParse(inner).data?.[key];
  }, value);
}
export const listAt = (value: unknown, ...path: (string | number)[]): unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};
export const textAt = (value: unknown, ...path: (string | number)[]): string | undefined => {
  const found = at(value, ...path);
  return typeof found === "string" ? found : undefined;
};

/**
 * A response of the backend. `json` is undefined if the body is not JSON.
 * `address` is the requested address without the origin; empty = no request was sent.
 */
export type Told = {
  address: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  json: unknown;
};

const nothing: Told = { address: "", status: 0, headers: {}, body: "", json: undefined };

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Max products whose nutrition is requested; the search ends at the first hit. */
const mostDetails = 4;

/**
 * Collects the responses for the contract: about twenty GETs as a visitor, sequential, with a rest
 * between them.
 * Stops after the first if the backend is not eBSN. Throws if the first request fails.
 */
export async function askBackend(visit: Visit, rest: () => Promise<void>, base: string) {
  const get = async (address: string): Promise<Told> => {
    await rest();
    const { status, headers, body } = await visit(/^https?:/.test(address) ? address : base + address);
    return { address, status, headers, body, json: jsonOf(body) };
  };
  const tree = await get("/ebsn/api/category?filtered=true&hash=");
  const isEbsn = at(tree.json, "response") !== undefined;
  const api = async (path: string | undefined): Promise<Told> =>
    isEbsn && path !== undefined ? get(`/ebsn/api/${path}`) : nothing;
  const file = async (address: string | undefined): Promise<Told> =>
    isEbsn && address ? get(address) : nothing;

  const roots = listAt(tree.json, "data", "categories");
  const shown = roots.find((root) => listAt(root, "categories").length > 0) ?? roots[0];
  const id = at(shown, "categoryId");
  const slug = textAt(shown, "slug");
  const listed = (query: string) =>
    id === undefined ? undefined : `products?parent_category_id=${String(id)}&${query}`;
  const listing = await api(listed("page=1&page_size=48"));
  const promoted = await api("products?promo=true&page=1&page_size=24");
  const products = [
    ...listAt(listing.json, "data", "products"),
    ...listAt(promoted.json, "data", "products"),
  ];

  let detail = nothing;
  const slugs = products.flatMap((product) => textAt(product, "slug") ?? []).slice(0, mostDetails);
  for (const product of slugs) {
    detail = await api(`products?slug=${encodeURIComponent(product)}`);
    if (nutritionIn(detail.json) !== undefined) break;
  }
  return {
    isEbsn,
    tree,
    roots,
    listing,
    promoted,
    products,
    detail,
    node: await api(slug === undefined ? undefined : `category?slug=${encodeURIComponent(slug)}`),
    beyond: await api(listed("page=9999&page_size=24")),
    search: await api("products?q=latte&page=1&page_size=5"),
    noCategory: await api("category?slug=questa-categoria-non-esiste"),
    noProduct: await api("products?slug=questo-prodotto-non-esiste"),
    orders: await api("order/list"),
    stores: await api("warehouse-locator/search"),
    flyers: await api("leaflet/search"),
    adverts: await api("adv?limit=3"),
    sitemaps: [await file("/sitemap/category.xml"), await file("/category.xml")] as const,
    picture: await file(textAt(products[0], "mediaURL")),
  };
}
export type Asked = Awaited<ReturnType<typeof askBackend>>;

const nutritionKey = /^(nutritional_values|nutritional_info|table_textual)$/i;

/** A product's nutrition from its page, with its key; undefined if there is none. */
export function nutritionIn(detail: unknown): { key: string; value: unknown } | undefined {
  const groups = objectSchema.safeParse(at(detail, "data", "metaData")).data ?? {};
  return Object.values(groups)
    .flatMap((group) => Object.entries(objectSchema.safeParse(group).data ?? {}))
    .filter(([key, value]) => nutritionKey.test(key) && value !== "" && value !== null)
    .map(([key, value]) => ({ key, value }))[0];
}
