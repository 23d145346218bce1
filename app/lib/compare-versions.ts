const digits = /^\d+(?:\.\d+)*$/;

const partsOf = (version: string): string[] | undefined =>
  digits.test(version) ? version.split(".").map((part) => part.replace(/^0+(?=\d)/, "")) : undefined;

/** Both without leading zeros, of any length. */
const compareParts = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

/**
 * Compares versions of dot-separated digits (§5): below 0 where the first is older, above 0 where it is newer, 0 where they are the same; a part
 * that is not there counts as 0. Undefined for anything else.
 */
export function compareVersions(one: string, other: string): number | undefined {
  const [ones, others] = [partsOf(one), partsOf(other)];
  if (!ones || !others) return undefined;
  const most = Math.max(ones.length, others.length);
  for (let part = 0; part < most; part += 1) {
    const differ = compareParts(ones[part] ?? "0", others[part] ?? "0");
    if (differ !== 0) return differ;
  }
  return 0;
}
