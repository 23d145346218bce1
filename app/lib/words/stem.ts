/**
 * Stems of forms that would collide with another word's: cloths ("panni") and cream ("panna"),
 * wheat ("grano") and cheese ("grana"), octopus and pulp, cocoa and persimmons ("cachi").
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
 * Returns the common stem of the forms of an Italian noun or adjective: "mela" and "mele", "pesca"
 * and "pesche" (but not "pesce"), "arancia" and "arance". Words with digits or up to three letters
 * are their own stem. Takes a folded word.
 */
export function stem(word: string): string {
  const own = ownStems.get(word);
  if (own !== undefined) return own;
  if (word.length < 4 || /\d/.test(word)) return word;
  const [, ending = ""] = /([aeiou]{1,2})$/.exec(word) ?? [];
  let cut = word.slice(0, word.length - ending.length);
  if (cut.length < 3) cut = word.replace(/[aeiou]$/, "");
  // a hard c stays hard in the other form, which writes it with an h
  if (/[^c]ch$|cch$/.test(cut)) return cut.slice(0, -2) + "k";
  if (cut.endsWith("c") && /^[aou]/.test(ending)) return cut.slice(0, -1) + "k";
  return cut.replace(/gh$/, "g");
}
