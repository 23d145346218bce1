/** Result of a cache read: fresh, stale, missing, or not tried. */
export type CacheResult = "hit" | "stale" | "miss" | "bypass";
/** `hitRatio`: share of reads with a fresh or stale value; null if there were no reads. */
export type Counted = Record<CacheResult, number> & { hitRatio: number | null };

/** Adds the ratio to the counts, rounded to three decimals. */
export function withRatio(counts: Record<CacheResult, number>): Counted {
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const ratio = (counts.hit + counts.stale) / all;
  return { ...counts, hitRatio: all === 0 ? null : Math.round(ratio * 1000) / 1000 };
}
