/** The document gives way to another one, or has done so: what it asks for may fail then, and the browser has something else to do. */
let leaving = false;
let gone = false;
export const isLeaving = (): boolean => leaving || gone;
export const isGone = (): boolean => gone;

/** Who stops the browser on the way stays after all; milliseconds. */
const stopped = 10_000;

export function nowLeaving(): void {
  leaving = true;
  setTimeout(() => (leaving = false), stopped);
}
addEventListener("pagehide", () => (gone = true));
addEventListener("pageshow", () => (leaving = gone = false));
