import * as z from "zod";
import {
  flag,
  int,
  list,
  optional,
  optionalInt,
  optionalText,
  rows,
  text,
} from "../../transport/wire/fields";

const placed = {
  address1: optionalText,
  addressNumber: optionalText,
  postalcode: optionalText,
  province: optionalText,
  city: optionalText,
};

export const wireUserDetail = z.object({
  userDetail: z.object({
    e_mail: text,
    username: optionalText,
    first_name: text,
    last_name: text,
    birth_date: optionalText,
    fiscal_code: optionalText,
    fidelity_card: optionalText,
    store_id: optionalInt,
    registered: optionalText,
    profile: optional(z.object({ level: optionalInt })),
    contact: optional(z.object({ mobile: optionalText, phone: optionalText, ...placed })),
  }),
});
export type WireUserDetail = z.infer<typeof wireUserDetail>["userDetail"];

const wireInvoicePerson = z.object({
  personFiscalId: int,
  personType: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  fiscal_code: optionalText,
  company_name: optionalText,
  vat_number: optionalText,
  sdi_code: optionalText,
  pec: optionalText,
  ...placed,
});
export type WireInvoicePerson = z.infer<typeof wireInvoicePerson>;

export const wireInvoicePersons = z.object({ userPersonFiscals: list(wireInvoicePerson) });

export const wireOwnConsents = z.object({
  userRegistrationDisclaimers: rows(
    z.object({
      registrationDisclaimerId: int,
      code: optionalText,
      title: text,
      description: text,
      mandatory: flag,
      accepted: flag,
      acceptedDate: optionalText,
    }),
  ),
});

export const wireMandatoryConsents = z.object({ accepted: flag });

/** The registration_module_type_id by sign-up path. */
export const consentModules = { registration: 1, singleSignOn: 2 } as const;
