import type { Translate } from "~/i18n/translate";
import type { PaymentType, PaymentSelection } from "~/model/payment";
import type { InvoicePerson } from "~/model/profile";
import { choiceValue, payableTypes } from "./choices";

/** Names of the fields, also the ids of their first controls. */
export const paymentField = "payment";
export const personField = "person";

type ReadPayment = Omit<PaymentSelection, "returnOk" | "returnKo">;
export type PaymentFieldError = { id: string; text: string };
type Offer = {
  types: readonly PaymentType[];
  persons: readonly InvoicePerson[];
  /** an invoice is requested, independently of the payment method */
  invoice: boolean;
};

/**
 * Reads the chosen payment method from a form, and the invoice person if needed. Otherwise returns
 * the error of a field.
 */
export function readPayment(
  form: FormData,
  { types, persons, invoice }: Offer,
  t: Translate,
): ReadPayment | PaymentFieldError {
  const value = form.get(paymentField);
  if (value === null) return { id: paymentField, text: t("checkout.errors.paymentMissing") };
  const found = payableTypes(types)
    .flatMap((type) => [{ type, saved: undefined }, ...type.saved.map((saved) => ({ type, saved }))])
    .find(({ type, saved }) => choiceValue(type.id, saved) === value);
  if (!found) return { id: paymentField, text: t("checkout.errors.paymentUnknown") };
  const { type, saved } = found;
  const needsPerson = invoice || type.needs === "billing";
  const person = needsPerson ? persons.find(({ id }) => String(id) === form.get(personField)) : undefined;
  if (needsPerson && !person) return { id: personField, text: t("checkout.errors.billing") };
  return { paymentTypeId: type.id, savedPaymentId: saved?.id, invoicePersonId: person?.id };
}

/** Returns the payment type in a form, with or without a saved card; undefined if it is missing. */
export function chosenTypeId(form: FormData): number | undefined {
  const [, id] = /^(\d{1,9})(?::\d{1,18})?$/.exec(String(form.get(paymentField) ?? "")) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Returns the submitted payment fields, for their page to show again. */
export const submittedPayment = (form: FormData) => ({
  way: String(form.get(paymentField) ?? ""),
  person: String(form.get(personField) ?? ""),
});

export const isPaymentError = (way: ReadPayment | PaymentFieldError): way is PaymentFieldError =>
  "text" in way;
