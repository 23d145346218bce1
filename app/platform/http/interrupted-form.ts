import { inPlaceField } from "~/lib/in-place";
import type { InterruptedForm } from "../shop";
import { textFields } from "./form-body";

/** The fields of an interrupted form as they are offered again, without the field of our script: no script waits for that answer. */
export const fieldsToKeep = (form: FormData): [string, string][] =>
  textFields(form).filter(([name]) => name !== inPlaceField);

/** True when this form is the interrupted one sent again; then it is no longer pending, whatever comes of it. */
export const isSentAgain = (waiting: InterruptedForm | undefined, action: string, form: FormData): boolean =>
  waiting?.action === action &&
  (waiting.fields.length === 0 || waiting.fields.some(([name]) => form.has(name)));
