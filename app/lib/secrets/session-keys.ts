/** What is in the secrets of local runs and of tests, which stand in the repository for everybody to read. */
const published = "development-only-";

/** Whether a secret stands in the repository for everybody to read. */
export const isPublished = (secret: string): boolean => secret.toLowerCase().includes(published);

/** Random text of 32 characters, even hexadecimal, has fewer different characters only once in ten million times. */
const leastDifferent = 8;
const leastLength = 32;

/** One key of `SESSION_KEYS`. */
export type SessionKey = { name: string; secret: string };

/** The keys of `SESSION_KEYS` as they are written, `name:secret,name2:secret2`; nothing of them is checked. */
export const sessionKeysOf = (text: string): SessionKey[] =>
  text.split(",").map((pair) => {
    const colon = pair.indexOf(":");
    return { name: pair.slice(0, Math.max(colon, 0)).trim(), secret: pair.slice(colon + 1).trim() };
  });

/** What stands side by side: in the alphabet, among the digits, on keyboards. */
const rows = [
  ...["abcdefghijklmnopqrstuvwxyz", "01234567890"],
  ...["qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn"],
  ...["1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm"],
];
const neighbours = new Set(
  rows.flatMap((row) => [...row].slice(1).flatMap((next, at) => [`${row[at]}${next}`, `${next}${row[at]}`])),
);
/** Fewer characters side by side come about by chance. */
const leastRun = 4;

/** The words of which secrets are made that somebody typed, and those of examples. */
const typedWords =
  /secret|passw[o0]rd|passphrase|change|example|sample|placeholder|your|keys?|goes|here|please|insert|replace|todo|bottega|production|prod|staging|develop(ment)?|default|local|only|test|demo|session|token|cookie|login|admin|operator|shop|store|server|value|string|random|secure|private|super|very|long|enough|must|characters?|bytes|this|that|with|the|and|for|not|welcome|letmein/g;

/** How many of these characters are in runs that stand side by side. */
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

/** Whether words and runs make up most of a secret, punctuation left out. */
function isTyped(secret: string): boolean {
  const text = secret.toLowerCase().replace(/[^\p{L}\p{N}]/gu, " ");
  const rest = text.replace(typedWords, " ");
  const lettersOf = (of: string) => of.replaceAll(" ", "").length;
  return (lettersOf(rest) - inRuns(rest)) * 2 < lettersOf(text);
}

/**
 * One character, a few, a short word again and again, or for the most part common words and runs of alphabet and keyboard. The published ones are made
 * of such, and are told apart by `isPublished`.
 */
export const canBeGuessed = (secret: string): boolean =>
  new Set(secret).size < leastDifferent ||
  /^(.{1,12}?)\1{2,}.{0,12}$|^(.{8,})\2+$/s.test(secret) ||
  (!isPublished(secret) && isTyped(secret));

/** Why no shop may run with these keys, in words and without a secret; undefined when it may (record 070). */
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

/** That everybody can read one of these keys, in words; undefined when nobody can. */
export function publishedAmong(text: string): string | undefined {
  const known = sessionKeysOf(text).find(({ secret }) => isPublished(secret));
  return known && `the secret of ${known.name} is the published one of local runs`;
}

/** Why no shop that others reach may run with these keys; undefined when it may. */
export const publicWeaknessOf = (text: string): string | undefined =>
  publishedAmong(text) ?? weaknessOf(text);
