import { z } from "zod";
import type { Visit } from "../net/visit";

/** JSON whose shape nobody promised: a value is found by its path. */
const objectSchema = z.record(z.string(), z.unknown());

/** What stands at a path of a JSON value; undefined = nothing. */
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

/** An answer of the backend: `json` undefined = it is none. */
export type Told = { status: number; headers: Readonly<Record<string, string>>; body: string; json: unknown };

const nothing: Told = { status: 0, headers: {}, body: "", json: undefined };

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** All that the contract is held against: a dozen GETs of a visitor, one after another, with a rest between them. Throws when the first finds nobody. */
export async function askBackend(visit: Visit, rest: () => Promise<void>, base: string) {
  const get = async (address: string): Promise<Told> => {
    await rest();
    const { status, headers, body } = await visit(address);
    return { status, headers, body, json: jsonOf(body) };
  };
  const api = (path: string) => get(`${base}/ebsn/api/${path}`);
  const tree = await api("category?filtered=true&hash=");
  const roots = listAt(tree.json, "data", "categories");
  const shown = roots.find((root) => listAt(root, "categories").length > 0) ?? roots[0];
  const id = at(shown, "categoryId");
  const slug = textAt(shown, "slug");
  const listing =
    id === undefined ? nothing : await api(`products?parent_category_id=${String(id)}&page=1&page_size=48`);
  const promoted = await api("products?promo=true&page=1&page_size=24");
  const products = [
    ...listAt(listing.json, "data", "products"),
    ...listAt(promoted.json, "data", "products"),
  ];
  const product = textAt(products[0], "slug");
  const picture = textAt(products[0], "mediaURL");
  return {
    tree,
    roots,
    listing,
    products,
    node: slug === undefined ? nothing : await api(`category?slug=${encodeURIComponent(slug)}`),
    detail: product === undefined ? nothing : await api(`products?slug=${encodeURIComponent(product)}`),
    beyond:
      id === undefined
        ? nothing
        : await api(`products?parent_category_id=${String(id)}&page=9999&page_size=24`),
    search: await api("products?q=latte&page=1&page_size=5"),
    noCategory: await api("category?slug=questa-categoria-non-esiste"),
    noProduct: await api("products?slug=questo-prodotto-non-esiste"),
    orders: await api("order/list"),
    sitemaps: [
      { path: "/sitemap/category.xml", told: await get(`${base}/sitemap/category.xml`) },
      { path: "/category.xml", told: await get(`${base}/category.xml`) },
    ],
    pictureAddress: picture,
    picture: picture === undefined ? nothing : await get(/^https?:/.test(picture) ? picture : base + picture),
  };
}
export type Asked = Awaited<ReturnType<typeof askBackend>>;
