import type { Paging } from "~/model/catalogue";

/** How many pages are put in order together: what the backend is asked for is that many pages at a time. */
const pagesTogether = 4;

/** Where a page of `size` stands: the part of the backend's list that is asked for whole, and the place of the page in it. */
export const windowOf = (page: number, size: number) => ({
  page: Math.ceil(page / pagesTogether),
  size: size * pagesTogether,
  place: (page - 1) % pagesTogether,
});

/** The items of one page of a window that stands in order; its last page has what is over. */
export const pageIn = <T>(items: readonly T[], place: number, size: number): T[] =>
  items.slice(place * size, place === pagesTogether - 1 ? undefined : (place + 1) * size);

/** Which page of `items` things this is. */
export const pagingOf = (page: number, pageSize: number, items: number): Paging => ({
  page,
  pages: Math.ceil(items / pageSize),
  items,
  pageSize,
});
