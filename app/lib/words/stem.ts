/**
 * Forms that look like those of another thing, with a stem of their own: cloths ("panni") are no cream ("panna"), wheat ("grano") is no cheese
 * ("grana"), an octopus no pulp, cocoa no persimmons ("cachi").
 */
const ownStems = new Map([
  ["panno", "panno"],
  ["panni", "panno"],
  ["grano", "grano"],
  ["grani", "grano"],
  ["polpo", "polpo"],
  ["polpi", "polpo"],
  ["cacao", "cacao"],
]);

/**
 * What the forms of an Italian noun or adjective share: "mela" and "mele", "pesca" and "pesche" (but not "pesce"), "arancia" and "arance". Words
 * with digits, and those of up to three letters, are their own stem. Takes a folded word.
 */
export function stem(word: string): string {
  const own = ownStems.get(word);
  if (own !== undefined) return own;
  if (word.length < 4 || /\d/.test(word)) return word;
  const [, ending = ""] = /([aeiou]{1,2})$/.exec(word) ?? [];
  let cut = word.slice(0, word.length - ending.length);
  if (cut.length < 3) cut = word.replace(/[aeiou]$/, "");
  // a c that is hard in one form stays so in the other, which writes it with an h
  if (/[^c]ch$|cch$/.test(cut)) return cut.slice(0, -2) + "k";
  if (cut.endsWith("c") && /^[aou]/.test(ending)) return cut.slice(0, -1) + "k";
  return cut.replace(/gh$/, "g");
}
