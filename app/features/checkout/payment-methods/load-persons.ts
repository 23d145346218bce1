import { invoicePersonLine } from "~/lib/invoice-person-text";
import type { PaymentType } from "~/model/payment";
import type { InvoicePerson } from "~/model/profile";
import type { Shop } from "~/platform/shop";
import { payableTypes } from "./choices";

type PersonsShop = { ebsn: { profile: Pick<Shop["ebsn"]["profile"], "invoicePersons"> } };

/**
 * Returns the persons for an invoice. They are loaded only if an invoice is requested or a payment
 * type needs billing.
 */
export async function loadPersons(
  { ebsn }: PersonsShop,
  types: readonly PaymentType[],
  invoice: boolean,
): Promise<InvoicePerson[]> {
  return invoice || someNeedBilling(types) ? ebsn.profile.invoicePersons() : [];
}

const someNeedBilling = (types: readonly PaymentType[]): boolean =>
  payableTypes(types).some(({ needs }) => needs === "billing");

/**
 * Returns the invoice persons as a form shows them; undefined if no invoice is needed. `chosen` is
 * the preselected person: for an order that is being changed, its own.
 */
export function invoiceView(
  types: readonly PaymentType[],
  invoice: boolean,
  persons: readonly InvoicePerson[],
  chosen = persons[0]?.id,
) {
  if (!invoice && !someNeedBilling(types)) return undefined;
  return {
    /** true for every payment method; false if only some methods are invoiced */
    always: invoice,
    chosen: String(chosen ?? ""),
    persons: persons.map((person) => ({ value: String(person.id), label: invoicePersonLine(person) })),
  };
}
export type InvoiceView = NonNullable<ReturnType<typeof invoiceView>>;
