const day = 86_400_000;

/** For how many days the banner stays away after what was done with it (§2.2, §9; record 143). */
const daysAway = { closed: 7, asked: 14 } as const;
export type Done = keyof typeof daysAway;

/** Until when it stays away: milliseconds since 1970, as `now`. */
export const awayUntil = (done: Done, now: number): number => now + daysAway[done] * day;

/** Whether it stays away now, by what was noted. What nothing done before `now` can have left does not count: another clock's, another program's. */
export function isAway(noted: string | null, now: number): boolean {
  const until = Number(noted);
  return now < until && until <= awayUntil("asked", now);
}
