const digits = /^\d+(?:\.\d+)*$/;

const partsOf = (version: string): string[] | undefined =>
  digits.test(version) ? version.split(".").map((part) => part.replace(/^0+(?=\d)/, "")) : undefined;

/** Compares two parts of any length; both come without leading zeros. */
const compareParts = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

/**
 * Compares versions of dot-separated digits (§5). Below 0 = `one` is older, above 0 = newer, 0 =
 * equal. A missing part counts as 0. Undefined for any other text.
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
