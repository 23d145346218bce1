import * as z from "zod";

/** An id as it was sent; anything that is not a number becomes an id that does not exist. */
export const anyId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).catch(-1);

/** "true", "1" and the bare name of a parameter count as yes. */
export const flag = z
  .unknown()
  .transform(
    (value) =>
      value === true || value === 1 || (typeof value === "string" && ["true", "1", ""].includes(value)),
  );

/** A text of at most so many characters, trimmed; absent when empty. */
export const optionalText = (longest: number) =>
  z.coerce
    .string()
    .trim()
    .max(longest)
    .optional()
    .transform((text) => (text === "" ? undefined : text));

/** A page of a list, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).catch(1);
export const pageSizeOf = (usual: number) => z.coerce.number().int().min(1).max(100).catch(usual);

/** One page of a list with its paging data. Past the end it is empty. */
export function pageOf<T>(all: T[], selPage: number, itemsPerPage: number) {
  const totItems = all.length;
  return {
    items: all.slice((selPage - 1) * itemsPerPage, selPage * itemsPerPage),
    page: { selPage, totPages: Math.ceil(totItems / itemsPerPage), totItems, itemsPerPage },
  };
}
