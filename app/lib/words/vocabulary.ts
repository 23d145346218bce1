import { foldWords, isStopWord } from "./fold";
import { distance, lettersOf, soundOf, lettersApart } from "./near";
import { qualities, staples } from "./staples";
import { stem } from "./stem";

/**
 * A word as the shop writes it, with accents, and its usage count. The first word of a name counts
 * most. 0 = a common shopping word that the chain has not used yet.
 */
type KnownWord = { written: string; count: number };

type Sound = { sound: string; letters: number; word: string };

/**
 * Common shopping words and the words of a chain's departments, brands and goods, by folded form,
 * with lookup indexes. Immutable: additions return a new vocabulary.
 */
export type Vocabulary = {
  readonly words: ReadonlyMap<string, KnownWord>;
  /** most used word of each stem */
  readonly byStem: ReadonlyMap<string, string>;
  /** most used word of each sound */
  readonly bySound: ReadonlyMap<string, string>;
  /** sounds by length */
  readonly byLength: ReadonlyMap<number, readonly Sound[]>;
  /** words by their first three letters */
  readonly byBegin: ReadonlyMap<string, readonly string[]>;
};

/** enough for a large chain's goods, and few enough to parse at once */
const mostWords = 5000;
const longestWord = 30;
const mostCount = 999;
/** weight of a name's first word, which is the thing in Italian */
const countOfHead = 10;
/**
 * weight of a staple among the forms of its word: below a form that begins one name, above a form
 * that a few goods mention
 */
const worthOfStaple = 5;
/** length of the prefix index, used for words still being typed */
const beginLength = 3;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const folded = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(foldWords));
const stapleWords = folded(`${staples} ${qualities}`);
const qualityStems: ReadonlySet<string> = new Set([...folded(qualities)].map(stem));

/** Builds a vocabulary; above `mostWords` it drops the chain's least used words. */
function vocabularyOf(counted: Iterable<readonly [folded: string, known: KnownWord]>): Vocabulary {
  const weighed = Array.from(counted, ([word, known]) => ({
    word,
    known,
    worth: known.count + (stapleWords.has(word) ? worthOfStaple : 0),
  })).sort((one, other) => other.worth - one.worth || (one.word < other.word ? -1 : 1));
  const words = new Map<string, KnownWord>();
  let room = mostWords;
  for (const { word, known } of weighed) if (known.count === 0 || (room -= 1) >= 0) words.set(word, known);
  const byStem = new Map<string, string>();
  const bySound = new Map<string, string>();
  const byLength = new Map<number, Sound[]>();
  const byBegin = new Map<string, string[]>();
  for (const word of words.keys()) {
    const [root, sound] = [stem(word), soundOf(word)];
    if (!byStem.has(root)) byStem.set(root, word);
    const begin = word.slice(0, beginLength);
    const begins = byBegin.get(begin);
    if (begins) begins.push(word);
    else byBegin.set(begin, [word]);
    if (bySound.has(sound)) continue;
    bySound.set(sound, word);
    const alike = byLength.get(sound.length) ?? [];
    alike.push({ sound, letters: lettersOf(sound), word });
    byLength.set(sound.length, alike);
  }
  return { words, byStem, bySound, byLength, byBegin };
}

/** Empty vocabulary, for tests. */
export const noWords: Vocabulary = vocabularyOf([]);

let staplesRead: Vocabulary | undefined;
/** Returns the initial vocabulary of a chain: the common shopping words. */
export const stapleVocabulary = (): Vocabulary =>
  (staplesRead ??= vocabularyOf(
    wordsOf(`${staples} ${qualities}`).map((written) => [foldWords(written), { written, count: 0 }]),
  ));

/** Returns the words of a text that a vocabulary may hold: letters only, no stop words. */
function countable(text: string): [folded: string, written: string][] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((written): [string, string] => [foldWords(written), written])
    .filter(([folded]) => /^\p{L}{2,}$/u.test(folded) && folded.length <= longestWord && !isStopWord(folded));
}

/**
 * Adds the words of texts, counting each word once per text. Returns the same vocabulary if it
 * already has all words.
 */
export function withTexts(vocabulary: Vocabulary, texts: readonly string[]): Vocabulary {
  const read = texts.map((text) => [...new Map(countable(text))]);
  if (read.every((words) => words.every(([folded]) => isOfChain(vocabulary, folded)))) return vocabulary;
  const counted = new Map(vocabulary.words);
  for (const words of read) {
    for (const [place, [folded, written]] of words.entries()) {
      const known = counted.get(folded);
      // "caffè" is a better spelling than "caffe"
      const better = known && written === folded ? known.written : written;
      const count = (known?.count ?? 0) + (place === 0 ? countOfHead : 1);
      counted.set(folded, { written: better, count: Math.min(mostCount, count) });
    }
  }
  return vocabularyOf(counted);
}

/** Merges two vocabularies of a chain; each word gets its higher count. */
export function withWordsOf(one: Vocabulary, other: Vocabulary): Vocabulary {
  const all = new Map(one.words);
  for (const [folded, known] of other.words)
    if (known.count > (all.get(folded)?.count ?? -1)) all.set(folded, known);
  return vocabularyOf(all);
}

/** Serialises the chain's own words for storage. */
export const vocabularyText = ({ words }: Vocabulary): string =>
  JSON.stringify(
    [...words]
      .filter(([, { count }]) => count > 0)
      .map(([folded, { written, count }]) => [folded, written, count]),
  );

/**
 * Reads the text of `vocabularyText` and adds the common shopping words; returns only these for
 * other text.
 */
export function readVocabulary(text: string): Vocabulary {
  try {
    const read: unknown = JSON.parse(text);
    return vocabularyOf(
      new Map([...stapleVocabulary().words, ...(Array.isArray(read) ? read.flatMap(knownWord) : [])]),
    );
  } catch {
    return stapleVocabulary();
  }
}

function knownWord(entry: unknown): [string, KnownWord][] {
  const [folded, written, count]: unknown[] = Array.isArray(entry) ? entry : [];
  const isWord = typeof folded === "string" && typeof written === "string" && typeof count === "number";
  return isWord ? [[folded, { written, count }]] : [];
}

/** True if a word of the vocabulary begins with `part`, which needs at least three letters. */
export const someWordBegins = ({ byBegin }: Vocabulary, part: string): boolean =>
  part.length >= beginLength &&
  (byBegin.get(part.slice(0, beginLength)) ?? []).some((word) => word.startsWith(part));

/** True if a folded word occurs in the chain's goods, brands or departments. */
export const isOfChain = ({ words }: Vocabulary, word: string): boolean => (words.get(word)?.count ?? 0) > 0;

/** True if a folded word qualifies goods but names none: "rosse" in "pizzette rosse". */
export const isQuality = (word: string): boolean => qualityStems.has(stem(word));

/** True if the vocabulary has a folded word, in any form. */
export const isKnown = ({ words, byStem }: Vocabulary, word: string): boolean =>
  words.has(word) || byStem.has(stem(word));

const shortest = 4;
/** min letters of a word with two tolerated mistakes */
const long = 7;

/**
 * Returns the vocabulary's word for an unknown folded word: a word with the same sound, else the
 * same beginning, else the nearest. Tolerates one wrong letter, two in long words. Undefined for
 * short words and if no word is near.
 */
export function nearest(vocabulary: Vocabulary, word: string): string | undefined {
  if (word.length < shortest || /\d/.test(word)) return undefined;
  const sound = soundOf(word);
  const alike = vocabulary.bySound.get(sound);
  if (alike) return alike;
  const most = word.length < long ? 1 : 2;
  let best: { word: string; rank: number; count: number } | undefined;
  const letters = lettersOf(sound);
  const take = (candidate: Sound, rank: number) => {
    const count = vocabulary.words.get(candidate.word)?.count ?? 0;
    if (!best || rank < best.rank || (rank === best.rank && count > best.count))
      best = { word: candidate.word, rank, count };
  };
  for (const [length, candidates] of vocabulary.byLength) {
    const isLonger = length > sound.length && sound.length >= shortest;
    const isNear = Math.abs(length - sound.length) <= most;
    if (!isLonger && !isNear) continue;
    for (const candidate of candidates) {
      if (isLonger && candidate.sound.startsWith(sound)) take(candidate, 1);
      else if (
        isNear &&
        isBegunAlike(sound, candidate.sound) &&
        lettersApart(letters, candidate.letters) <= 2 * most
      ) {
        const steps = distance(sound, candidate.sound, most);
        if (steps <= most) take(candidate, 2 * steps);
      }
    }
  }
  return best?.word;
}

/** The first letter is seldom wrong, except if swapped with the second. */
const isBegunAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
