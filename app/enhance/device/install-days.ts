const day = 86_400_000;

/** Days the banner stays hidden after it was closed or answered (§2.2, §9; record 143). */
const daysAway = { closed: 7, asked: 14 } as const;
export type Done = keyof typeof daysAway;

/** End of the hidden time, in milliseconds since 1970, like `now`. */
export const awayUntil = (done: Done, now: number): number => now + daysAway[done] * day;

/**
 * True if the stored time hides the banner now.
 * Ignores a time later than any action before `now` can have stored: a wrong clock or another
 * program.
 */
export function isAway(noted: string | null, now: number): boolean {
  const until = Number(noted);
  return now < until && until <= awayUntil("asked", now);
}
