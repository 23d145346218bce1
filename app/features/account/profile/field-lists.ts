import type { Translate } from "~/i18n/translate";
import type { PersonFormField } from "./person-form";

const name: PersonFormField[] = [
  { name: "firstName", kind: "firstName" },
  { name: "lastName", kind: "lastName" },
];
const place: PersonFormField[] = [
  { name: "street", kind: "street" },
  { name: "number", kind: "houseNumber", width: "short" },
  { name: "postalCode", kind: "postalCode", width: "short" },
  { name: "city", kind: "city" },
  { name: "province", kind: "province", width: "short" },
];
const optional = (fields: PersonFormField[]) => fields.map((field) => ({ ...field, optional: true }));

/** Fields of each profile form, in the order of the page. */
export const details: PersonFormField[] = [
  ...name,
  ...optional([
    { name: "birthdate", kind: "birthdate", width: "medium" },
    { name: "fiscalCode", kind: "fiscalCode" },
    { name: "loyaltyCard", kind: "loyaltyCard" },
  ]),
];
export const contact: PersonFormField[] = optional([
  { name: "mobile", kind: "phone" },
  { name: "phone", kind: "phone" },
  ...place,
]);
export const completion: PersonFormField[] = [...name, ...place];
export const privatePerson: PersonFormField[] = [
  ...name,
  { name: "fiscalCode", kind: "fiscalCode" },
  ...place,
];
export const company: PersonFormField[] = [
  { name: "companyName", kind: "organization" },
  { name: "vatNumber", kind: "vat" },
  ...optional([
    { name: "fiscalCode", kind: "fiscalCodeOrVat" },
    { name: "sdiCode", width: "medium" },
    { name: "pec", kind: "email" },
  ]),
  ...place,
];

/**
 * Returns the password field that reauthenticates a shopper with a password, before the account
 * changes.
 */
export const passwordAgain = (t: Translate, { password }: { password: boolean }): PersonFormField[] =>
  password ? [{ name: "oldPassword", kind: "currentPassword", help: t("account.confirm.help") }] : [];

export const namesOf = (fields: readonly PersonFormField[]): string[] => fields.map((field) => field.name);
