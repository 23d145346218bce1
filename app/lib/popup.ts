import type { Refusal } from "~/model/refusal";

/** §8: the configured list holds the code for what is not available in that quantity. */
const popups: ReadonlySet<Refusal> = new Set<Refusal>(["soldOut"]);

/** Whether this refusal is told in a dialog with OK, and not as a passing message (§8). */
export const isPopup = (reason: Refusal): boolean => popups.has(reason);
