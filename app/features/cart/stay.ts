/** Name of the field by which our script says that it shows the outcome itself and needs no redirect to the page it is on. */
export const stayField = "stay";

/** True when the form came from our script and the answer only leads back to where it was posted from. */
export const staysHere = (form: FormData, answer: Response, back: string): boolean =>
  form.get(stayField) === "1" && answer.headers.get("Location") === back;
