import type { PersonField } from "~/model/registration";

/** The backend's names of a shopper's fields. */
export const wireNames = {
  firstName: "first_name",
  lastName: "last_name",
  email: "e_mail",
  emailConfirm: "e_mail_confirm",
  newEmail: "new_email",
  password: "password",
  newPassword: "new_password",
  oldPassword: "old_password",
  username: "username",
  street: "address1",
  number: "addressNumber",
  postalCode: "postalcode",
  city: "city",
  province: "province",
  storeId: "store_id",
  birthdate: "birth_date",
  mobile: "mobile",
  phone: "phone",
  loyaltyCard: "fidelity_card",
  fiscalCode: "fiscal_code",
  vatNumber: "vat_number",
  companyName: "company_name",
  sdiCode: "sdi_code",
  pec: "pec",
  consents: "disclaimers",
} as const satisfies Record<PersonField, string>;

const fieldCode = "msg.field.";
const named = new Map(
  Object.entries(wireNames).map(([name, wire]) => [fieldCode + wire, name as PersonField]),
);

/** Returns the field of a backend code, if known. */
export const fieldOf = (code: string): PersonField | undefined => named.get(code);
/** True if a backend code concerns a field, even a field unknown to the shop. */
export const isFieldCode = (code: string): boolean => code.startsWith(fieldCode);
