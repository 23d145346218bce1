import type { InvoicePerson } from "~/model/profile";

export const nameOf = ({ companyName, firstName, lastName }: InvoicePerson): string =>
  companyName ?? [firstName, lastName].filter(Boolean).join(" ");

/** "Via Cavour 12, 00184 Roma (RM)"; what is missing is left out. */
export function addressLine(place: {
  street?: string;
  number?: string;
  postalCode?: string;
  city?: string;
  province?: string;
}): string {
  const street = [place.street, place.number].filter(Boolean).join(" ");
  const town = [place.postalCode, place.city, place.province && `(${place.province})`]
    .filter(Boolean)
    .join(" ");
  return [street, town].filter(Boolean).join(", ");
}

/** "Bianchi Srl, 01234567890": a person to invoice in one line. */
export const invoicePersonLine = (person: InvoicePerson): string =>
  [nameOf(person), person.vatNumber ?? person.fiscalCode].filter(Boolean).join(", ");
