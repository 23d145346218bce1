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

/** What is asked in place of a query: other words, or a whole department; `said`: what a shopper reads of it, absent where nothing is to be said. */
export type OtherQuestion = {
  query: Pick<ListingQuery, "q" | "categoryId">;
  said?: string;
  /** the words whose goods come first, and are said, where some of them turn up though less was asked for */
  meant?: string;
};

const wordsAsked = (words: string): OtherQuestion => ({ query: { q: words }, said: words });

/**
 * What else may be asked where `typed` found little: the department of that name (unless a department is searched: `everywhere` is false then), other
 * words, or what the backend suggests. Where nothing was found at all, the thing that the words name alone or, of a word that nobody knows, what is before
 * its ending, which begins its other forms. Undefined where there is nothing else to ask.
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
  // what is no mistake is not corrected: who asks for plasters where there are none means no carrots
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

/** The visible department whose name is just these words, in singular or plural. */
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
