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
  /** the words as they are, whatever they find */
  literal?: boolean;
  mayAskAgain?: MayAskAgain | undefined;
};
/** Asked before a second question, with whether the first one found nothing of what is asked for; absent: it may be asked. */
type MayAskAgain = (foundNothing: boolean) => boolean;

const pageSizeUnsaid = 24;

/** A search found little when fewer products than these are what was asked for. */
const few = 6;

/** Of a few words' hits the nearest are looked for among so many: enough for what is meant, before a backend that lists what is bought most. */
export const mostCompared = 20;

/** How a search is answered: with what the typed words find (`first`), with what another question finds (`second`), or with both. */
type Answer = {
  /** what the goods of the answer are compared with */
  asked: Asked;
  first?: Listing;
  /** of the goods that the typed words find, those that are what they say: they come before those of the second question */
  meant?: readonly Product[];
} & ({ second: Listing; other: OtherQuestion } | { second?: undefined; other?: undefined });

/**
 * Asks the backend for a search, as `listing` does, and puts what it finds in the order of what is meant. Where the words as they were typed find
 * little a second question is asked, once, in the chain's own words; what the first one found stays among the goods. Sorted otherwise than by
 * relevance, the order is the backend's.
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
    // "carta assorbente" is what a chain calls "carta casa", and none of the "assorbenti" of its department "carta"
    const meant = asked.called.length === 0 || someBeginSo(asked, named) ? named : [];
    const isMore = first.paging.pages > 1;
    const all = withAllWords(asked, first.products);
    // "ova" are eggs, though many names have words that begin so
    const kept = isMore && called !== undefined && !all.areWhole ? [] : all.products;
    // what is more than can be looked at is not mixed with anything
    if (literal || meant.length >= few || (kept.length > 0 && isMore)) return { asked, first };
    const everywhere = firstWindow.categoryId === undefined;
    const other = await otherQuestion(shop, typed, first, { areFound: kept.length > 0, everywhere });
    // what the backend suggests was not taken for what is meant: it is not offered either
    if (!other) return { asked, first: { ...first, didYouMean: undefined } };
    if (!mayAskAgain(kept.length === 0)) return { asked, first };
    // what was found already is shown where this question fails
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

  /** The goods of the first window in order: those that are just what was typed, then those of both questions. */
  function inOrderWith(beside: readonly Product[], own: readonly Product[], { asked, meant = [] }: Answer) {
    const before = byNearness(askedFor(typed), beside.length > 0 ? meant : []);
    return [...before, ...byNearness(asked, without([...own, ...beside], before))];
  }

  /** The page of the windows that are put in order, each by itself. */
  async function pageByNearness(
    query: ListingQuery,
    question: ListingQuery,
    answer: Answer,
  ): Promise<Listing> {
    const { asked, first, second } = answer;
    const { page = 1, pageSize = pageSizeUnsaid } = query;
    const window = windowOf(page, pageSize);
    // what the typed words found beside the goods of the second question
    const beside = isPlain(query) && second ? (first?.products ?? []) : [];
    // all that both found stands in one window, and is cut into pages like one list
    if (second && beside.length > 0 && second.paging.items <= window.size) {
      const all = inOrderWith(beside, without(second.products, beside), answer);
      const products = all.slice((page - 1) * pageSize, page * pageSize);
      return { ...second, products, paging: pagingOf(page, pageSize, all.length) };
    }
    const known = isPlain(query) && window.page === 1 ? (second ?? first) : undefined;
    const found = known ?? (await listing({ ...question, page: window.page, pageSize: window.size }));
    // a backend that gives fewer at a time than it is asked for is asked for the page itself
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

/** The words of the second question, as a shopper is told of them. */
function whatWasSearched({ first, other }: Answer): Pick<Listing, "searchedInstead" | "searchedBesides"> {
  if (other?.said === undefined) return {};
  return first ? { searchedBesides: other.said } : { searchedInstead: other.said };
}

/** What a second question asks for; where it only has other forms of the same words, those that were typed say more. */
function askedAgain(asked: Asked, words: string): Asked {
  const again = askedFor(words);
  return again.stems.join(" ") === asked.stems.join(" ") ? asked : again;
}

/** Of these words those that some of the products bear, where one bears them all together; "senza" says nothing without what follows. */
function wordsBorne(words: string, products: readonly Product[]): Asked | undefined {
  const all = askedFor(words).words;
  const isBorne = (word = "") => withAllWords(askedFor(word), products).areWhole;
  const borne = all.filter((word, place) => isBorne(word) && (word !== "senza" || isBorne(all[place + 1])));
  const asked = askedFor(borne.join(" "));
  return borne.length > 0 && withAllWords(asked, products).areWhole ? asked : undefined;
}

/** These words as they are written in a text, with its accents. */
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

/** Nothing is filtered or left out. */
const isPlain = ({ promo, onlyNew, preferred, facets = {} }: ListingQuery): boolean =>
  !promo && !onlyNew && !preferred && Object.keys(facets).length === 0;

/** Of what is meant the second question brought no more than the first, which found `meant`. */
const bringsNoMore = ({ products }: Listing, asked: Asked, meant: number): boolean =>
  meant > 0 && thoseMeant(asked, products).length <= meant;

/**
 * Up to `most` products that a few words mean, the nearest first, and the words that found them where those written did not. `mayAskAgain` is asked
 * before a second question.
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
