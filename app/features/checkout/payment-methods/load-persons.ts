import { invoicePersonLine } from "~/lib/invoice-person-text";
import type { PaymentType } from "~/model/payment";
import type { InvoicePerson } from "~/model/profile";
import type { Shop } from "~/platform/shop";
import { payableTypes } from "./choices";

type PersonsShop = { ebsn: { profile: Pick<Shop["ebsn"]["profile"], "invoicePersons"> } };

/** Whom an invoice may be made out to; nobody is asked for where none is wanted and no payment method needs one. */
export async function loadPersons(
  { ebsn }: PersonsShop,
  types: readonly PaymentType[],
  invoice: boolean,
): Promise<InvoicePerson[]> {
  return invoice || someNeedBilling(types) ? ebsn.profile.invoicePersons() : [];
}

const someNeedBilling = (types: readonly PaymentType[]): boolean =>
  payableTypes(types).some(({ needs }) => needs === "billing");

/** Whom to invoice as a form shows it; undefined where nobody needs to be named. `chosen`: whom an order that is changed names. */
export function invoiceView(
  types: readonly PaymentType[],
  invoice: boolean,
  persons: readonly InvoicePerson[],
  chosen = persons[0]?.id,
) {
  if (!invoice && !someNeedBilling(types)) return undefined;
  return {
    /** for any payment method, not only for those that are invoiced anyway */
    always: invoice,
    chosen: String(chosen ?? ""),
    persons: persons.map((person) => ({ value: String(person.id), label: invoicePersonLine(person) })),
  };
}
export type InvoiceView = NonNullable<ReturnType<typeof invoiceView>>;
