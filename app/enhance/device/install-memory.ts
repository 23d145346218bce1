import { isAway } from "./install-days";

/** Where this device remembers until when the banner stays away. */
export const memory = "install";

/** Of what is written at any time: the place for it is taken before the banner shows, so that a full storage is found out then. */
const nothing = "0".repeat(13);

/** Whether the banner may show: not while it stays away, nor where closing it could not be remembered, because it would come again on each page. */
export function mayShow(now: number): boolean {
  try {
    const noted = localStorage.getItem(memory);
    localStorage.setItem(memory, noted ?? nothing);
    return !isAway(noted, now);
  } catch {
    return false;
  }
}

/** Remembers until when it stays away. */
export function keepAway(until: number): void {
  try {
    localStorage.setItem(memory, String(until));
  } catch {
    // refused since it was asked: it comes again
  }
}
