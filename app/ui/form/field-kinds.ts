import type { InputHTMLAttributes } from "react";
import { patterns } from "~/lib/fields/patterns";
import { leastPassword } from "~/lib/fields/rules";

const pattern = (name: keyof typeof patterns) => patterns[name].source;

/** What the browser is told of each kind of field: its keyboard, what a password manager or the shopper's card may fill in, its pattern. */
export const fieldKinds = {
  text: {},
  firstName: { autoComplete: "given-name", autoCapitalize: "words", pattern: pattern("letters") },
  lastName: { autoComplete: "family-name", autoCapitalize: "words", pattern: pattern("letters") },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none", pattern: pattern("email") },
  login: { type: "email", autoComplete: "username", autoCapitalize: "none", pattern: pattern("email") },
  newPassword: { autoComplete: "new-password", minLength: leastPassword },
  currentPassword: { autoComplete: "current-password" },
  phone: { type: "tel", autoComplete: "tel" },
  birthdate: { autoComplete: "bday", inputMode: "numeric", pattern: pattern("date"), maxLength: 10 },
  day: { autoComplete: "off", inputMode: "numeric", maxLength: 10 },
  digits: { autoComplete: "off", inputMode: "numeric", maxLength: 9 },
  amount: { autoComplete: "off", inputMode: "decimal", maxLength: 9 },
  fiscalCode: { autoComplete: "off", autoCapitalize: "characters", pattern: pattern("fiscalCode") },
  fiscalCodeOrVat: { autoComplete: "off", autoCapitalize: "characters", pattern: pattern("fiscalCodeOrVat") },
  vat: { autoComplete: "off", inputMode: "numeric", pattern: pattern("vat") },
  loyaltyCard: { autoComplete: "off", inputMode: "numeric", pattern: pattern("numbers") },
  address: { autoComplete: "street-address" },
  street: { autoComplete: "address-line1" },
  houseNumber: { autoComplete: "off" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric", pattern: pattern("postalCode") },
  organization: { autoComplete: "organization" },
  username: { autoComplete: "username", autoCapitalize: "none" },
  city: { autoComplete: "address-level2" },
  province: { autoComplete: "address-level1", autoCapitalize: "characters", pattern: pattern("province") },
} as const satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;
export type FieldKind = keyof typeof fieldKinds;
