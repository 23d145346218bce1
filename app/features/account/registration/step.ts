import { withBack, withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";

/**
 * Pages of a registration in their order, as URLs name them. All shoppers pass the first and the
 * last. The pages between are for an address typed by hand, or for another store. The password
 * comes last, since it is never stored.
 */
export const steps = ["persona", "indirizzo", "negozio", "fine"] as const;
export type Step = (typeof steps)[number];

export const stepField = "passo";
/** Name of the button for the previous step, which saves the typed fields. */
export const backwards = "indietro";
/** Name of the button, and of the parameter, for typing the address by hand. */
export const byHand = "mano";

/** Returns the path of a step, with the page to return to at the end. */
export const stepPath = (step: Step, back: Path, more: Record<string, string> = {}): Path =>
  withBack(withQuery(paths.registration, { [stepField]: step, ...more }), back);

export const readStep = (params: URLSearchParams): Step =>
  steps.find((step) => step === params.get(stepField)) ?? "persona";

/**
 * Returns the step of the back button. The store step is reached from the last page alone, so it
 * goes back there.
 */
export const stepBefore = (step: Step): Step => (step === "negozio" ? "fine" : "persona");
