import { foldWords, tellingWords } from "~/lib/words/fold";
import { soundOf } from "~/lib/words/near";
import { stem } from "~/lib/words/stem";
import { someWordBegins, isKnown, nearest, type Vocabulary } from "~/lib/words/vocabulary";
import { commonSynonyms } from "./synonyms";

/** What is known of a chain when one of its shoppers searches. */
type Knowledge = { vocabulary: Vocabulary; synonyms: Readonly<Record<string, string>> };

/**
 * Other words for a query, for where it found little: those that the chain calls it by, the nearest known ones for those that nobody wrote so, the
 * more usual form of the others, without amounts and stop words. Undefined where these are the query's own.
 */
export function otherWords(typed: string, { vocabulary, synonyms }: Knowledge): string | undefined {
  const words = tellingWords(typed);
  const called = calledBy(words, synonyms, vocabulary) ?? calledBy(words, commonSynonyms, vocabulary);
  const other = (called ?? usualWords(words, vocabulary))
    .map((word) => vocabulary.words.get(word)?.written ?? word)
    .join(" ");
  return other === typed.toLowerCase() ? undefined : other;
}

/**
 * The thing that several words name, alone: what is asked where nothing has them all and no other way to write them is sure, because each is a word
 * of the chain ("yogurt al pistacchio") or one would only be guessed ("sale grosso" is no "sale greco").
 */
export function thingAlone(typed: string, { vocabulary, synonyms }: Knowledge): string | undefined {
  const words = tellingWords(typed);
  const isCalled = calledBy(words, synonyms, vocabulary) ?? calledBy(words, commonSynonyms, vocabulary);
  if (words.length < 2 || isCalled) return undefined;
  const isSure = (word: string) => isKnown(vocabulary, word) || vocabulary.bySound.has(soundOf(word));
  const thing = words.find(isSure);
  const isOther = words.some((word) => isSure(word) && !vocabulary.words.has(word));
  if (thing === undefined || (isOther && words.every(isSure))) return undefined;
  return vocabulary.words.get(thing)?.written ?? usual(thing, false, vocabulary);
}

/** The words as the chain writes them most, known ones as they are beside others; what it cannot mean is left out where something is left. */
function usualWords(words: readonly string[], vocabulary: Vocabulary): string[] {
  const last = words.length - 1;
  const usually = words.map((word, index) =>
    last > 0 && vocabulary.words.has(word) ? word : usual(word, index === last, vocabulary),
  );
  const known = usually.filter(
    (word) => /\d/.test(word) || isKnown(vocabulary, word) || someWordBegins(vocabulary, word),
  );
  return known.length > 0 ? known : usually;
}

/**
 * A word as the chain writes it most: one that sounds alike ("fete" are "fette", not "feta"), its most used form, else the nearest. One that is still
 * being typed stays as it is.
 */
function usual(word: string, isLast: boolean, vocabulary: Vocabulary): string {
  const alike = vocabulary.words.has(word) ? undefined : vocabulary.bySound.get(soundOf(word));
  const form = alike ?? vocabulary.byStem.get(stem(word));
  if (form) return form;
  return isLast && someWordBegins(vocabulary, word) ? word : (nearest(vocabulary, word) ?? word);
}

/**
 * The words with the longest part of them that has a synonym said by it, and the others mended; undefined where none has one, and where the chain
 * knows that part, too, so that a wrong letter beside it is why little was found ("hamburger di scotona").
 */
function calledBy(
  words: readonly string[],
  synonyms: Readonly<Record<string, string>>,
  vocabulary: Vocabulary,
): string[] | undefined {
  const known = readSynonyms(synonyms);
  const isUnknown = (word: string) => !isKnown(vocabulary, word);
  const mend = (beside: readonly string[]) =>
    beside.map((word) => (isUnknown(word) ? (nearest(vocabulary, word) ?? word) : word));
  for (let length = Math.min(words.length, 4); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length);
      const said =
        known.byStems.get(stems(part)) ??
        (part.some(isUnknown) ? known.bySounds.get(sounds(part)) : undefined);
      if (said === undefined) continue;
      const [before, after] = [words.slice(0, from), words.slice(from + length)];
      const mended = [...mend(before), ...tellingWords(said), ...mend(after)];
      const isWrongBeside = [...before, ...after].some((word) => !mended.includes(word));
      return isWrongBeside && !part.some(isUnknown) ? undefined : mended;
    }
  }
  return undefined;
}

const stems = (words: readonly string[]): string => words.map(stem).join(" ");
const sounds = (words: readonly string[]): string => words.map(soundOf).join(" ");

type Synonyms = { byStems: ReadonlyMap<string, string>; bySounds: ReadonlyMap<string, string> };
const synonymsRead = new WeakMap<object, Synonyms>();

/** The synonyms by the stems of their words, and by their sound ("nutela"); a record that was read once is not read again. */
function readSynonyms(synonyms: Readonly<Record<string, string>>): Synonyms {
  const before = synonymsRead.get(synonyms);
  if (before) return before;
  const entries = Object.entries(synonyms).map(([words, said]) => [tellingWords(words), said] as const);
  const known = {
    byStems: new Map(entries.map(([words, said]) => [stems(words), said])),
    bySounds: new Map(entries.map(([words, said]) => [sounds(words), said])),
  };
  synonymsRead.set(synonyms, known);
  return known;
}

/** Whether two texts ask for the same words, however they are written. */
export const isSame = (one: string, other: string): boolean => foldWords(one) === foldWords(other);
