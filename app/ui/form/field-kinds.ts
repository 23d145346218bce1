import type { InputHTMLAttributes } from "react";
import { leastPassword } from "~/lib/fields/rules";
import { maxCodeLength } from "~/lib/fields/text-kinds";

/**
 * Input attributes per kind of field: its keyboard, and autofill for password managers and address
 * books.
 * There is no `pattern`, because the server normalises the input first (lib/fields).
 */
export const fieldKinds = {
  text: {},
  firstName: { autoComplete: "given-name", autoCapitalize: "words" },
  lastName: { autoComplete: "family-name", autoCapitalize: "words" },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none" },
  login: { type: "email", autoComplete: "username", autoCapitalize: "none" },
  newPassword: { autoComplete: "new-password", minLength: leastPassword },
  currentPassword: { autoComplete: "current-password" },
  phone: { type: "tel", autoComplete: "tel" },
  birthdate: { autoComplete: "bday", inputMode: "numeric" },
  day: { autoComplete: "off", inputMode: "numeric", maxLength: maxCodeLength },
  digits: { autoComplete: "off", inputMode: "numeric", maxLength: maxCodeLength },
  amount: { autoComplete: "off", inputMode: "decimal", maxLength: maxCodeLength },
  fiscalCode: { autoComplete: "off", autoCapitalize: "characters" },
  fiscalCodeOrVat: { autoComplete: "off", autoCapitalize: "characters" },
  vat: { autoComplete: "off", inputMode: "numeric" },
  loyaltyCard: { autoComplete: "off", inputMode: "numeric" },
  address: { autoComplete: "address-line1" },
  street: { autoComplete: "address-line1" },
  houseNumber: { autoComplete: "off" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric" },
  organization: { autoComplete: "organization" },
  username: { autoComplete: "username", autoCapitalize: "none" },
  city: { autoComplete: "address-level2" },
  province: { autoComplete: "address-level1", autoCapitalize: "characters" },
} as const satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;
export type FieldKind = keyof typeof fieldKinds;
