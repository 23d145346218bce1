import { leastPassword, password as longEnough, type Rule } from "~/lib/fields/rules";
import { commonPasswords } from "./common-passwords";

/**
 * Facts that help to guess a shopper's password: names, e-mail, date of birth, telephone, the
 * tenant.
 */
export type KnownFacts = readonly (string | number | undefined)[];

/**
 * Reduces a text to lower-case letters and digits without accents: "D'Àngelo" becomes "dangelo".
 */
const bare = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Removes digits at both ends, since a name with a year or a number is no safer. */
const withoutNumbers = (text: string): string => text.replace(/^\p{N}+|\p{N}+$/gu, "");

const leastFact = 3;

function isCommon(text: string): boolean {
  const typed = text.toLowerCase().trim();
  return /^(.?)\1*$/u.test(typed) || commonPasswords.has(typed);
}

/**
 * Returns each fact, an e-mail's part before the @, and any two facts in a row (first and last
 * name).
 */
function factsIn(known: KnownFacts): Set<string> {
  const texts = known.flatMap((fact) => (fact === undefined ? [] : [String(fact)]));
  const all = texts.flatMap((text) => [text, text.replace(/@.*$/, "")]).map(bare);
  const facts = [...new Set(all)].filter((fact) => fact.length >= leastFact);
  return new Set([...facts, ...facts.flatMap((one) => facts.map((other) => one + other))]);
}

const isKnown = (text: string, known: KnownFacts): boolean => {
  const facts = factsIn(known);
  const typed = bare(text);
  return [typed, withoutNumbers(typed)].some((word) => facts.has(word));
};

/**
 * Rule for a new password: it has the prescribed length. It differs from common passwords, from
 * known facts about the shopper, and from the present password.
 */
export const newPassword =
  (known: KnownFacts, present?: string): Rule =>
  (text) => {
    if (text.length < leastPassword) return longEnough(text);
    if (text === present) return "passwordSame";
    if (isCommon(text)) return "passwordCommon";
    return isKnown(text, known) ? "passwordOwn" : undefined;
  };
