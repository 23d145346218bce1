import type { Ebsn } from "~/ebsn/client";
import { orElse } from "~/ebsn/or-else";
import { foldWords } from "~/lib/words/fold";
import type { Listing, ListingQuery, Paging } from "~/model/catalogue";
import type { Product } from "~/model/product";
import { askedFor, byNearness, someBeginSo, thoseMeant, withAllWords, type Asked } from "./nearness";
import { otherQuestion, type OtherQuestion, type QuestionShop } from "./other-question";
import { calledWhole } from "./read-query";
import { pageIn, pagingOf, windowOf } from "./windows";

export type SearchShop = QuestionShop & { ebsn: { catalog: Pick<Ebsn["catalog"], "listing"> } };

type Options = {
  /** searches the words exactly as typed, whatever the result */
  literal?: boolean;
  mayAskAgain?: MayAskAgain | undefined;
};
/**
 * Called before a second query, with true if the first one found no matching product; absent:
 * allowed.
 */
type MayAskAgain = (foundNothing: boolean) => boolean;

const pageSizeUnsaid = 24;

/** Min matching products; with fewer, a second query follows. */
const few = 6;

/**
 * Number of hits to rank for a few words. It is enough to include the meant products, as a backend
 * lists the most bought first.
 */
export const mostCompared = 20;

/**
 * Result of a search: products of the typed words (`first`), of a second query (`second`), or of
 * both.
 */
type Answer = {
  /** the query that ranks the products */
  asked: Asked;
  first?: Listing;
  /** products of the typed words that match them; they come before those of the second query */
  meant?: readonly Product[];
} & ({ second: Listing; other: OtherQuestion } | { second?: undefined; other?: undefined });

/**
 * Returns a search with the signature of `listing`, ranked by relevance. If the typed words find
 * few products, it sends a second query once, in the chain's own words. The first result's products
 * stay in the list. Any other sort order is the backend's.
 */
export function searchAsker(
  shop: SearchShop,
  typed: string,
  { literal = false, mayAskAgain = () => true }: Options = {},
): (query: ListingQuery) => Promise<Listing> {
  const { listing } = shop.ebsn.catalog;
  let answer: Promise<Answer> | undefined;

  async function find(firstWindow: ListingQuery): Promise<Answer> {
    const called = calledWhole(typed, shop.tenant.synonyms);
    const asked = askedFor(typed, called);
    const first = await listing(firstWindow);
    const named = thoseMeant(asked, first.products);
    // "carta assorbente" is a synonym of "carta casa": it does not mean "assorbenti" in the
    // department "carta"
    const meant = asked.called.length === 0 || someBeginSo(asked, named) ? named : [];
    const isMore = first.paging.pages > 1;
    const all = withAllWords(asked, first.products);
    // "ova" means eggs, although many names have words that begin with it
    const kept = isMore && called !== undefined && !all.areWhole ? [] : all.products;
    // a result longer than its window is not mixed with another
    if (literal || meant.length >= few || (kept.length > 0 && isMore)) return { asked, first };
    const everywhere = firstWindow.categoryId === undefined;
    const other = await otherQuestion(shop, typed, first, { areFound: kept.length > 0, everywhere });
    // the backend's suggestion was rejected as a second query, so it is not shown as a hint
    if (!other) return { asked, first: { ...first, didYouMean: undefined } };
    if (!mayAskAgain(kept.length === 0)) return { asked, first };
    // if this query fails, the first result is shown
    const second = await orElse(listing({ ...firstWindow, ...other.query }), undefined);
    const borne = other.meant === undefined ? undefined : wordsBorne(other.meant, second?.products ?? []);
    const askedThen = borne ?? (other.query.q === undefined ? asked : askedAgain(asked, other.query.q));
    if (!second || second.products.length === 0 || bringsNoMore(second, askedThen, meant.length))
      return { asked, first };
    if (borne) return { asked: askedThen, second, other: { ...other, said: asWritten(borne, other.meant) } };
    if (kept.length === 0) return { asked: askedThen, second, other };
    const found = { ...first, products: kept };
    return { asked: askedThen, first: found, meant: askedThen === asked ? [] : meant, second, other };
  }

  /**
   * Sorts the products of the first window: matches of the typed words first, then the products of
   * both queries.
   */
  function inOrderWith(beside: readonly Product[], own: readonly Product[], { asked, meant = [] }: Answer) {
    const before = byNearness(askedFor(typed), beside.length > 0 ? meant : []);
    return [...before, ...byNearness(asked, without([...own, ...beside], before))];
  }

  /** Returns the page of a query from its window; each window is ranked separately. */
  async function pageByNearness(
    query: ListingQuery,
    question: ListingQuery,
    answer: Answer,
  ): Promise<Listing> {
    const { asked, first, second } = answer;
    const { page = 1, pageSize = pageSizeUnsaid } = query;
    const window = windowOf(page, pageSize);
    // products of the typed words besides those of the second query
    const beside = isPlain(query) && second ? (first?.products ?? []) : [];
    // both results fit into a window: they are ranked together and cut into pages
    if (second && beside.length > 0 && second.paging.items <= window.size) {
      const all = inOrderWith(beside, without(second.products, beside), answer);
      const products = all.slice((page - 1) * pageSize, page * pageSize);
      return { ...second, products, paging: pagingOf(page, pageSize, all.length) };
    }
    const known = isPlain(query) && window.page === 1 ? (second ?? first) : undefined;
    const found = known ?? (await listing({ ...question, page: window.page, pageSize: window.size }));
    // a backend with smaller pages than requested gets a request for the page itself
    if (isCut(found.paging, window.size)) return listing(question);
    const own = without(found.products, beside);
    const inOrder = window.page === 1 ? inOrderWith(beside, own, answer) : byNearness(asked, own);
    return {
      ...found,
      products: pageIn(inOrder, window.place, pageSize),
      paging: pagingOf(page, pageSize, found.paging.items),
    };
  }

  return async (query) => {
    const { q, categoryId, page = 1, pageSize = pageSizeUnsaid } = query;
    const firstWindow = { q, categoryId, page: 1, pageSize: windowOf(page, pageSize).size };
    const found = await (answer ??= find(firstWindow));
    const question = { ...query, ...found.other?.query };
    const isRanked = (query.sort ?? "rank") === "rank" && !query.preferred;
    const listed = isRanked ? await pageByNearness(query, question, found) : await listing(question);
    return { ...listed, ...whatWasSearched(found) };
  };
}

/** Words of the second query, as the page shows them. */
function whatWasSearched({ first, other }: Answer): Pick<Listing, "searchedInstead" | "searchedBesides"> {
  if (other?.said === undefined) return {};
  return first ? { searchedBesides: other.said } : { searchedInstead: other.said };
}

/**
 * Query that ranks the second result. The typed words rank better if the second query only inflects
 * them.
 */
function askedAgain(asked: Asked, words: string): Asked {
  const again = askedFor(words);
  return again.stems.join(" ") === asked.stems.join(" ") ? asked : again;
}

/**
 * Words that appear in some product, if a product has all of them together. "senza" counts only
 * with its next word.
 */
function wordsBorne(words: string, products: readonly Product[]): Asked | undefined {
  const all = askedFor(words).words;
  const isBorne = (word = "") => withAllWords(askedFor(word), products).areWhole;
  const borne = all.filter((word, place) => isBorne(word) && (word !== "senza" || isBorne(all[place + 1])));
  const asked = askedFor(borne.join(" "));
  return borne.length > 0 && withAllWords(asked, products).areWhole ? asked : undefined;
}

/** Words as written in `text`, with its accents. */
const asWritten = ({ words }: Asked, text = ""): string =>
  text
    .split(/\s+/)
    .filter((word) => words.includes(foldWords(word)))
    .join(" ");

const without = (products: readonly Product[], others: readonly Product[]): Product[] => {
  const ids = new Set(others.map(({ id }) => id));
  return products.filter(({ id }) => !ids.has(id));
};

const isCut = ({ pageSize, items }: Paging, asked: number): boolean => pageSize < asked && items > pageSize;

/** True for a query without filters. */
const isPlain = ({ promo, onlyNew, preferred, facets = {} }: ListingQuery): boolean =>
  !promo && !onlyNew && !preferred && Object.keys(facets).length === 0;

/** True if the second query matches no more products than the first, which matched `meant`. */
const bringsNoMore = ({ products }: Listing, asked: Asked, meant: number): boolean =>
  meant > 0 && thoseMeant(asked, products).length <= meant;

/**
 * Returns up to `most` products for a few words, the nearest first, and the fallback query if that
 * found them. `mayAskAgain` is called before a second query.
 */
export async function searchFor(
  shop: SearchShop,
  words: string,
  most = mostCompared,
  mayAskAgain?: MayAskAgain,
): Promise<Pick<Listing, "products" | "searchedInstead">> {
  const { products, searchedInstead } = await searchAsker(shop, words, { mayAskAgain })({
    q: words,
    pageSize: most,
  });
  return { products, ...(searchedInstead !== undefined && { searchedInstead }) };
}
