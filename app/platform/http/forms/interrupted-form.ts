import type { InterruptedForm } from "../../shop";

/** True when this form is the interrupted one sent again; then it is no longer pending, whatever comes of it. */
export const isSentAgain = (waiting: InterruptedForm | undefined, action: string, form: FormData): boolean =>
  waiting?.action === action &&
  (waiting.fields.length === 0 || waiting.fields.some(([name]) => form.has(name)));
