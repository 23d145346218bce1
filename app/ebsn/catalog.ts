import { EbsnError } from "./errors";
import type { Ebsn } from "./client";
import type { Call } from "./http";
import { toCategory } from "./mapping/category";
import { brandCase, labelCase } from "./mapping/display-case";
import { toPaging } from "./mapping/paging";
import { plainText } from "./mapping/plain-text";
import { readProducts, toCrumb, type Reader } from "./mapping/product";
import { toProductDetail } from "./mapping/product-detail";
import type { Facet, ListingQuery, Scope } from "~/model/catalogue";
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

/** Categories, listings and products. Answers that know nothing of the shopper come through the cache (§7, Caching). */
export function createCatalog(
  { send, sendCached }: Transport,
  scope: () => Scope,
  readerOf: (call: string) => Reader,
  withoutEmpty = false,
): Ebsn["catalog"] {
  const scoped = (path: string, params: Call["params"]) => ({
    path,
    params: { ...params, hash: scopeHash(scope()) },
  });

  return {
    async tree() {
      const answer = await sendCached(scoped("category", { filtered: withoutEmpty }));
      const { pictureBase } = readerOf(answer.call);
      return readData(wireCategoryTree, answer).categories.map((node) => toCategory(node, pictureBase));
    },

    async category(ref) {
      const params = "slug" in ref ? { slug: ref.slug } : { categoryId: ref.id };
      const answer = await sendCached(scoped("category", { filtered: withoutEmpty, ...params }));
      const { category, breadCrumbs } = readData(wireCategoryPage, answer);
      const crumbs = category.breadCrumbs.length > 0 ? category.breadCrumbs : breadCrumbs;
      const subtitle = category.metaData?.category_info.SUBTITLE;
      return {
        ...toCategory(category, readerOf(answer.call).pictureBase),
        crumbs: crumbs.map(toCrumb),
        subtitle: subtitle ? plainText(subtitle) : undefined,
      };
    },

    async listing(query) {
      const call = scoped("products", listingParams(query));
      const facets = Object.keys(query.facets ?? {});
      return toListing(await (query.preferred ? send(call) : sendCached(call, facets)), readerOf);
    },

    async product(slug) {
      const answer = await sendCached(scoped("products", { slug }));
      const product = toProductDetail(readData(wireProductDetail, answer), readerOf(answer.call));
      if (!product) throw new EbsnError("notFound", answer.call);
      return product;
    },

    async slugs({ page, pageSize }) {
      const answer = await sendCached(scoped("products", { page, page_size: pageSize }));
      const { products, page: paging } = readData(wireSlugs, answer);
      return { slugs: products.map(({ slug }) => slug).filter(Boolean), paging: toPaging(paging) };
    },
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
    products: readProducts(products, readerOf(answer.call)),
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
      name: cased(value.name),
      count: value.filteredCount ?? value.count,
    })),
  };
}
