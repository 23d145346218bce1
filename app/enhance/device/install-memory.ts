import { isAway } from "./install-days";

/** Storage key of the time until which the banner stays hidden. */
export const memory = "install";

/**
 * As long as any stored time: reserves its space before the banner shows, to detect a full storage.
 */
const nothing = "0".repeat(13);

/**
 * True if the banner may show. False also if closing it could not be stored: it would then return
 * on each page.
 */
export function mayShow(now: number): boolean {
  try {
    const noted = localStorage.getItem(memory);
    localStorage.setItem(memory, noted ?? nothing);
    return !isAway(noted, now);
  } catch {
    return false;
  }
}

/** Stores the time until which the banner stays hidden, in milliseconds since 1970. */
export function keepAway(until: number): void {
  try {
    localStorage.setItem(memory, String(until));
  } catch {
    // refused since the check: the banner shows again
  }
}
