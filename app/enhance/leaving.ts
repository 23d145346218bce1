/** The document goes away: what it asked for fails then, and the browser has something else to do. */
let leaving = false;
export const isLeaving = (): boolean => leaving;
const stay = () => (leaving = false);
/** Who stops the browser on the way stays after all; milliseconds. */
const stopped = 10_000;
export function nowLeaving(): void {
  leaving = true;
  setTimeout(stay, stopped);
}
addEventListener("pagehide", () => (leaving = true));
addEventListener("pageshow", stay);
