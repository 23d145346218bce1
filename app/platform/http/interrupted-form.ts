import type { InterruptedForm } from "../shop";

/** The form that was cut off and waits is the one that has come now: whatever it leads to, it waits no more. */
export const isSentAgain = (waiting: InterruptedForm | undefined, action: string, form: FormData): boolean =>
  waiting?.action === action &&
  (waiting.fields.length === 0 || waiting.fields.some(([name]) => form.has(name)));
