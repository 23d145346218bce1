/** Random numbers that are the same for the same seed. */
export type Random = {
  /** A whole number from 0, below `end`. */
  below(end: number): number;
  /** True in this share of cases, 0 to 1. */
  chance(share: number): boolean;
  /** A random element; throws for an empty list. */
  pick<T>(from: readonly T[]): T;
  /** A random name; `weights` are the relative frequencies. */
  weighted<K extends string>(weights: Record<K, number>): K;
};

/** mulberry32: small, and the same on every platform. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    chance: (share) => next() < share,
    pick(from) {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error("Nothing to choose from.");
      return one;
    },
    weighted(weights) {
      const words = Object.keys(weights) as (keyof typeof weights)[];
      let left = next() * words.reduce((sum, word) => sum + weights[word], 0);
      const found = words.find((word) => (left -= weights[word]) < 0) ?? words.at(-1);
      if (found === undefined) throw new Error("Nothing to choose from.");
      return found;
    },
  };
}
