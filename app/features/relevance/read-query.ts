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

/** What is known of a chain when one of its shoppers searches. */
type Knowledge = {
  vocabulary: Vocabulary;
  synonyms: Readonly<Record<string, string>>;
  /** goods bear the words as they were typed: none of them is a wrong one */
  areFound: boolean;
};

/**
 * Other words for a query, for where it found little: those that the chain calls it by, the nearest known ones for those that nobody wrote so, the
 * more usual form of the others, without amounts and stop words. Undefined where these are the query's own.
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
 * The thing that several words name, alone: what is asked where nothing has them all and no other way to write them is sure, because each is a word
 * of the chain ("yogurt al pistacchio"), one would only be guessed ("sale grosso" is no "sale greco"), or a synonym stands among them.
 */
export function thingAlone(typed: string, knowledge: Knowledge): string | undefined {
  const { vocabulary } = knowledge;
  const words = wantedWords(typed, knowledge);
  if (words.length < 2) return undefined;
  const isSure = (word: string) => isKnown(vocabulary, word) || vocabulary.bySound.has(soundOf(word));
  const thing = words.find((word) => isSure(word) && !isQuality(word));
  const called = calledBy(words, knowledge);
  if (called?.isWhole) return undefined;
  // "petto di tacchino" is called otherwise as a whole, though the chain knows each of its words
  const isOwnName =
    thing === words[0] && thing !== undefined && isOfChain(vocabulary, thing) && !called?.areSeveral;
  if (called && !isOwnName && (called.place === 0 || thing === undefined)) return called.said.join(" ");
  if (thing === undefined) return undefined;
  // known words in another form are only mended where the thing is one ("biscotto integrale"): of "detersivo a mano" the thing is asked, not "detersivo mani"
  const isOther = words.some(
    (word, place) =>
      isSure(word) && !vocabulary.words.has(word) && (place === 0 || !isKnown(vocabulary, word)),
  );
  if (!called && isOther && words.every(isSure)) return undefined;
  const form = isOfChain(vocabulary, thing) ? thing : usual(thing, false, knowledge);
  return vocabulary.words.get(form)?.written ?? form;
}

/**
 * The words for goods, without how many are wanted at their beginning or end ("otto uova"): a number
 * that no goods of the chain bear. Where goods bear the whole query, it is part of their name.
 */
function wantedWords(typed: string, { vocabulary, areFound }: Knowledge): string[] {
  const words = tellingWords(typed);
  const isCount = (word = "") => (numberAt([word], 0)?.value ?? 0) > 0 && !isOfChain(vocabulary, word);
  const begin = !areFound && words.length > 1 && isCount(words[0]) ? 1 : 0;
  const rest = words.slice(begin);
  const end = !areFound && rest.length > 1 && isCount(rest.at(-1)) ? -1 : undefined;
  return joined(rest.slice(0, end), vocabulary);
}

/** What a whole query is called by, if it has a synonym. */
export function calledWhole(typed: string, synonyms: Readonly<Record<string, string>>): string | undefined {
  const asked = stems(tellingWords(typed));
  return readSynonyms(synonyms).byStems.get(asked) ?? readSynonyms(commonSynonyms).byStems.get(asked);
}

/** The words, with two put together that are one word of the vocabulary: "salva slip". */
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
 * The words as the chain writes them most, those that it has as they are beside others; what it cannot mean is left out where a thing is left, and
 * no mere quality ("mulino bianco" is nothing white). Several that goods bear together stay as they are.
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
 * A word as the chain writes it most: one that sounds alike ("fete" are "fette", not "feta"), its most used form, else the nearest. One that is still
 * being typed stays as it is.
 */
function usual(word: string, isLast: boolean, { vocabulary, areFound }: Knowledge): string {
  const alike = vocabulary.words.has(word) ? undefined : vocabulary.bySound.get(soundOf(word));
  const form = alike ?? vocabulary.byStem.get(stem(word));
  // an adjective has the gender of its thing: "pizza bianca" is not searched as "pizza bianco"
  if (form) return isQuality(word) && !isOfChain(vocabulary, form) ? word : form;
  if (areFound || (isLast && someWordBegins(vocabulary, word))) return word;
  return nearest(vocabulary, word) ?? word;
}

type Called = {
  /** all words, what one calls otherwise said as the chain says it */
  words: string[];
  /** what is said so alone */
  said: string[];
  /** where it stands among the words that were typed, and whether it is more than one of them */
  place: number;
  areSeveral: boolean;
  isWhole: boolean;
};

/** The words as the chain's synonyms say them, or else those of all chains. */
const calledBy = (words: readonly string[], knowledge: Knowledge): Called | undefined =>
  calledIn(words, knowledge.synonyms, knowledge) ?? calledIn(words, commonSynonyms, knowledge);

/**
 * The words with the longest part of them that has a synonym said by it, and the others mended; undefined where none has one, and where the chain
 * knows that part, too, so that a wrong letter beside it is why little was found ("hamburger di scotona").
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

/** a shorter sound is that of many words, which are still being typed: "ber" is "beer", and the beginning of "bere" */
const leastSound = 4;
type Synonyms = { byStems: ReadonlyMap<string, string>; bySounds: ReadonlyMap<string, string> };
const synonymsRead = new WeakMap<object, Synonyms>();

/** The synonyms by the stems of their words, and by their sound ("nutela"); a record that was read once is not read again. */
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

/** Whether two texts ask for the same words, however they are written. */
export const isSame = (one: string, other: string): boolean => foldWords(one) === foldWords(other);
