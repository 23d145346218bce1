import * as z from "zod";

/** Sums in cents lose precision above this number. */
const maxNumber = Number.MAX_SAFE_INTEGER / 100;
const plainNumber = /^-?\d+(?:[.,]\d+)?$/;
const groupedNumber = /^-?\d{1,3}(?:\.\d{3})+,\d+$/;

/** Parses "2.58", "2,58", "1.234,50" or "€ 2,58"; NaN for any other text. */
function numberIn(written: string): number {
  const text = written.replace(/[€\s]/g, "");
  if (groupedNumber.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return plainNumber.test(text) ? Number(text.replace(",", ".")) : NaN;
}

// Identifying members are required: an item without them is rejected.

/** A number for sums; some backends send it as a string. */
export const number = z
  .union([z.number(), z.string().transform(numberIn)])
  .pipe(z.number())
  .refine((value) => Math.abs(value) <= maxNumber, "too large for sums");
/** An id or a count. */
export const int = number.refine(Number.isInteger, "not an integer");
/** A code or a word; may come as a number. */
export const words = z.union([z.string(), z.number().transform(String)]);
/** A name or another non-empty word. */
export const name = words.pipe(z.string().min(1));

// All other members may be absent or invalid: that loses the member, not its item.

/** A member that becomes undefined if absent or invalid. */
export const optional = <T extends z.ZodType>(member: T) =>
  member
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);
/** A text; empty if absent. */
export const text = optional(words).transform((value) => value ?? "");
/** A text; undefined if absent or empty. */
export const optionalText = text.transform((value) => value || undefined);
export const optionalInt = optional(int);
export const optionalNumber = optional(number);
/** true, "true", 1, "1"; all other values are false. */
export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === "true" || value === 1 || value === "1");
/** A flag; undefined if the backend does not send it. */
export const optionalFlag = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === null ? undefined : flag.parse(value)));
/** Values of a key-value table (productInfos, metaData), converted to strings. */
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
/** A list without its invalid items. */
export const readable = <T extends z.ZodType>(item: T) =>
  z.array(z.unknown()).transform((items) => readEach(item, items));
/** A secondary list, which may be absent; invalid items are left out. */
export const list = <T extends z.ZodType>(item: T) =>
  optional(readable(item)).transform((items) => items ?? []);
/**
 * The main list of a response, which must be present. Invalid items are left out. If all items are
 * invalid, the response is rejected instead of looking empty.
 */
export const rows = <T extends z.ZodType>(item: T) =>
  z.array(z.unknown()).transform((items, context) => {
    const read = readEach(item, items);
    if (items.length > 0 && read.length === 0)
      context.issues.push({ code: "custom", message: "no item can be read", input: items });
    return read;
  });
