import { fromDisplayDate } from "~/lib/rome-date";
import type { InvoicePerson, Profile } from "~/model/profile";
import type { WireInvoicePerson, WireUserDetail } from "./wire/profile";

const dayOf = (written: string | undefined) => written && fromDisplayDate(written.slice(0, 10));

/** Maps the profile of the signed-in shopper. */
export function toProfile(wire: WireUserDetail): Profile {
  const { contact } = wire;
  return {
    email: wire.e_mail,
    username: wire.username,
    level: wire.profile?.level,
    registeredOn: dayOf(wire.registered),
    details: {
      firstName: wire.first_name,
      lastName: wire.last_name,
      birthdate: dayOf(wire.birth_date),
      fiscalCode: wire.fiscal_code,
      loyaltyCard: wire.fidelity_card,
      storeId: wire.store_id,
    },
    contact: {
      mobile: contact?.mobile,
      phone: contact?.phone,
      street: contact?.address1,
      number: contact?.addressNumber,
      postalCode: contact?.postalcode,
      city: contact?.city,
      province: contact?.province,
    },
  };
}

/** Maps an invoice person. Without a type, a VAT number makes it a company. */
export const toInvoicePerson = (wire: WireInvoicePerson): InvoicePerson => ({
  id: wire.personFiscalId,
  kind: wire.personType === "company" || (!wire.personType && wire.vat_number) ? "company" : "private",
  firstName: wire.first_name,
  lastName: wire.last_name,
  companyName: wire.company_name,
  fiscalCode: wire.fiscal_code,
  vatNumber: wire.vat_number,
  sdiCode: wire.sdi_code,
  pec: wire.pec,
  street: wire.address1 ?? "",
  number: wire.addressNumber ?? "",
  postalCode: wire.postalcode ?? "",
  city: wire.city ?? "",
  province: wire.province ?? "",
});
