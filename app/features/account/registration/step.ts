import { withBack, withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";

/** The steps of a registration, in their order, as addresses name them. The password comes last: it is never kept. */
export const steps = ["persona", "indirizzo", "negozio", "fine"] as const;
export type Step = (typeof steps)[number];

export const stepField = "passo";
/** Name of the button that leads to the step before; what was typed is kept. */
export const backwards = "indietro";

/** The page of a step, with the page to return to in the end. */
export const stepPath = (step: Step, back: Path, more: Record<string, string> = {}): Path =>
  withBack(withQuery(paths.registration, { [stepField]: step, ...more }), back);

export const readStep = (params: URLSearchParams): Step =>
  steps.find((step) => step === params.get(stepField)) ?? "persona";

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step;
export const stepBefore = (step: Step): Step => steps[steps.indexOf(step) - 1] ?? step;
