import { isEbsnError } from "../../errors";
import type { Call } from "../../transport/http";
import { brandCase, labelCase } from "../../text/title-case";
import { toPaging } from "../mapping/paging";
import { plainLine } from "../../text/plain-text";
import { readPage, somePriced, type Reader } from "../mapping/product";
import type { Facet, Listing, ListingQuery, Scope } from "~/model/catalogue";
import type { Product } from "~/model/product";
import { scopeHash } from "../../transport/scope-hash";
import type { CachePolicy } from "../../transport/shared";
import { readData, type Answer, type Transport } from "../../transport/transport";
import { wireListing, type WireFacet } from "../wire/listing";

const defaultPageSize = 24;
/** Parameters of `products` with another meaning; a facet with such a name is left out. */
const ownParams = new Set(
  (
    "q slug barcode product_id category_id parent_category_id page page_size sort promo new_product " +
    "preferred hash order_by store_id"
  ).split(" "),
);

const freshSeconds = 900;
const listingPolicy: CachePolicy<Listing> = {
  as: "listing",
  parameters: [
    ...["parent_category_id", "q", "product_id", "barcode"],
    ...["page", "page_size", "sort", "promo", "new_product"],
  ],
  freshSeconds,
  changesWithCart: true,
  isEmpty: ({ products }) => products.length === 0,
};
const keepOne: CachePolicy = { as: "listed", parameters: [], freshSeconds, changesWithCart: true };
/** Max parallel calls for single products. */
const atOnce = 5;

/**
 * Loads listings, and products by their ids. Cached (§7, Caching), except listings of preferred
 * products.
 */
export function createListing(
  { send, sendShared }: Transport,
  scope: () => Scope,
  readerOf: (call: string) => Reader,
): (query: ListingQuery) => Promise<Listing> {
  const scoped = (path: string, params: Call["params"]) => ({
    path,
    params: { ...params, hash: scopeHash(scope()) },
  });

  async function asListed(query: ListingQuery): Promise<Listing> {
    const call = scoped("products", listingParams(query));
    const read = (answer: Answer) => toListing(answer, readerOf);
    if (query.preferred) return read(await send(call));
    const policy = { ...listingPolicy, filters: Object.keys(query.facets ?? {}) };
    return sendShared(call, policy, read, ({ products }) => somePriced(products));
  }

  async function oneByOne(ids: readonly number[]): Promise<Product[]> {
    const found: Product[] = [];
    for (let from = 0; from < ids.length; from += atOnce)
      found.push(...(await Promise.all(ids.slice(from, from + atOnce).map(byId))).flat());
    return found;
  }

  /** Loads a product as a list; empty if it is unknown or unreadable. */
  async function byId(id: number): Promise<Product[]> {
    try {
      const read = (answer: Answer) => readPage(answer.call, [answer.data], readerOf(answer.call));
      return await sendShared(scoped(`products/${id}`, {}), keepOne, read, somePriced);
    } catch (error) {
      if (isEbsnError(error, "notFound") || isEbsnError(error, "unreadable")) return [];
      throw error;
    }
  }

  return async (query) => {
    const listed = await asListed(query);
    const { ids } = query;
    if (!ids || listed.products.every(({ id }) => ids.includes(id))) return listed;
    // The backend ignored `product_id` and returned other products.
    const products = await oneByOne(ids);
    const paging = { page: 1, pages: 1, items: products.length, pageSize: products.length };
    return { products, paging, facets: [] };
  };
}

/** Normalises the blanks of a query, so that equal queries share a cache entry. */
export const spacedOnce = (words: string): string => words.trim().replace(/\s+/g, " ");

function listingParams(query: ListingQuery): Call["params"] {
  const facets = Object.entries(query.facets ?? {})
    .filter(([name]) => !ownParams.has(name))
    .map(([name, ids]) => [name, [...ids].sort().join(",")]);
  return {
    ...Object.fromEntries(facets),
    parent_category_id: query.categoryId,
    q: query.q === undefined ? undefined : spacedOnce(query.q),
    product_id: query.ids?.join(","),
    barcode: query.barcode,
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
    paging: toPaging(page, products.length),
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
