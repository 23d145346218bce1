import type { Refusal } from "~/model/refusal";

/** §8: the configured list holds the code for goods not available in the quantity. */
const popups: ReadonlySet<Refusal> = new Set<Refusal>(["soldOut"]);

/** True if a refusal opens a dialog with OK instead of a toast (§8). */
export const isPopup = (reason: Refusal): boolean => popups.has(reason);
