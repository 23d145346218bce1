import { isEbsnError } from "~/ebsn/errors";
import type { Translate } from "~/i18n/translate";
import { typedLine } from "~/lib/typed-text";

/** Max length of a name, in code points. */
const nameLimit = 80;
export type WrongName = { name: string; error: string };

/** Submitted name, on one line. */
export const readName = (form: FormData): string => typedLine(String(form.get("name") ?? ""));

/**
 * Saves a name with `save`, or returns its error; the name of the favourites is reserved. The
 * backend checks again for two simultaneous lists of the same name.
 */
export async function withName<T>(
  t: Translate,
  name: string,
  save: (name: string) => Promise<T>,
): Promise<{ saved: T } | { wrong: WrongName }> {
  const length = [...name].length;
  if (length === 0) return { wrong: { name, error: t("lists.errors.nameRequired") } };
  if (length > nameLimit) {
    return { wrong: { name: name.slice(0, 1000), error: t("lists.errors.nameLong", { count: length }) } };
  }
  const twice = { wrong: { name, error: t("lists.errors.nameTwice") } };
  if (name.localeCompare(t("lists.favourites"), "it", { sensitivity: "base" }) === 0) return twice;
  try {
    return { saved: await save(name) };
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    if (error.reason === "listName") return twice;
    // some backends send no code; a text in reply to a name is about the name
    if (error.reason === "other" && error.text) return { wrong: { name, error: error.text } };
    throw error;
  }
}
