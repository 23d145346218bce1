import type { LinePreferences, MissingWish } from "~/model/cart";

/** Pickers read it in front of the shopper's own note: always Italian. */
const callMe = "Se manca, chiamami.";
const takeThis = (name: string): string => `Se manca, prendi «${name}».`;
const taken = /^Se manca, prendi «([^«»]{1,120})»\.(?= |$)/;

/** Longest note of a line, in characters, with what is put in front of it. */
const longest = 1000;

/** The sentence that stands in front of the shopper's own note; none where the backend's own field says it all. */
const sentenceOf = ({ ifMissing, substitute }: MissingWish): string => {
  if (ifMissing === "call") return callMe;
  return ifMissing === "similar" && substitute ? takeThis(substitute) : "";
};

/** A product's name as that sentence can hold it, 60 characters as a shopper counts them (120 units at the most, as an emoji is two); undefined where nothing is left of it. */
export const toSubstitute = (name: string): string | undefined =>
  [...name.replace(/[«»\s\p{C}]+/gu, " ").trim()].slice(0, 60).join("").trim() || undefined;

/** How many characters are left for the shopper's own note of a line. */
export function noteRoom(wish: MissingWish): number {
  const { length } = [...sentenceOf(wish)];
  return length === 0 ? longest : longest - length - 1;
}

/** Preferences for a line as the backend's infos (docs/wire.md, "Cart"). */
export const toInfos = ({ ifMissing, substitute, note = "", cut }: LinePreferences) => ({
  accept_alternatives: String(ifMissing === "similar"),
  notes: `${sentenceOf({ ifMissing, substitute })} ${note}`.trim(),
  customWeight: cut === undefined ? "" : String(cut),
});

/** The preferences that a line's infos tell. */
export function toLinePreferences({
  accept_alternatives,
  notes = "",
  customWeight = "",
}: Record<string, string | undefined>): LinePreferences {
  const isSimilar = accept_alternatives === "true";
  const calls = notes.startsWith(callMe);
  const [sentence = "", substitute] = (isSimilar && taken.exec(notes)) || [];
  const cut = Number(customWeight);
  return {
    ifMissing: isSimilar ? "similar" : calls ? "call" : "nothing",
    ...(substitute && { substitute }),
    note: notes.slice(calls ? callMe.length : sentence.length).trim() || undefined,
    cut: Number.isInteger(cut) && cut > 0 ? cut : undefined,
  };
}
