import * as z from "zod";
import type { Translate } from "~/i18n/translate";
import { saysSomething, typedText } from "~/lib/typed-text";

/** §5: max length in code points, as a shopper counts characters. */
export const longestNote = 1000;
export const ratings = [1, 2, 3, 4, 5] as const;

const field = z.string().catch("");
const schema = z.object({ note: field, rating: field });

export type TypedNote = { note: string; rating: string };
type Read = { typed: TypedNote; error?: string; value?: { text: string; rating?: number } };

/** Parses a note form: the typed values, with either an error or the value to save. */
export function readNote(form: FormData, t: Translate): Read {
  const typed = schema.parse(Object.fromEntries(form));
  const text = typedText(typed.note).trim();
  const { length } = [...text];
  const rating = ratings.find((known) => String(known) === typed.rating);
  if (length > longestNote) return { typed, error: t("orders.noted.tooLong", { count: length }) };
  if (!saysSomething(text) && !rating) return { typed, error: t("orders.noted.needed") };
  return { typed, value: { text, ...(rating && { rating }) } };
}
