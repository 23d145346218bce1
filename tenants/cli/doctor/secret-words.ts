/** What is in the secrets of local runs, which stand in the repository for everybody to read. */
const published = "development-only-";

/** What is wrong with SESSION_KEYS, in words and without a secret; undefined when nothing is. The shop itself refuses the same (record 070). */
export function secretWords(keys: string): string | undefined {
  for (const pair of keys.split(",")) {
    const colon = pair.indexOf(":");
    const [name, secret] = [pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()];
    if (colon < 1 || secret.length < 32)
      return "each key is name:secret, the secret of 32 characters or more";
    if (secret.includes(published)) return `the secret of ${name} is the published one of local runs`;
    if (new Set(secret).size < 8 || /^(.{1,12}?)\1{2,}.{0,12}$|^(.{8,})\2+$/s.test(secret))
      return `the secret of ${name} can be guessed: take 32 random bytes (openssl rand -hex 32)`;
  }
  return undefined;
}
