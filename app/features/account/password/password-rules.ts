import { leastPassword, password as longEnough, type Rule } from "~/lib/fields/rules";
import { commonPasswords } from "./common-passwords";

/** What guessers know of who chooses a password: names, e-mail, date of birth, telephone, the chain. */
export type KnownFacts = readonly (string | number | undefined)[];

/** Letters and digits alone, small and without accents: "D'Àngelo" is "dangelo". */
const bare = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** A name with a year or a number before or behind it is no more of a secret. */
const withoutNumbers = (text: string): string => text.replace(/^\p{N}+|\p{N}+$/gu, "");

const leastFact = 3;

function isCommon(text: string): boolean {
  const typed = text.toLowerCase().trim();
  return /^(.?)\1*$/u.test(typed) || commonPasswords.has(typed);
}

/** Each fact, an e-mail's part before the @ too, and any two facts in a row, as a first and a last name are. */
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

/** The prescribed length, none of the commonest passwords, nothing that is known of the shopper, not the password they have. */
export const newPassword =
  (known: KnownFacts, present?: string): Rule =>
  (text) => {
    if (text.length < leastPassword) return longEnough(text);
    if (text === present) return "passwordSame";
    if (isCommon(text)) return "passwordCommon";
    return isKnown(text, known) ? "passwordOwn" : undefined;
  };
