import type { IsoDate } from "~/model/time";
import { typedText } from "../typed-text";
import type { LoyaltyCards } from "./check-digit";
import { normalise, type Normalise } from "./normalise";
import * as rules from "./rules";
import type { FieldErrorKey, Rule } from "./rules";
import { typedBirthdate, typedDay } from "./typed-date";

/** A kind of text field: normaliser, max length, error key for longer text, and rules. */
export type TextKind = Readonly<{
  normalise: Normalise;
  maxLength: number;
  tooLong: FieldErrorKey;
  rules: readonly Rule[];
}>;

const kind = (
  normalise: Normalise,
  maxLength: number,
  tooLong: FieldErrorKey,
  ...rules: Rule[]
): TextKind => ({ normalise, maxLength, tooLong, rules });

/**
 * Max typed characters of a code, which may be pasted with blanks, hyphens and words. A longer
 * normalised text breaks the code's own rule.
 */
export const maxCodeLength = 40;

export const name = kind(normalise.line, 60, "tooLong", rules.letters);
export const email = kind(normalise.email, 254, "email", rules.email);
export const phone = kind(normalise.phone, maxCodeLength, "phone", rules.phone);
export const fiscalCode = kind(normalise.taxCode, maxCodeLength, "fiscalCode", rules.fiscalCode);
export const fiscalCodeOrVat = kind(
  normalise.taxCode,
  maxCodeLength,
  "fiscalCodeOrVat",
  rules.fiscalCodeOrVat,
);
export const vat = kind(normalise.taxCode, maxCodeLength, "fiscalCodeOrVat", rules.vat);
export const recipientCode = kind(
  normalise.recipientCode,
  maxCodeLength,
  "sdiCode",
  rules.plain,
  rules.exactly(7, "sdiCode"),
);
export const username = kind(normalise.username, maxCodeLength, "username", rules.username);
export const postalCode = kind(normalise.postalCode, maxCodeLength, "postalCode", rules.postalCode);
export const province = kind(normalise.province, maxCodeLength, "province", rules.province);
export const numeral = kind(normalise.numeral, maxCodeLength, "numbers", rules.numbers);
/** A number of the chain's loyalty cards; separators are removed. */
export const loyaltyCard = (cards: LoyaltyCards) =>
  kind(normalise.loyaltyCard, maxCodeLength, "loyaltyCard", rules.loyaltyCard(cards));

/** A line without mark-up: a street, a town, a company, the name at a door. */
export const line = (maxLength: number) => kind(normalise.line, maxLength, "tooLong", rules.plain);
/** A house number such as "12/A". */
export const houseNumber = (maxLength: number) =>
  kind(normalise.houseNumber, maxLength, "tooLong", rules.plain);
/** Multi-line free text. */
export const text = (maxLength: number) => kind((typed) => typedText(typed).trim(), maxLength, "tooLong");

/** Birth date, normalised to dd/mm/yyyy. */
export const birthdate = (today: IsoDate) =>
  kind((typed) => typedBirthdate(typed, today), maxCodeLength, "date", rules.birthdate(today));
/** Day of an order, normalised to dd/mm/yyyy. */
export const day = (today: IsoDate) =>
  kind((typed) => typedDay(typed, today), maxCodeLength, "date", rules.date);
