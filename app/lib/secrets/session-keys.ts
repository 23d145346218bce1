/** What is in the secrets of local runs and of tests, which stand in the repository for everybody to read. */
const published = "development-only-";

/** Whether a secret stands in the repository for everybody to read. */
export const isPublished = (secret: string): boolean => secret.includes(published);

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

/** One character, a few, or a short word again and again. */
export const canBeGuessed = (secret: string): boolean =>
  new Set(secret).size < leastDifferent || /^(.{1,12}?)\1{2,}.{0,12}$|^(.{8,})\2+$/s.test(secret);

/** Why no shop may run with these keys, in words and without a secret; undefined when it may (record 070). */
export function weaknessOf(text: string): string | undefined {
  for (const { name, secret } of sessionKeysOf(text)) {
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
