import { withBack, withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";

/**
 * The pages of a registration, in their order, as addresses name them. The first and the last are everybody's way; between them stand those for who
 * writes the address by hand or wants another store. The password comes last: it is never kept.
 */
export const steps = ["persona", "indirizzo", "negozio", "fine"] as const;
export type Step = (typeof steps)[number];

export const stepField = "passo";
/** Name of the button that leads to the step before; what was typed is kept. */
export const backwards = "indietro";
/** Name of the button, and of the parameter, for who writes the address by hand. */
export const byHand = "mano";

/** The page of a step, with the page to return to in the end. */
export const stepPath = (step: Step, back: Path, more: Record<string, string> = {}): Path =>
  withBack(withQuery(paths.registration, { [stepField]: step, ...more }), back);

export const readStep = (params: URLSearchParams): Step =>
  steps.find((step) => step === params.get(stepField)) ?? "persona";

/** Where the button that leads back leads: the store is chosen from the last page alone. */
export const stepBefore = (step: Step): Step => (step === "negozio" ? "fine" : "persona");
