/**
 * Rome's local time without Intl, which costs a millisecond per call.
 * The EU rule: summer time from the last Sunday of March to the last Sunday of October, both at
 * 01:00 UTC.
 * Dates are `yyyy-MM-dd`, times `HH:mm`, instants epoch milliseconds.
 */
const hour = 3_600_000;
const day = 86_400_000;

function lastSundayAtOne(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1);
}

/** Returns Rome's offset from UTC in milliseconds: one hour, two in summer. */
function romeOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSundayAtOne(year, 2) && instant < lastSundayAtOne(year, 9) ? 2 * hour : hour;
}

/** `2026-11-24T10:00:00+01:00` */
export function romeIso(instant: number): string {
  const offset = romeOffset(instant);
  return `${new Date(instant + offset).toISOString().slice(0, 19)}+0${offset / hour}:00`;
}

/** Returns the date in Rome, `2026-11-24`. */
export function romeDate(instant: number): string {
  return romeIso(instant).slice(0, 10);
}

/** Returns the time in Rome, `10:00`. */
export function romeTime(instant: number): string {
  return romeIso(instant).slice(11, 16);
}

/**
 * Returns the instant of a local time in Rome, in epoch milliseconds.
 * A time skipped at the start of summer time gets winter's offset (02:30 becomes 03:30).
 * A time in autumn's repeated hour gets the second of its two instants.
 */
export function romeInstant(dateIso: string, time: string): number {
  const wall = Date.parse(`${dateIso}T${time}:00Z`);
  const winter = wall - hour;
  if (romeOffset(winter) === hour) return winter;
  const summer = wall - 2 * hour;
  return romeOffset(summer) === 2 * hour ? summer : winter;
}

/** Returns the date `days` later; negative = earlier. */
export function addDays(dateIso: string, days: number): string {
  return new Date(Date.parse(`${dateIso}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** Days from Monday: 0 = Monday ... 6 = Sunday. */
export function daysFromMonday(dateIso: string): number {
  return (new Date(`${dateIso}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** `2026-11-24` -> `24/11/2026` */
export function displayDate(dateIso: string): string {
  return `${dateIso.slice(8, 10)}/${dateIso.slice(5, 7)}/${dateIso.slice(0, 4)}`;
}

/** Returns `24/11/2026 10:00`, the format of order dates. */
export function displayDateTime(instant: number): string {
  return `${displayDate(romeDate(instant))} ${romeTime(instant)}`;
}
