import type { InvoicePerson } from "~/model/profile";

/** A company's name, else first and last name. */
export const nameOf = ({ companyName, firstName, lastName }: InvoicePerson): string =>
  companyName ?? [firstName, lastName].filter(Boolean).join(" ");

/** "Bianchi Srl, 01234567890": a person to invoice in one line. */
export const invoicePersonLine = (person: InvoicePerson): string =>
  [nameOf(person), person.vatNumber ?? person.fiscalCode].filter(Boolean).join(", ");
