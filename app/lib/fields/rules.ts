import type { IsoDate } from "~/model/time";
import { addDays, fromDisplayDate } from "../rome-date";
import { hasTaxCheckDigit, isLoyaltyCard, type LoyaltyCards } from "./check-digit";
import { isPhone, patterns } from "./patterns";

/** What can be wrong with a field: the texts below `fields.errors`. */
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

/** What is wrong with a text, or undefined. Every rule lets the empty text pass (§5): `neededText` alone (schema.ts) refuses it. */
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
/** A person's code, or the provisional one of eleven digits, which the tax agency gives before it (record 151). */
export const fiscalCode = unless(
  "fiscalCode",
  (text) => patterns.fiscalCode.test(text) || (patterns.vat.test(text) && hasTaxCheckDigit(text)),
);
export const fiscalCodeOrVat = matching("fiscalCodeOrVat");
export const vat = unless("fiscalCodeOrVat", (text) => patterns.vat.test(text));
export const letters = matching("letters");
/** No mark-up and no control characters: what may stand on a label of a parcel. */
export const plain = unless("plain", (text) => !/[<>\p{Cc}]/u.test(text));
export const numbers = matching("numbers");
export const postalCode = matching("postalCode");
export const province = matching("province");
export const username = matching("username");

/** Exactly so many characters, with a message of its own. */
export const exactly = (length: number, key: FieldErrorKey): Rule =>
  unless(key, (text) => text.length === length);

/** dd/mm/yyyy or d/m/yyyy, and a day of the calendar. */
export const date = unless("date", (text) => fromDisplayDate(text) !== undefined);

/** Who is younger cannot consent alone to the use of personal data in Italy; nobody is known to be older. */
const ages = { least: 14, most: 120 };

/** The day, so many years before `today`; for the 29th of February, the 28th. */
const yearsBefore = (today: IsoDate, years: number): IsoDate => {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, "0");
  return today.endsWith("-02-29") ? `${year}-02-28` : year + today.slice(4);
};

/** A date whose year may be of either century. */
const isShortYear = /^\d{2}\/\d{2}\/\d{2}$/;

/** The date of birth of somebody who may become a customer by `today`. A year that nobody now alive was born in is a slip of the finger. */
export const birthdate =
  (today: IsoDate): Rule =>
  (text) => {
    const iso = text === "" ? undefined : fromDisplayDate(text);
    if (!iso) return isShortYear.test(text) ? "birthdateYear" : date(text);
    if (iso > today) return "birthdateFuture";
    if (iso < addDays(yearsBefore(today, ages.most + 1), 1)) return "birthdateYear";
    return iso > yearsBefore(today, ages.least) ? "birthdateAge" : undefined;
  };

/** A number of one of the chain's loyalty cards. */
export const loyaltyCard = (cards: LoyaltyCards): Rule =>
  unless("loyaltyCard", (text) => isLoyaltyCard(text, cards));
