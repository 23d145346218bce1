import type { LinePreferences, MissingWish } from "~/model/cart";

/** Sentence before the shopper's note, for the pickers: always Italian. */
const callMe = "Se manca, chiamami.";
const takeThis = (name: string): string => `Se manca, prendi «${name}».`;
const taken = /^Se manca, prendi «([^«»]{1,120})»\.(?= |$)/;

/** Max characters of a line's note, including the sentence before it. */
const longest = 1000;

/** Returns the sentence before the shopper's note; empty if the backend's own field suffices. */
const sentenceOf = ({ ifMissing, substitute }: MissingWish): string => {
  if (ifMissing === "call") return callMe;
  return ifMissing === "similar" && substitute ? takeThis(substitute) : "";
};

/**
 * Cuts a product's name to fit the sentence: 60 characters as a shopper counts them, at most 120
 * UTF-16 units because an emoji has two. Undefined if empty.
 */
export const toSubstitute = (name: string): string | undefined =>
  [...name.replace(/[«»\s\p{C}]+/gu, " ").trim()].slice(0, 60).join("").trim() || undefined;

/** Returns the characters left for the shopper's own note of a line. */
export function noteRoom(wish: MissingWish): number {
  const { length } = [...sentenceOf(wish)];
  return length === 0 ? longest : longest - length - 1;
}

/** Maps preferences of a line to the backend's infos (docs/wire.md, "Cart"). */
export const toInfos = ({ ifMissing, substitute, note = "", cut }: LinePreferences) => ({
  accept_alternatives: String(ifMissing === "similar"),
  notes: `${sentenceOf({ ifMissing, substitute })} ${note}`.trim(),
  customWeight: cut === undefined ? "" : String(cut),
});

/** Reads the preferences from a line's infos. */
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
