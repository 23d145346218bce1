import type { InterruptedForm } from "../../shop";

/**
 * True if this form is the interrupted one sent again; it is then no longer pending, with any
 * result.
 */
export const isSentAgain = (waiting: InterruptedForm | undefined, action: string, form: FormData): boolean =>
  waiting?.action === action &&
  (waiting.fields.length === 0 || waiting.fields.some(([name]) => form.has(name)));
