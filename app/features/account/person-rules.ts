import * as rules from "~/lib/fields/rules";
import { neededText, optionalText } from "~/lib/fields/schema";
import type { IsoDate } from "~/model/time";

/** Longest texts, in characters, with room for a rule to say what is wrong with one that is a little too long. */
export const longest = {
  name: 60,
  email: 254,
  phone: 30,
  birthdate: 10,
  fiscalCode: 20,
  vatNumber: 20,
  loyaltyCard: 20,
  addressLine: 120,
  street: 120,
  number: 20,
  postalCode: 10,
  city: 80,
  province: 10,
};

const upper = (text: string) => text.toUpperCase();
const upperOrNone = (text: string | undefined) => text && upper(text);

/** The fields of a person and of a place, as registration and profile both ask for them (§5). */
export const names = {
  firstName: neededText(longest.name, rules.letters),
  lastName: neededText(longest.name, rules.letters),
};
export const phone = optionalText(longest.phone, rules.phone);
export const birthdate = (today: IsoDate) => optionalText(longest.birthdate, rules.birthdate(today));
export const fiscalCode = optionalText(longest.fiscalCode, rules.fiscalCode).transform(upperOrNone);
export const neededFiscalCode = neededText(longest.fiscalCode, rules.fiscalCode).transform(upper);
export const loyaltyCard = (prefix: string) => optionalText(longest.loyaltyCard, rules.loyaltyCard(prefix));
/** A whole address in one line: what of it is missing says the map. */
export const addressLine = optionalText(longest.addressLine, rules.plain);
export const place = {
  street: neededText(longest.street, rules.plain),
  number: neededText(longest.number, rules.plain),
  postalCode: neededText(longest.postalCode, rules.postalCode),
  city: neededText(longest.city, rules.plain),
  province: neededText(longest.province, rules.province).transform(upper),
};
export const optionalPlace = {
  street: optionalText(longest.street, rules.plain),
  number: optionalText(longest.number, rules.plain),
  postalCode: optionalText(longest.postalCode, rules.postalCode),
  city: optionalText(longest.city, rules.plain),
  province: optionalText(longest.province, rules.province).transform(upperOrNone),
};
