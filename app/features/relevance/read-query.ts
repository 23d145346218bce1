import { numberAt } from "~/lib/amount/numbers";
import { foldWords, tellingWords } from "~/lib/words/fold";
import { soundOf } from "~/lib/words/near";
import { stem } from "~/lib/words/stem";
import {
  isKnown,
  isOfChain,
  isQuality,
  nearest,
  someWordBegins,
  type Vocabulary,
} from "~/lib/words/vocabulary";
import { commonSynonyms } from "./synonyms";

/** Data about a chain that rewrites a query. */
type Knowledge = {
  vocabulary: Vocabulary;
  synonyms: Readonly<Record<string, string>>;
  /** products contain the typed words, so none of these is misspelt */
  areFound: boolean;
};

/**
 * Rewrites a query that found few products, without amounts and stop words; undefined if unchanged:
 * - words with a synonym become the chain's own words.
 * - misspelt words become the nearest known ones.
 * - other words get their most frequent form.
 */
export function otherWords(typed: string, knowledge: Knowledge): string | undefined {
  const { vocabulary } = knowledge;
  const words = wantedWords(typed, knowledge);
  const other = (calledBy(words, knowledge)?.words ?? usualWords(words, knowledge))
    .map((word) => vocabulary.words.get(word)?.written ?? word)
    .join(" ");
  return other === typed.toLowerCase() ? undefined : other;
}

/**
 * Noun of the product in a query of several words. It is searched alone if all words together find
 * no product and a correction is uncertain:
 * - each word is known to the chain ("yogurt al pistacchio").
 * - a correction would be a guess ("sale grosso" is not "sale greco").
 * - a synonym is among the words.
 */
export function thingAlone(typed: string, knowledge: Knowledge): string | undefined {
  const { vocabulary } = knowledge;
  const words = wantedWords(typed, knowledge);
  if (words.length < 2) return undefined;
  const isSure = (word: string) => isKnown(vocabulary, word) || vocabulary.bySound.has(soundOf(word));
  const thing = words.find((word) => isSure(word) && !isQuality(word));
  const called = calledBy(words, knowledge);
  if (called?.isWhole) return undefined;
  // "petto di tacchino" has a synonym as a whole, although the chain knows each of its words
  const isOwnName =
    thing === words[0] && thing !== undefined && isOfChain(vocabulary, thing) && !called?.areSeveral;
  if (called && !isOwnName && (called.place === 0 || thing === undefined)) return called.said.join(" ");
  if (thing === undefined) return undefined;
  // other forms are corrected only if the product itself is such a form ("biscotto integrale"):
  // "detersivo a mano" searches for "detersivo" and not "detersivo mani"
  const isOther = words.some(
    (word, place) =>
      isSure(word) && !vocabulary.words.has(word) && (place === 0 || !isKnown(vocabulary, word)),
  );
  if (!called && isOther && words.every(isSure)) return undefined;
  const form = isOfChain(vocabulary, thing) ? thing : usual(thing, false, knowledge);
  return vocabulary.words.get(form)?.written ?? form;
}

/**
 * Drops a desired amount at the beginning or end of a query ("otto uova"). A number that the
 * chain's products contain stays. If products match the whole query, the number is part of their
 * name.
 */
function wantedWords(typed: string, { vocabulary, areFound }: Knowledge): string[] {
  const words = tellingWords(typed);
  const isCount = (word = "") => (numberAt([word], 0)?.value ?? 0) > 0 && !isOfChain(vocabulary, word);
  const begin = !areFound && words.length > 1 && isCount(words[0]) ? 1 : 0;
  const rest = words.slice(begin);
  const end = !areFound && rest.length > 1 && isCount(rest.at(-1)) ? -1 : undefined;
  return joined(rest.slice(0, end), vocabulary);
}

/** Synonym of a whole query, if it has one. */
export function calledWhole(typed: string, synonyms: Readonly<Record<string, string>>): string | undefined {
  const asked = stems(tellingWords(typed));
  return readSynonyms(synonyms).byStems.get(asked) ?? readSynonyms(commonSynonyms).byStems.get(asked);
}

/** Joins two words that are a single word of the vocabulary: "salva slip". */
function joined(words: readonly string[], vocabulary: Vocabulary): string[] {
  const together: string[] = [];
  for (const word of words) {
    const before = together.at(-1);
    const both = `${before}${word}`;
    const isOne =
      before !== undefined &&
      vocabulary.words.has(both) &&
      !(isKnown(vocabulary, before) && isKnown(vocabulary, word));
    if (isOne) together.splice(-1, 1, both);
    else together.push(word);
  }
  return together;
}

/**
 * Replaces each word by the chain's most frequent form; in a query of several words, the chain's
 * own words stay. Unknown words are dropped if more than qualities remain ("mulino bianco" does not
 * mean white products). Several words that products contain together stay unchanged.
 */
function usualWords(words: readonly string[], knowledge: Knowledge): readonly string[] {
  const { vocabulary, areFound } = knowledge;
  if (areFound && words.length > 1) return words;
  const last = words.length - 1;
  const usually = words.map((word, index) =>
    last > 0 && isOfChain(vocabulary, word) ? word : usual(word, index === last, knowledge),
  );
  const known = usually.filter(
    (word) => /\d/.test(word) || isKnown(vocabulary, word) || someWordBegins(vocabulary, word),
  );
  return known.every(isQuality) ? usually : known;
}

/**
 * Replaces a word by a homophone of the chain ("fete" is "fette", not "feta"). Otherwise by its
 * most frequent form, or the nearest word. A word that is still being typed stays as it is.
 */
function usual(word: string, isLast: boolean, { vocabulary, areFound }: Knowledge): string {
  const alike = vocabulary.words.has(word) ? undefined : vocabulary.bySound.get(soundOf(word));
  const form = alike ?? vocabulary.byStem.get(stem(word));
  // an adjective agrees with its noun: "pizza bianca" must not become "pizza bianco"
  if (form) return isQuality(word) && !isOfChain(vocabulary, form) ? word : form;
  if (areFound || (isLast && someWordBegins(vocabulary, word))) return word;
  return nearest(vocabulary, word) ?? word;
}

type Called = {
  /** all words, with the synonym in place of its part */
  words: string[];
  /** the synonym alone */
  said: string[];
  /** position of that part among the typed words, and true if it has several words */
  place: number;
  areSeveral: boolean;
  isWhole: boolean;
};

/** Applies the chain's synonyms, or else those of all chains. */
const calledBy = (words: readonly string[], knowledge: Knowledge): Called | undefined =>
  calledIn(words, knowledge.synonyms, knowledge) ?? calledIn(words, commonSynonyms, knowledge);

/**
 * Replaces the longest part that has a synonym, and corrects the other words. Undefined without a
 * synonym. Also undefined if the chain knows that part and a word beside it is misspelt ("hamburger
 * di scotona").
 */
function calledIn(
  words: readonly string[],
  synonyms: Readonly<Record<string, string>>,
  { vocabulary, areFound }: Knowledge,
): Called | undefined {
  const known = readSynonyms(synonyms);
  const isUnknown = (word: string) => !isKnown(vocabulary, word);
  const mend = (beside: readonly string[]) =>
    beside.map((word) => (isUnknown(word) && !areFound ? (nearest(vocabulary, word) ?? word) : word));
  for (let length = Math.min(words.length, 4); length > 0; length -= 1) {
    for (let place = 0; place + length <= words.length; place += 1) {
      const part = words.slice(place, place + length);
      const name =
        known.byStems.get(stems(part)) ??
        (part.some(isUnknown) ? known.bySounds.get(sounds(part)) : undefined);
      if (name === undefined) continue;
      const said = tellingWords(name);
      const [before, after] = [words.slice(0, place), words.slice(place + length)].map(mend);
      const isSaid = (word: string) => said.some((other) => stem(other) === stem(word));
      const beside = (others: readonly string[] = []) => others.filter((word) => !isSaid(word));
      const all = [...beside(before), ...said, ...beside(after)];
      const isWrongBeside = [...words.slice(0, place), ...words.slice(place + length)].some(isUnknown);
      return isWrongBeside && !part.some(isUnknown)
        ? undefined
        : { words: all, said, place, areSeveral: length > 1, isWhole: length === words.length };
    }
  }
  return undefined;
}

const stems = (words: readonly string[]): string => words.map(stem).join(" ");
const sounds = (words: readonly string[]): string => words.map(soundOf).join(" ");

/**
 * min length of a sound: a shorter one fits words still being typed ("ber" is "beer", and begins
 * "bere")
 */
const leastSound = 4;
type Synonyms = { byStems: ReadonlyMap<string, string>; bySounds: ReadonlyMap<string, string> };
const synonymsRead = new WeakMap<object, Synonyms>();

/** Indexes synonyms by stems and by sound ("nutela"); the index of a record is cached. */
function readSynonyms(synonyms: Readonly<Record<string, string>>): Synonyms {
  const before = synonymsRead.get(synonyms);
  if (before) return before;
  const entries = Object.entries(synonyms).map(([words, said]) => [tellingWords(words), said] as const);
  const known = {
    byStems: new Map(entries.map(([words, said]) => [stems(words), said])),
    bySounds: new Map(
      entries
        .map(([words, said]): [string, string] => [sounds(words), said])
        .filter(([sound]) => sound.length >= leastSound),
    ),
  };
  synonymsRead.set(synonyms, known);
  return known;
}

/** True if two texts have the same words, apart from case, accents and punctuation. */
export const isSame = (one: string, other: string): boolean => foldWords(one) === foldWords(other);
