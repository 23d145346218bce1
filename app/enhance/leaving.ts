/** The document goes away: what it asked for fails then, and the browser has something else to do. */
let leaving = false;
export const isLeaving = (): boolean => leaving;
export const nowLeaving = (): unknown => (leaving = true);
addEventListener("pagehide", nowLeaving);
addEventListener("pageshow", () => (leaving = false));
