import type { IsoDate } from "~/model/time";
import { addDays, fromDisplayDate } from "../rome-date";
import { hasTaxCheckDigit, isLoyaltyCard, type LoyaltyCards } from "./check-digit";
import { isPhone, patterns } from "./patterns";

/** Error keys of fields: the texts below `fields.errors`. */
export const fieldErrorKeys = [
  "required",
  "emailRequired",
  "passwordRequired",
  "tooLong",
  "phone",
  "password",
  "passwordCommon",
  "passwordOwn",
  "passwordSame",
  "passwordWrong",
  "email",
  "emailDiffers",
  "fiscalCode",
  "fiscalCodeOrVat",
  "date",
  "birthdateFuture",
  "birthdateYear",
  "birthdateAge",
  "letters",
  "numbers",
  "loyaltyCard",
  "postalCode",
  "addressUnknown",
  "addressStreet",
  "addressNumber",
  "province",
  "username",
  "plain",
  "sdiCode",
  "consent",
  "understood",
] as const;
export type FieldErrorKey = (typeof fieldErrorKeys)[number];

/**
 * Returns the error of a text, or undefined. Every rule accepts empty text (§5); `neededText`
 * (schema.ts) alone rejects it.
 */
export type Rule = (text: string) => FieldErrorKey | undefined;

const unless =
  (key: FieldErrorKey, isRight: (text: string) => boolean): Rule =>
  (text) =>
    text === "" || isRight(text) ? undefined : key;
const matching = (key: Extract<FieldErrorKey, keyof typeof patterns>): Rule =>
  unless(key, (text) => patterns[key].test(text));

export const leastPassword = 6;

export const phone = unless("phone", isPhone);
export const password = unless("password", (text) => text.length >= leastPassword);
export const email = matching("email");
/**
 * Accepts a personal code, or the provisional eleven digits that the tax agency issues before it
 * (record 151).
 */
export const fiscalCode = unless(
  "fiscalCode",
  (text) => patterns.fiscalCode.test(text) || (patterns.vat.test(text) && hasTaxCheckDigit(text)),
);
export const fiscalCodeOrVat = matching("fiscalCodeOrVat");
export const vat = unless("fiscalCodeOrVat", (text) => patterns.vat.test(text));
export const letters = matching("letters");
/** Rejects mark-up and control characters: the text may be printed on a parcel label. */
export const plain = unless("plain", (text) => !/[<>\p{Cc}]/u.test(text));
export const numbers = matching("numbers");
export const postalCode = matching("postalCode");
export const province = matching("province");
export const username = matching("username");

/** Requires an exact length, with its own error key. */
export const exactly = (length: number, key: FieldErrorKey): Rule =>
  unless(key, (text) => text.length === length);

/** Accepts dd/mm/yyyy or d/m/yyyy that exists in the calendar. */
export const date = unless("date", (text) => fromDisplayDate(text) !== undefined);

/**
 * Ages in years. Italian law requires 14 for a consent to the use of personal data; above 120 the
 * birth date is a typing mistake.
 */
const ages = { least: 14, most: 120 };

/** Returns the day `years` before `today`; 28 February for a 29 February. */
const yearsBefore = (today: IsoDate, years: number): IsoDate => {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, "0");
  return today.endsWith("-02-29") ? `${year}-02-28` : year + today.slice(4);
};

/** Matches a date with a two-digit year of either century. */
const isShortYear = /^\d{2}\/\d{2}\/\d{2}$/;

/**
 * Checks the birth date of a future customer on `today`. A year before any living person's is a
 * typing mistake.
 */
export const birthdate =
  (today: IsoDate): Rule =>
  (text) => {
    const iso = text === "" ? undefined : fromDisplayDate(text);
    if (!iso) return isShortYear.test(text) ? "birthdateYear" : date(text);
    if (iso > today) return "birthdateFuture";
    if (iso < addDays(yearsBefore(today, ages.most + 1), 1)) return "birthdateYear";
    return iso > yearsBefore(today, ages.least) ? "birthdateAge" : undefined;
  };

/** Accepts a number of the chain's loyalty cards. */
export const loyaltyCard = (cards: LoyaltyCards): Rule =>
  unless("loyaltyCard", (text) => isLoyaltyCard(text, cards));
