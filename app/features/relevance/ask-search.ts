import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { Category, Listing, ListingQuery, Paging } from "~/model/catalogue";
import type { Product } from "~/model/product";
import type { Vocabulary } from "~/lib/words/vocabulary";
import { tellingWords } from "~/lib/words/fold";
import { stem } from "~/lib/words/stem";
import { isSame, otherWords } from "./read-query";
import { askedFor, byNearness, countMeant, saying, type Asked } from "./nearness";
import { pageIn, windowOf } from "./windows";

export type SearchShop = {
  tenant: { synonyms: Readonly<Record<string, string>> };
  ebsn: { catalog: Pick<Ebsn["catalog"], "tree" | "listing"> };
  vocabulary: () => Promise<Vocabulary>;
};

type Options = {
  /** the words as they are, whatever they find */
  literal?: boolean;
  mayAskAgain?: MayAskAgain | undefined;
};
/** Asked before a second question, with whether the first one found nothing of what is asked for; absent: it may be asked. */
type MayAskAgain = (foundNothing: boolean) => boolean;

/** A search found little when fewer products than these are what was asked for. */
const few = 6;

/** What is asked in place of a query: other words, or a whole department, with what a shopper reads of it. */
type Other = { query: Pick<ListingQuery, "q" | "categoryId">; said?: string };
/** How a search is answered: with what the typed words find, with what others find, or with both. */
type Answer = { asked: Asked; first?: Listing; second?: Listing; other?: Other };

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

  async function find(base: ListingQuery): Promise<Answer> {
    const asked = askedFor(typed);
    const first = await listing(base);
    const meant = countMeant(asked, first.products);
    const said = saying(asked, first.products);
    // what is more than can be looked at is not mixed with anything
    if (literal || meant >= few || (said.length > 0 && first.paging.pages > 1)) return { asked, first };
    const other = await otherOf(shop, typed, first, base.categoryId === undefined);
    if (!other || !mayAskAgain(said.length === 0)) return { asked, first };
    const second = await orNothing(listing({ ...base, ...other.query }));
    const others = other.query.q === undefined ? asked : askedFor(other.query.q);
    if (!second || second.products.length === 0 || isLess(second, others, meant)) return { asked, first };
    return {
      asked: said.length > 0 ? asked : others,
      other,
      second,
      ...(said.length > 0 && { first: { ...first, products: said } }),
    };
  }

  return async (query) => {
    const size = query.pageSize ?? 24;
    const { page, size: together, place } = windowOf(query.page ?? 1, size);
    const base = { q: query.q, categoryId: query.categoryId, page: 1, pageSize: together };
    const { asked, first, second, other } = await (answer ??= find(base));
    const isRanked = (query.sort ?? "rank") === "rank" && !query.preferred;
    const words = second && other?.said;
    const said = words === undefined ? {} : first ? { besides: words } : { corrected: words };
    const found = { ...query, ...(second ? other?.query : undefined) };
    if (!isRanked) return { ...(await listing(found)), ...said };

    const extra = isPlain(query) && second ? (first?.products ?? []) : [];
    // all that both found stands in one window, and is cut into pages like one list
    if (second && extra.length > 0 && second.paging.items <= together) {
      const all = byNearness(asked, [...without(second.products, extra), ...extra]);
      return { ...second, ...said, ...pageOf(all, query.page ?? 1, size) };
    }
    const known = isPlain(query) && page === 1 ? (second ?? first) : undefined;
    const window = known ?? (await listing({ ...found, page, pageSize: together }));
    // a backend that gives fewer at a time than it is asked for is asked for the page itself
    if (isCut(window.paging, together)) return { ...(await listing(found)), ...said };
    const own = without(window.products, extra);
    const inOrder = byNearness(asked, page === 1 ? [...own, ...extra] : own);
    const { items } = window.paging;
    return {
      ...window,
      ...said,
      products: pageIn(inOrder, place, size),
      paging: { page: query.page ?? 1, pages: Math.ceil(items / size), items, pageSize: size },
    };
  };
}

const without = (products: readonly Product[], others: readonly Product[]): Product[] => {
  const ids = new Set(others.map(({ id }) => id));
  return products.filter(({ id }) => !ids.has(id));
};

const pageOf = (
  all: readonly Product[],
  page: number,
  size: number,
): Pick<Listing, "products" | "paging"> => ({
  products: all.slice((page - 1) * size, page * size),
  paging: { page, pages: Math.ceil(all.length / size), items: all.length, pageSize: size },
});

const isCut = ({ pageSize, items }: Paging, asked: number): boolean => pageSize < asked && items > pageSize;

/** Nothing is filtered or left out. */
const isPlain = ({ promo, onlyNew, preferred, facets = {} }: ListingQuery): boolean =>
  !promo && !onlyNew && !preferred && Object.keys(facets).length === 0;

/** What was found already is shown, too, where a further question fails. */
async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isEbsnError(error)) return undefined;
    throw error;
  }
}

/** The second question brought no more of what is meant than the first. */
const isLess = ({ products }: Listing, asked: Asked, meant: number): boolean =>
  meant > 0 && countMeant(asked, products) <= meant;

/**
 * What else may be asked: a department of that name, other words, or what the backend suggests. Without a vocabulary, where nothing was found, the
 * words without their endings, which begin their other forms.
 */
async function otherOf(
  { vocabulary, tenant, ebsn }: SearchShop,
  typed: string,
  first: Listing,
  everywhere: boolean,
): Promise<Other | undefined> {
  const known = await vocabulary();
  const words = otherWords(typed, { vocabulary: known, synonyms: tenant.synonyms });
  const department = everywhere
    ? departmentOf((await orNothing(ebsn.catalog.tree())) ?? [], typed)
    : undefined;
  if (department) return { query: { q: undefined, categoryId: department.id }, said: department.name };
  if (words !== undefined) return { query: { q: words }, ...(!isSame(words, typed) && { said: words }) };
  if (first.didYouMean) return { query: { q: first.didYouMean }, said: first.didYouMean };
  const cut = tellingWords(typed)
    .map((word) => (word.length > 4 ? word.replace(/[aeiou]$/, "") : word))
    .join(" ");
  if (first.products.length > 0) return undefined;
  const [head = "", ...rest] = tellingWords(typed);
  if (rest.length > 0) return { query: { q: head }, said: head };
  return known.words.size === 0 && cut !== typed ? { query: { q: cut } } : undefined;
}

/** The department that a shopper can see whose name are just these words, in whatever form. */
function departmentOf(tree: readonly Category[], typed: string): Category | undefined {
  const asked = tellingWords(typed).map(stem).join(" ");
  const open = tree.filter(({ hidden }) => !hidden);
  const named = open.find(({ name }) => tellingWords(name).map(stem).join(" ") === asked);
  if (named) return named;
  for (const { children } of open) {
    const below = departmentOf(children, typed);
    if (below) return below;
  }
  return undefined;
}

/**
 * Up to `most` products that a few words mean, the nearest first, and the words that found them where those written did not. `mayAskAgain` is asked
 * before a second question.
 */
export async function searchFor(
  shop: SearchShop,
  words: string,
  most: number,
  mayAskAgain?: MayAskAgain,
): Promise<{ products: Product[]; corrected?: string }> {
  const { products, corrected } = await searchAsker(shop, words, { mayAskAgain })({
    q: words,
    pageSize: most,
  });
  return { products, ...(corrected !== undefined && { corrected }) };
}
