import * as z from "zod";

// Workers and our CSP forbid `new Function`, which zod would otherwise try. Every schema of the wire imports this file.
/** Beyond this, sums in cents are no longer exact. */
const mostCounted = Number.MAX_SAFE_INTEGER / 100;
const isCounted = (value: number): boolean => Math.abs(value) <= mostCounted;

/** A number that can be reckoned with, or one in a string where the backend mixes them. */
export const number = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .refine(isCounted, "too large to be reckoned with");
/** An id or a count. */
export const int = number.refine(Number.isInteger, "not an integer");
/** A string that may be absent. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
/** A word that may be absent, or come as a number: a house's number, a postal code. */
export const word = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(undefined)
  .transform((value) => value ?? "");
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || undefined);
/** true, "true", 1, "1"; all else is false. */
export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === "true" || value === 1 || value === "1");
export const optionalInt = int.nullish().transform((value) => value ?? undefined);
export const optionalNumber = number.nullish().transform((value) => value ?? undefined);
/** Values of a key-value table (productInfos, metaData), whatever their type, as strings. */
export const infos = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((map) => {
    const entries = Object.entries(map ?? {}).filter(([, value]) => value !== null && value !== undefined);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, typeof value === "object" ? JSON.stringify(value) : String(value)]),
    );
  });
/** A list beside what was asked for, which may be absent. One that was asked for is an array, empty or not: an answer without it is none. */
export const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
