import type { Translate } from "~/i18n/translate";
import type { PaymentType, WayToPay } from "~/model/payment";
import type { InvoicePerson } from "~/model/profile";
import { choiceValue, payableTypes } from "./choices";

/** Names of the fields, and the ids of their first controls. */
export const wayField = "payment";
export const personField = "person";

type Way = Omit<WayToPay, "returnOk" | "returnKo">;
export type WrongWay = { id: string; text: string };
type Offer = {
  types: readonly PaymentType[];
  persons: readonly InvoicePerson[];
  /** an invoice is wanted, whatever the way to pay needs */
  invoice: boolean;
};

/** The way to pay that a form chose among those offered, with whom to invoice where that is needed; or what is missing, at its field. */
export function readWay(form: FormData, { types, persons, invoice }: Offer, t: Translate): Way | WrongWay {
  const value = form.get(wayField);
  if (value === null) return { id: wayField, text: t("checkout.errors.paymentMissing") };
  const found = payableTypes(types)
    .flatMap((type) => [{ type, saved: undefined }, ...type.saved.map((saved) => ({ type, saved }))])
    .find(({ type, saved }) => choiceValue(type.id, saved) === value);
  if (!found) return { id: wayField, text: t("checkout.errors.paymentUnknown") };
  const { type, saved } = found;
  const needsPerson = invoice || type.needs === "billing";
  const person = needsPerson ? persons.find(({ id }) => String(id) === form.get(personField)) : undefined;
  if (needsPerson && !person) return { id: personField, text: t("checkout.errors.billing") };
  return { paymentTypeId: type.id, savedPaymentId: saved?.id, invoicePersonId: person?.id };
}

/** What a form said, for its page to show again. */
export const sentWay = (form: FormData) => ({
  way: String(form.get(wayField) ?? ""),
  person: String(form.get(personField) ?? ""),
});

export const isWrongWay = (way: Way | WrongWay): way is WrongWay => "text" in way;
