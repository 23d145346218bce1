import type { Category } from "~/model/catalogue";
import { foldWords } from "~/lib/words/fold";

export type FoundCategory = { name: string; slug: string; within?: string };

/** The departments a shopper can see, with the name of the one above, parents before children. */
function visible(categories: Category[], within?: string): FoundCategory[] {
  return categories
    .filter(({ hidden }) => !hidden)
    .flatMap(({ name, slug, children }) => [
      { name, slug, ...(within && { within }) },
      ...visible(children, name),
    ]);
}

/**
 * The departments in whose name every word of the query begins a word: the exact name first, then names that begin with the query, upper
 * levels first.
 */
export function findCategories(tree: Category[], query: string, most: number): FoundCategory[] {
  const asked = foldWords(query);
  if (asked === "") return [];
  const words = asked.split(" ");
  const rank = ({ name, slug }: FoundCategory) => {
    const folded = foldWords(name);
    return (folded === asked ? 0 : folded.startsWith(asked) ? 10 : 20) + slug.split("/").length;
  };
  return visible(tree)
    .filter(({ name }) => {
      const parts = foldWords(name).split(" ");
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most);
}

/** The department of exactly that name, when there is only one. */
export function namedCategory(tree: Category[], query: string): FoundCategory | undefined {
  const asked = foldWords(query);
  const named = visible(tree).filter(({ name }) => foldWords(name) === asked);
  return named.length === 1 ? named[0] : undefined;
}
