/** The form, with the number of the loyalty card as the backend takes it: blanks between its digits are the shopper's own. */
export function withPlainCardNumber(form: FormData): FormData {
  const card = form.get("loyaltyCard");
  if (typeof card === "string") form.set("loyaltyCard", card.replace(/\s/g, ""));
  return form;
}
