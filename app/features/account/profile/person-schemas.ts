import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import type { LoyaltyCards } from "~/lib/fields/check-digit";
import { neededText, optionalText, ruled } from "~/lib/fields/schema";
import * as kinds from "~/lib/fields/text-kinds";
import { fromDisplayDate } from "~/lib/rome-date";
import type { IsoDate } from "~/model/time";
import { newPassword, type KnownFacts } from "../password/password-rules";
import {
  birthdate,
  fiscalCode,
  loyaltyCard,
  names,
  neededFiscalCode,
  optionalPlace,
  phone,
  place,
} from "../person-rules";

const storeId = z.coerce.number({ error: "required" }).int("required").positive("required");

/** `cards`: format of the tenant's card numbers; `today` limits a birthdate. */
export const detailsSchema = (cards: LoyaltyCards, today: IsoDate) =>
  z.object({
    ...names,
    birthdate: birthdate(today).transform((text) => text && fromDisplayDate(text)),
    fiscalCode,
    loyaltyCard: loyaltyCard(cards),
    storeId: storeId.optional(),
  });

export const contactSchema = z.object({
  mobile: phone,
  phone,
  ...optionalPlace,
});

export const completionSchema = z.object({
  ...names,
  ...place,
  storeId,
});

export const usernameSchema = z.object({
  username: optionalText(kinds.username).transform((name) => name ?? ""),
});

export const emailSchema = z.object({ newEmail: neededText(kinds.email) });

/** Rejects known facts about the shopper and the present password as a new password. */
export const passwordSchema = (known: KnownFacts = [], present?: string) =>
  z.object({
    oldPassword: z.string({ error: "passwordRequired" }).max(200, "tooLong"),
    newPassword: ruled(z.string({ error: "passwordRequired" }).max(200, "tooLong"), [
      newPassword(known, present),
    ]),
  });

export const deletionSchema = z.object({ understood: z.literal("on", { error: "understood" }) });

export const privateSchema = z.object({ ...names, fiscalCode: neededFiscalCode, ...place });

export const companySchema = z.object({
  companyName: neededText(kinds.line(120)),
  vatNumber: neededText(kinds.vat),
  fiscalCode: optionalText(kinds.fiscalCodeOrVat),
  sdiCode: optionalText(kinds.recipientCode),
  pec: optionalText(kinds.email),
  ...place,
});

/** Parses a form by its schema; `constraintOf` returns the schema's attributes for the browser. */
export const parse = <T extends z.ZodType<Record<string, unknown>>>(form: FormData, schema: T) =>
  parseWithZod(form, { schema });
export const constraintOf = (schema: z.ZodType) => getZodConstraint(schema);
