import { inPlaceField } from "~/lib/in-place";
import type { InterruptedForm } from "../shop";
import { textFields } from "./form-body";

/** The fields of a form that was cut off, as they are offered again: no script waits for that answer. */
export const fieldsToKeep = (form: FormData): [string, string][] =>
  textFields(form).filter(([name]) => name !== inPlaceField);

/** The form that was cut off and waits is the one that has come now: whatever it leads to, it waits no more. */
export const isSentAgain = (waiting: InterruptedForm | undefined, action: string, form: FormData): boolean =>
  waiting?.action === action &&
  (waiting.fields.length === 0 || waiting.fields.some(([name]) => form.has(name)));
