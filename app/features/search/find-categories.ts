import type { Category } from "~/ebsn/model";
import { foldWords } from "./query-check";

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

/** Those in whose name every word of the query begins a word; names that begin with the query first. */
export function findCategories(tree: Category[], query: string, most: number): FoundCategory[] {
  const asked = foldWords(query);
  if (asked === "") return [];
  const words = asked.split(" ");
  const begins = (name: string) => (foldWords(name).startsWith(asked) ? 0 : 1);
  return visible(tree)
    .filter(({ name }) => {
      const parts = foldWords(name).split(" ");
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .sort((a, b) => begins(a.name) - begins(b.name))
    .slice(0, most);
}

/** The department of exactly that name, if there is one only. */
export function namedCategory(tree: Category[], query: string): FoundCategory | undefined {
  const asked = foldWords(query);
  const named = visible(tree).filter(({ name }) => foldWords(name) === asked);
  return named.length === 1 ? named[0] : undefined;
}
