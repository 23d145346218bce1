import type { Ebsn } from "~/ebsn/client";
import { orElse } from "~/ebsn/or-else";
import { tellingWords } from "~/lib/words/fold";
import { stem } from "~/lib/words/stem";
import { isKnown, type Vocabulary } from "~/lib/words/vocabulary";
import type { Category, Listing, ListingQuery } from "~/model/catalogue";
import { isSame, otherWords, thingAlone } from "./read-query";

export type QuestionShop = {
  tenant: { synonyms: Readonly<Record<string, string>> };
  ebsn: { catalog: Pick<Ebsn["catalog"], "tree"> };
  vocabulary: () => Promise<Vocabulary>;
};

/**
 * Second query in place of the typed one: other words, or a whole department. `said` is its text
 * for the shopper, absent if the page shows no text.
 */
export type OtherQuestion = {
  query: Pick<ListingQuery, "q" | "categoryId">;
  said?: string;
  /**
   * all words, if only the noun is searched: words that its products have rank the result and are
   * shown
   */
  meant?: string;
};

const wordsAsked = (words: string): OtherQuestion => ({ query: { q: words }, said: words });

/**
 * Returns the second query if `typed` finds few products; undefined if none is left. It is:
 * - the department of that name, unless a single department is searched (`everywhere` is false).
 * - other words, or the backend's suggestion.
 * - for an empty result, the product's noun alone.
 * - for an unknown word, its beginning, which its other forms share.
 */
export async function otherQuestion(
  { vocabulary, tenant, ebsn }: QuestionShop,
  typed: string,
  found: Pick<Listing, "didYouMean" | "products">,
  { areFound, everywhere }: { areFound: boolean; everywhere: boolean },
): Promise<OtherQuestion | undefined> {
  const known = await vocabulary();
  const knowledge = { vocabulary: known, synonyms: tenant.synonyms, areFound };
  const words = otherWords(typed, knowledge);
  const department = everywhere ? departmentNamed(await orElse(ebsn.catalog.tree(), []), typed) : undefined;
  if (department) return { query: { q: undefined, categoryId: department.id }, said: department.name };
  const telling = tellingWords(typed);
  // known words are never corrected: in a shop without plasters, "cerotti" does not mean "carote"
  const didYouMean = telling.every((word) => isKnown(known, word)) ? undefined : found.didYouMean;
  const isNothing = found.products.length === 0 && !didYouMean;
  const thing = isNothing ? thingAlone(typed, knowledge) : undefined;
  if (thing !== undefined) return { ...wordsAsked(thing), meant: words ?? typed };
  if (words !== undefined) return isSame(words, typed) ? { query: { q: words } } : wordsAsked(words);
  if (didYouMean) return wordsAsked(didYouMean);
  if (found.products.length > 0) return undefined;
  const [head = "", ...rest] = telling;
  if (rest.length > 0) return wordsAsked(head);
  const begin = head.length > 4 ? head.replace(/[aeiou]$/, "") : head;
  return !isKnown(known, head) && begin !== typed ? { query: { q: begin } } : undefined;
}

/** Visible department with exactly this name, in singular or plural. */
function departmentNamed(tree: readonly Category[], typed: string): Category | undefined {
  const asked = stemsOf(typed);
  const visible = tree.filter(({ hidden }) => !hidden);
  const named = visible.find(({ name }) => stemsOf(name) === asked);
  if (named) return named;
  for (const { children } of visible) {
    const below = departmentNamed(children, typed);
    if (below) return below;
  }
  return undefined;
}

const stemsOf = (words: string): string => tellingWords(words).map(stem).join(" ");
