import { EbsnError, isEbsnError } from "./errors";
import type { Ebsn } from "./client";
import type { Call } from "./http";
import { toCategory } from "./mapping/category";
import { brandCase, labelCase } from "./mapping/display-case";
import { plainLine } from "./mapping/plain-text";
import { toPaging } from "./mapping/paging";
import { plainText } from "./mapping/plain-text";
import { readPage, toCrumb, type Reader } from "./mapping/product";
import { toProductDetail } from "./mapping/product-detail";
import type { Facet, Listing, ListingQuery, Scope } from "~/model/catalogue";
import type { Product } from "~/model/product";
import type { Keep } from "./shared";
import { readData, type Answer, type Transport } from "./transport";
import { wireCategoryPage, wireCategoryTree } from "./wire/category";
import { wireListing, wireSlugs, type WireFacet } from "./wire/listing";
import { wireProductDetail } from "./wire/product";

const defaultPageSize = 24;
/** Parameters of `products` with a meaning of their own; a facet by such a name is not offered. */
const ownParams = new Set(
  (
    "q slug barcode product_id category_id parent_category_id page page_size sort promo new_product " +
    "preferred hash"
  ).split(" "),
);

/** The scope as the wire's `hash`: `w0d0t0` for nobody in particular. */
export function scopeHash({ warehouse, date, timeslot }: Scope): string {
  return `w${warehouse}d${date}t${timeslot}`;
}

const freshSeconds = 900;
const categories = ["filtered", "depth", "slug", "categoryId"] as const;
const keepTree: Keep = { as: "tree", parameters: categories, freshSeconds };
const keepRoots: Keep = { as: "roots", parameters: categories, freshSeconds };
const keepCategory: Keep = { as: "category", parameters: categories, freshSeconds };
const keepListing: Keep = {
  as: "listing",
  parameters: ["parent_category_id", "q", "product_id", "page", "page_size", "sort", "promo", "new_product"],
  freshSeconds,
  changesWithCart: true,
};
const keepProduct: Keep = { as: "product", parameters: ["slug"], freshSeconds, changesWithCart: true };
const keepOne: Keep = { as: "listed", parameters: [], freshSeconds, changesWithCart: true };
/** How many calls for single products run at the same time. */
const atOnce = 5;
const keepSlugs: Keep = { as: "slugs", parameters: ["page", "page_size"], freshSeconds };

/** What may be a slug at all: no blanks, no invisible characters. */
const slugShape = /^[^\s\p{C}]{1,500}$/u;

/** Categories, listings and products. Answers that know nothing of the shopper come through the cache (§7, Caching). */
export function createCatalog(
  { send, sendShared }: Transport,
  scope: () => Scope,
  readerOf: (call: string) => Reader,
  withoutEmpty = false,
): Ebsn["catalog"] {
  const scoped = (path: string, params: Call["params"]) => ({
    path,
    params: { ...params, hash: scopeHash(scope()) },
  });
  const ofTree = (params: Call["params"]) => scoped("category", { filtered: withoutEmpty, ...params });
  const checkSlug = (path: string, slug: string) => {
    if (!slugShape.test(slug)) throw new EbsnError("notFound", path);
  };
  const categoriesOf = (answer: Answer) => {
    const { pictureBase } = readerOf(answer.call);
    return readData(wireCategoryTree, answer).categories.map((node) => toCategory(node, pictureBase));
  };

  async function asListed(query: ListingQuery): Promise<Listing> {
    const call = scoped("products", listingParams(query));
    const read = (answer: Answer) => toListing(answer, readerOf);
    if (query.preferred) return read(await send(call));
    return sendShared(call, { ...keepListing, filters: Object.keys(query.facets ?? {}) }, read);
  }

  async function oneByOne(ids: readonly number[]): Promise<Product[]> {
    const found: Product[] = [];
    for (let from = 0; from < ids.length; from += atOnce)
      found.push(...(await Promise.all(ids.slice(from, from + atOnce).map(byId))).flat());
    return found;
  }

  /** One product or none. */
  async function byId(id: number): Promise<Product[]> {
    try {
      return await sendShared(scoped(`products/${id}`, {}), keepOne, (answer) =>
        readPage(answer.call, [answer.data], readerOf(answer.call)),
      );
    } catch (error) {
      if (isEbsnError(error, "notFound") || isEbsnError(error, "unreadable")) return [];
      throw error;
    }
  }

  return {
    tree: () => sendShared(ofTree({}), keepTree, categoriesOf),

    // A backend that knows no depth answers with the whole tree.
    roots: () =>
      sendShared(ofTree({ depth: 1 }), keepRoots, (answer) =>
        categoriesOf(answer).map((root) => ({ ...root, description: undefined, children: [] })),
      ),

    async category(ref) {
      if ("slug" in ref) checkSlug("category", ref.slug);
      const params = "slug" in ref ? { slug: ref.slug } : { categoryId: ref.id };
      return sendShared(ofTree(params), keepCategory, (answer) => {
        const { category, breadCrumbs } = readData(wireCategoryPage, answer);
        const crumbs = category.breadCrumbs.length > 0 ? category.breadCrumbs : breadCrumbs;
        const subtitle = category.metaData?.category_info.SUBTITLE;
        return {
          ...toCategory(category, readerOf(answer.call).pictureBase),
          crumbs: crumbs.map(toCrumb),
          subtitle: subtitle ? plainText(subtitle) : undefined,
        };
      });
    },

    async listing(query) {
      const listed = await asListed(query);
      const { ids } = query;
      if (!ids || listed.products.every(({ id }) => ids.includes(id))) return listed;
      // The backend knows no `product_id` and lists whatever it has.
      const products = await oneByOne(ids);
      const paging = { page: 1, pages: 1, items: products.length, pageSize: products.length };
      return { products, paging, facets: [] };
    },

    async product(slug) {
      checkSlug("products", slug);
      return sendShared(scoped("products", { slug }), keepProduct, (answer) => {
        const product = toProductDetail(readData(wireProductDetail, answer), readerOf(answer.call));
        if (!product) throw new EbsnError("notFound", answer.call);
        return product;
      });
    },

    slugs: ({ page, pageSize }) =>
      sendShared(scoped("products", { page, page_size: pageSize }), keepSlugs, (answer) => {
        const { products, page: paging } = readData(wireSlugs, answer);
        return { slugs: products.map(({ slug }) => slug).filter(Boolean), paging: toPaging(paging) };
      }),
  };
}

function listingParams(query: ListingQuery): Call["params"] {
  const facets = Object.entries(query.facets ?? {})
    .filter(([name]) => !ownParams.has(name))
    .map(([name, ids]) => [name, [...ids].sort().join(",")]);
  return {
    ...Object.fromEntries(facets),
    parent_category_id: query.categoryId,
    q: query.q?.trim().replace(/\s+/g, " "),
    product_id: query.ids?.join(","),
    page: query.page ?? 1,
    page_size: query.pageSize ?? defaultPageSize,
    sort: query.sort === "rank" ? undefined : query.sort,
    promo: query.promo || undefined,
    new_product: query.onlyNew || undefined,
    preferred: query.preferred || undefined,
  };
}

function toListing(answer: Answer, readerOf: (call: string) => Reader) {
  const { page, products, facets, did_you_mean } = readData(wireListing, answer);
  return {
    products: readPage(answer.call, products, readerOf(answer.call)),
    paging: toPaging(page),
    facets: facets
      .filter(({ parameterName }) => !ownParams.has(parameterName))
      .map(toFacet)
      .filter(({ values }) => values.length > 0),
    didYouMean: did_you_mean,
  };
}

function toFacet({ name, parameterName, values }: WireFacet): Facet {
  const cased = parameterName === "vendor_id" ? brandCase : labelCase;
  return {
    name,
    parameter: parameterName,
    values: values.map((value) => ({
      id: value.id,
      name: cased(plainLine(value.name)),
      count: value.filteredCount ?? value.count,
    })),
  };
}
