/** How something that is kept was found when it was asked for: fresh, old, not at all, or passed by. */
export type CacheResult = "hit" | "stale" | "miss" | "bypass";
/** `hitRatio`: of all that was asked for, what was there, be it old; null where nothing was asked. */
export type Counted = Record<CacheResult, number> & { hitRatio: number | null };

/** The counts with their ratio, to three decimals. */
export function withRatio(counts: Record<CacheResult, number>): Counted {
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const ratio = (counts.hit + counts.stale) / all;
  return { ...counts, hitRatio: all === 0 ? null : Math.round(ratio * 1000) / 1000 };
}
