import * as z from "zod";

// Workers and our CSP forbid `new Function`, which zod would otherwise try. Every schema of the wire imports this file.
/** Beyond this, sums in cents are no longer exact. */
const maxNumber = Number.MAX_SAFE_INTEGER / 100;
const plainNumber = /^-?\d+(?:[.,]\d+)?$/;
const groupedNumber = /^-?\d{1,3}(?:\.\d{3})+,\d+$/;

/** The number of "2.58", "2,58", "1.234,50" or "€ 2,58"; NaN for any other text. */
function numberIn(written: string): number {
  const text = written.replace(/[€\s]/g, "");
  if (groupedNumber.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return plainNumber.test(text) ? Number(text.replace(",", ".")) : NaN;
}

// What identifies a thing is required: a thing without it is refused.

/** A number for sums, or one in a string as some backends write it. */
export const number = z
  .union([z.number(), z.string().transform(numberIn)])
  .pipe(z.number())
  .refine((value) => Math.abs(value) <= maxNumber, "too large for sums");
/** An id or a count. */
export const int = number.refine(Number.isInteger, "not an integer");
/** A code or a word, which may come as a number. */
export const words = z.union([z.string(), z.number().transform(String)]);
/** A name or another word that is never empty. */
export const name = words.pipe(z.string().min(1));

// All else may be absent or odd: that costs this member, and never the thing it belongs to.

/** A member that is left out where it is absent or odd. */
export const optional = <T extends z.ZodType>(member: T) =>
  member
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);
/** A text, empty where there is none. */
export const text = optional(words).transform((value) => value ?? "");
/** A text, undefined where there is none or an empty one. */
export const optionalText = text.transform((value) => value || undefined);
export const optionalInt = optional(int);
export const optionalNumber = optional(number);
/** true, "true", 1, "1"; all else is false. */
export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === "true" || value === 1 || value === "1");
/** A flag, undefined where the backend does not say it. */
export const optionalFlag = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === null ? undefined : flag.parse(value)));
/** Values of a key-value table (productInfos, metaData), whatever their type, as strings. */
export const infos = optional(z.record(z.string(), z.unknown())).transform((map) => {
  const entries = Object.entries(map ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === "object" ? JSON.stringify(value) : String(value)]),
  );
});

const readEach = <T extends z.ZodType>(item: T, items: readonly unknown[]): z.output<T>[] =>
  items.flatMap((one) => {
    const { success, data } = item.safeParse(one);
    return success ? [data] : [];
  });
/** A list without its odd items. */
export const readable = <T extends z.ZodType>(item: T) =>
  z.array(z.unknown()).transform((items) => readEach(item, items));
/** A list beside what was asked for, which may be absent; its odd items are left out. */
export const list = <T extends z.ZodType>(item: T) =>
  optional(readable(item)).transform((items) => items ?? []);
/**
 * The list that was asked for: an answer without it is none. Its odd items are left out; where no item
 * can be read, the answer is refused, because nobody may take it for an empty list.
 */
export const rows = <T extends z.ZodType>(item: T) =>
  z.array(z.unknown()).transform((items, context) => {
    const read = readEach(item, items);
    if (items.length > 0 && read.length === 0)
      context.issues.push({ code: "custom", message: "no item can be read", input: items });
    return read;
  });
