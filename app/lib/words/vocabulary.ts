import { foldWords, isStopWord } from "./fold";
import { distance, lettersOf, soundOf, lettersApart } from "./near";
import { qualities, staples } from "./staples";
import { stem } from "./stem";

/**
 * A word as it is written in the shop, with accents, and how much it is used: by goods that are called so above all, then by those that mention it.
 * 0: it is no word of the chain yet, but one that Italians shop with.
 */
type KnownWord = { written: string; count: number };

type Sound = { sound: string; letters: number; word: string };

/**
 * The words that Italians shop with and those of a chain's departments, brands and goods, by their folded form, with what finds them. It never
 * changes: a larger one is another.
 */
export type Vocabulary = {
  readonly words: ReadonlyMap<string, KnownWord>;
  /** the most used word of each stem */
  readonly byStem: ReadonlyMap<string, string>;
  /** the most used word of each sound */
  readonly bySound: ReadonlyMap<string, string>;
  /** sounds by their length */
  readonly byLength: ReadonlyMap<number, readonly Sound[]>;
  /** words by their first three letters */
  readonly byBegin: ReadonlyMap<string, readonly string[]>;
};

/** as many as a large chain's goods have, and little enough to be read at once */
const mostWords = 5000;
const longestWord = 30;
const mostCount = 999;
/** how much the first word of a name counts, which is the thing in Italian */
const countOfHead = 10;
/** how much a staple counts among the forms of its word: less than a form that one good is called by, more than one that a few goods mention */
const worthOfStaple = 5;
/** letters by whose likes words are looked up that are still being typed */
const beginLength = 3;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const folded = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(foldWords));
const stapleWords = folded(`${staples} ${qualities}`);
const qualityStems: ReadonlySet<string> = new Set([...folded(qualities)].map(stem));

/** The vocabulary of so many words; beyond its room the least used of the chain are left out. */
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

/** Not even the words that Italians shop with: for tests. */
export const noWords: Vocabulary = vocabularyOf([]);

let staplesRead: Vocabulary | undefined;
/** What is known before anything is learnt of a chain: the words that Italians shop with. */
export const stapleVocabulary = (): Vocabulary =>
  (staplesRead ??= vocabularyOf(
    wordsOf(`${staples} ${qualities}`).map((written) => [foldWords(written), { written, count: 0 }]),
  ));

/** The words of a text that a vocabulary may hold: of letters alone, and no stop words. */
function countable(text: string): [folded: string, written: string][] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((written): [string, string] => [foldWords(written), written])
    .filter(([folded]) => /^\p{L}{2,}$/u.test(folded) && folded.length <= longestWord && !isStopWord(folded));
}

/** The vocabulary with the words of these texts, each text counted once; itself where it knows them all. */
export function withTexts(vocabulary: Vocabulary, texts: readonly string[]): Vocabulary {
  const read = texts.map((text) => [...new Map(countable(text))]);
  if (read.every((words) => words.every(([folded]) => isOfChain(vocabulary, folded)))) return vocabulary;
  const counted = new Map(vocabulary.words);
  for (const words of read) {
    for (const [place, [folded, written]] of words.entries()) {
      const known = counted.get(folded);
      // "caffè" is better written than "caffe"
      const better = known && written === folded ? known.written : written;
      const count = (known?.count ?? 0) + (place === 0 ? countOfHead : 1);
      counted.set(folded, { written: better, count: Math.min(mostCount, count) });
    }
  }
  return vocabularyOf(counted);
}

/** The words of two vocabularies of a chain, each counted as in the one that knows more of it. */
export function withWordsOf(one: Vocabulary, other: Vocabulary): Vocabulary {
  const all = new Map(one.words);
  for (const [folded, known] of other.words)
    if (known.count > (all.get(folded)?.count ?? -1)) all.set(folded, known);
  return vocabularyOf(all);
}

/** What is stored of a vocabulary: the chain's own words. */
export const vocabularyText = ({ words }: Vocabulary): string =>
  JSON.stringify(
    [...words]
      .filter(([, { count }]) => count > 0)
      .map(([folded, { written, count }]) => [folded, written, count]),
  );

/** Reads what `vocabularyText` wrote, beside the words that Italians shop with; these alone where it is something else. */
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

/** Whether some word of the vocabulary begins so; three letters at the least say so. */
export const someWordBegins = ({ byBegin }: Vocabulary, part: string): boolean =>
  part.length >= beginLength &&
  (byBegin.get(part.slice(0, beginLength)) ?? []).some((word) => word.startsWith(part));

/** Whether a folded word is one that the chain's own goods, brands or departments have been seen to bear. */
export const isOfChain = ({ words }: Vocabulary, word: string): boolean => (words.get(word)?.count ?? 0) > 0;

/** Whether a folded word tells goods from others of their kind and names none by itself: "rosse" of "pizzette rosse". */
export const isQuality = (word: string): boolean => qualityStems.has(stem(word));

/** Whether a folded word stands in the vocabulary, in this or another form. */
export const isKnown = ({ words, byStem }: Vocabulary, word: string): boolean =>
  words.has(word) || byStem.has(stem(word));

const shortest = 4;
/** from this many letters on two may be wrong */
const long = 7;

/**
 * The word of the vocabulary that was meant by a folded one that it does not know: one that sounds alike or begins alike, else the nearest within
 * one wrong letter, in long words two. Undefined where none is near, and for words too short to tell.
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

/** The first letter is seldom the wrong one, unless it was swapped with the second. */
const isBegunAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
