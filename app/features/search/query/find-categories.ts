import type { Category } from "~/model/catalogue";
import { foldWords } from "~/lib/words/fold";

export type FoundCategory = { name: string; slug: string; within?: string };

/** Visible departments with the name of their parent; parents come before children. */
function visible(categories: Category[], within?: string): FoundCategory[] {
  return categories
    .filter(({ hidden }) => !hidden)
    .flatMap(({ name, slug, children }) => [
      { name, slug, ...(within && { within }) },
      ...visible(children, name),
    ]);
}

/**
 * Departments whose names contain words that begin with each word of the query. The exact name
 * comes first, then names that begin with the query, upper levels first.
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

/** Department with exactly that name, if it is unique. */
export function namedCategory(tree: Category[], query: string): FoundCategory | undefined {
  const asked = foldWords(query);
  const named = visible(tree).filter(({ name }) => foldWords(name) === asked);
  return named.length === 1 ? named[0] : undefined;
}
