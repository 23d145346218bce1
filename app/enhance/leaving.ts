/** The document is being replaced by another one, or has been: requests may fail then, and the browser has something else to do. */
let leaving = false;
let gone = false;
export const isLeaving = (): boolean => leaving || gone;
export const isGone = (): boolean => gone;

/** After so many milliseconds the navigation counts as stopped by the shopper, and the page stays. */
const stopped = 10_000;

export function nowLeaving(): void {
  leaving = true;
  setTimeout(() => (leaving = false), stopped);
}
addEventListener("pagehide", () => (gone = true));
addEventListener("pageshow", () => (leaving = gone = false));
