/**
 * Name of the field by which our script says that the form's page stays open. An action that only leads back there then answers without
 * a redirect, and what it changed is loaded anew (platform/http/route.ts).
 */
export const inPlaceField = "inPlace";

/** The fields of a form that is answered in place. */
export function inPlace(form: HTMLFormElement): FormData {
  const fields = new FormData(form);
  fields.set(inPlaceField, "1");
  return fields;
}
