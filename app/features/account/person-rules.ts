import type { Tenant } from "#tenants/schema";
import type { LoyaltyCards } from "~/lib/fields/check-digit";
import * as kinds from "~/lib/fields/text-kinds";
import { neededText, optionalText } from "~/lib/fields/schema";
import type { IsoDate } from "~/model/time";

/** Returns the number format of a tenant's loyalty cards. */
export const loyaltyCardsOf = ({
  loyaltyPrefix,
  loyaltyMaxLength,
}: Pick<Tenant, "loyaltyPrefix" | "loyaltyMaxLength">): LoyaltyCards => ({
  prefix: loyaltyPrefix,
  maxLength: loyaltyMaxLength,
});

/** Fields of a person and an address, shared by registration and profile (§5). */
export const names = {
  firstName: neededText(kinds.name),
  lastName: neededText(kinds.name),
};
export const phone = optionalText(kinds.phone);
export const birthdate = (today: IsoDate) => optionalText(kinds.birthdate(today));
export const fiscalCode = optionalText(kinds.fiscalCode);
export const neededFiscalCode = neededText(kinds.fiscalCode);
export const loyaltyCard = (cards: LoyaltyCards) => optionalText(kinds.loyaltyCard(cards));

const street = kinds.line(120);
const number = kinds.houseNumber(20);
const city = kinds.line(80);
/** Whole address in a single line; the map service reports missing parts. */
export const addressLine = optionalText(kinds.line(120));
export const place = {
  street: neededText(street),
  number: neededText(number),
  postalCode: neededText(kinds.postalCode),
  city: neededText(city),
  province: neededText(kinds.province),
};
export const optionalPlace = {
  street: optionalText(street),
  number: optionalText(number),
  postalCode: optionalText(kinds.postalCode),
  city: optionalText(city),
  province: optionalText(kinds.province),
};
