import * as z from "zod";

/** Parses an id; a value that is no number becomes -1, an id that does not exist. */
export const anyId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).catch(-1);

/** Parses a flag: "true", "1" and a parameter without value are true. */
export const flag = z
  .unknown()
  .transform(
    (value) =>
      value === true || value === 1 || (typeof value === "string" && ["true", "1", ""].includes(value)),
  );

/** Trimmed text of at most `longest` characters; undefined if empty. */
export const optionalText = (longest: number) =>
  z.coerce
    .string()
    .trim()
    .max(longest)
    .optional()
    .transform((text) => (text === "" ? undefined : text));

/** Number of a page in a list, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).catch(1);
export const pageSizeOf = (usual: number) => z.coerce.number().int().min(1).max(100).catch(usual);

/** Returns one page of a list with its paging data. A page after the end is empty. */
export function pageOf<T>(all: T[], selPage: number, itemsPerPage: number) {
  const totItems = all.length;
  return {
    items: all.slice((selPage - 1) * itemsPerPage, selPage * itemsPerPage),
    page: { selPage, totPages: Math.ceil(totItems / itemsPerPage), totItems, itemsPerPage },
  };
}
