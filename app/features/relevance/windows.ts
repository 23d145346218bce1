import type { Paging } from "~/model/catalogue";

/**
 * Pages per window: the backend is queried for this many pages at once, which are ranked together.
 */
const pagesTogether = 4;

/**
 * Window that contains a page of `size` items: its page number and size for the backend, and the
 * page's place in it.
 */
export const windowOf = (page: number, size: number) => ({
  page: Math.ceil(page / pagesTogether),
  size: size * pagesTogether,
  place: (page - 1) % pagesTogether,
});

/** Items of a page in a ranked window; its last page also has the rest. */
export const pageIn = <T>(items: readonly T[], place: number, size: number): T[] =>
  items.slice(place * size, place === pagesTogether - 1 ? undefined : (place + 1) * size);

/** Paging of a list with `items` items. */
export const pagingOf = (page: number, pageSize: number, items: number): Paging => ({
  page,
  pages: Math.ceil(items / pageSize),
  items,
  pageSize,
});
