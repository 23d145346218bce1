/** True while another document replaces this one: requests may fail, and the browser is busy. */
let leaving = false;
let gone = false;
export const isLeaving = (): boolean => leaving || gone;
export const isGone = (): boolean => gone;

/** Milliseconds after which the navigation counts as cancelled, so that the page stays. */
const stopped = 10_000;

export function nowLeaving(): void {
  leaving = true;
  setTimeout(() => (leaving = false), stopped);
}
addEventListener("pagehide", () => (gone = true));
addEventListener("pageshow", () => (leaving = gone = false));
