import type { IfMissing, LinePreferences } from "~/model/cart";

/** Pickers read it in front of the shopper's own note: always Italian. */
const callMe = "Se manca, chiamami.";

/** Longest note of a line, in characters, with what is put in front of it. */
const longest = 1000;

/** How many characters are left for the shopper's own note of a line. */
export const noteRoom = (ifMissing: IfMissing): number =>
  ifMissing === "call" ? longest - callMe.length - 1 : longest;

/** Preferences for a line as the backend's infos (docs/wire.md, "Cart"). */
export const toInfos = ({ ifMissing, note = "", cut }: LinePreferences) => ({
  accept_alternatives: String(ifMissing === "similar"),
  notes: (ifMissing === "call" ? `${callMe} ${note}` : note).trim(),
  customWeight: cut === undefined ? "" : String(cut),
});

/** The preferences that a line's infos tell. */
export function toLinePreferences({
  accept_alternatives,
  notes = "",
  customWeight = "",
}: Record<string, string | undefined>): LinePreferences {
  const calls = notes.startsWith(callMe);
  const cut = Number(customWeight);
  return {
    ifMissing: accept_alternatives === "true" ? "similar" : calls ? "call" : "nothing",
    note: (calls ? notes.slice(callMe.length) : notes).trim() || undefined,
    cut: Number.isInteger(cut) && cut > 0 ? cut : undefined,
  };
}
