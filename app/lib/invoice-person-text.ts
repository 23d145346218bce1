import type { InvoicePerson } from "~/model/profile";

/** Returns the company's name, else first and last name. */
export const nameOf = ({ companyName, firstName, lastName }: InvoicePerson): string =>
  companyName ?? [firstName, lastName].filter(Boolean).join(" ");

/** Formats a person to invoice as one line: "Bianchi Srl, 01234567890". */
export const invoicePersonLine = (person: InvoicePerson): string =>
  [nameOf(person), person.vatNumber ?? person.fiscalCode].filter(Boolean).join(", ");
