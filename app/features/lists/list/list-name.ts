import { isEbsnError } from "~/ebsn/errors";
import type { Translate } from "~/i18n/translate";
import { typedLine } from "~/lib/typed-text";

/** Characters. */
const nameLimit = 80;
export type WrongName = { name: string; error: string };

/** A name as it was typed, on one line. */
export const readName = (form: FormData): string => typedLine(String(form.get("name") ?? ""));

/**
 * Gives a list a name, by `save`, or says what is wrong with it: favourites have a name of the shop's own. The backend checks again,
 * because two lists of one name may be sent at the same time.
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
    // not every backend gives a code; a text that comes with a name is about the name
    if (error.reason === "other" && error.text) return { wrong: { name, error: error.text } };
    throw error;
  }
}
