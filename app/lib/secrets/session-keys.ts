/** Part of the secrets of local runs and tests, which are public in the repository. */
const published = "development-only-";

/** True if a secret is public in the repository. */
export const isPublished = (secret: string): boolean => secret.toLowerCase().includes(published);

/**
 * Min different characters. Random text of 32 characters, even hexadecimal, has fewer only once in
 * ten million times.
 */
const leastDifferent = 8;
const leastLength = 32;

/** A key of `SESSION_KEYS`. */
export type SessionKey = { name: string; secret: string };

/** Parses `SESSION_KEYS`, written as `name:secret,name2:secret2`, without any checks. */
export const sessionKeysOf = (text: string): SessionKey[] =>
  text.split(",").map((pair) => {
    const colon = pair.indexOf(":");
    return { name: pair.slice(0, Math.max(colon, 0)).trim(), secret: pair.slice(colon + 1).trim() };
  });

/** Neighbouring characters: in the alphabet, among the digits, on keyboards. */
const rows = [
  ...["abcdefghijklmnopqrstuvwxyz", "01234567890"],
  ...["qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn"],
  ...["1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm"],
];
const neighbours = new Set(
  rows.flatMap((row) => [...row].slice(1).flatMap((next, at) => [`${row[at]}${next}`, `${next}${row[at]}`])),
);
/** Min length of a run; shorter runs also occur by chance. */
const leastRun = 4;

/** Words that people type as secrets or that examples contain. */
const typedWords =
  /secret|passw[o0]rd|passphrase|change|example|sample|placeholder|your|keys?|goes|here|please|insert|replace|todo|bottega|production|prod|staging|develop(ment)?|default|local|only|test|demo|session|token|cookie|login|admin|operator|shop|store|server|value|string|random|secure|private|super|very|long|enough|must|characters?|bytes|this|that|with|the|and|for|not|welcome|letmein/g;

/** Counts the characters in runs of neighbouring characters. */
function inRuns(text: string): number {
  let all = 0;
  let run = 1;
  for (let at = 1; at <= text.length; at++) {
    if (neighbours.has(text.slice(at - 1, at + 1))) run++;
    else {
      if (run >= leastRun) all += run;
      run = 1;
    }
  }
  return all;
}

/** True if words and runs make up most of a secret, ignoring punctuation. */
function isTyped(secret: string): boolean {
  const text = secret.toLowerCase().replace(/[^\p{L}\p{N}]/gu, " ");
  const rest = text.replace(typedWords, " ");
  const lettersOf = (of: string) => of.replaceAll(" ", "").length;
  return (lettersOf(rest) - inRuns(rest)) * 2 < lettersOf(text);
}

/**
 * True for a guessable secret:
 * - few different characters
 * - a short word or a half, repeated
 * - mostly common words and runs of alphabet and keyboard (published secrets excepted, see
 *   `isPublished`)
 */
export const canBeGuessed = (secret: string): boolean =>
  new Set(secret).size < leastDifferent ||
  /^(.{1,12}?)\1{2,}.{0,12}$|^(.{8,})\2+$/s.test(secret) ||
  (!isPublished(secret) && isTyped(secret));

/**
 * Returns the reason to refuse these keys, without any secret; undefined if they are strong (record
 * 070).
 */
export function weaknessOf(text: string): string | undefined {
  const keys = sessionKeysOf(text);
  for (const [at, { name, secret }] of keys.entries()) {
    if (keys.findIndex((other) => other.name === name) !== at)
      return `two keys are named ${name || "nothing"}: what the second one sealed would open no more`;
    if (name === "" || secret.length < leastLength)
      return `each key is name:secret, the secret of ${leastLength} characters or more`;
    if (canBeGuessed(secret))
      return `the secret of ${name} can be guessed: take 32 random bytes (openssl rand -hex 32)`;
  }
  return undefined;
}

/** Returns a message with the name of a published key; undefined if all keys are private. */
export function publishedAmong(text: string): string | undefined {
  const known = sessionKeysOf(text).find(({ secret }) => isPublished(secret));
  return known && `the secret of ${known.name} is the published one of local runs`;
}

/** Returns the reason to refuse these keys on a public shop; undefined if they are strong. */
export const publicWeaknessOf = (text: string): string | undefined =>
  publishedAmong(text) ?? weaknessOf(text);
