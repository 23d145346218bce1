import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { email, exactly, fiscalCodeOrVat, plain, vat } from "~/lib/fields/rules";
import { neededText, optionalText, ruled } from "~/lib/fields/schema";
import { fromDisplayDate } from "~/lib/rome-date";
import type { IsoDate } from "~/model/time";
import { newPassword, type KnownFacts } from "../password/password-rules";
import { withPlainCardNumber } from "../card-number";
import {
  birthdate,
  fiscalCode,
  longest,
  loyaltyCard,
  names,
  neededFiscalCode,
  optionalPlace,
  phone,
  place,
} from "../person-rules";

const storeId = z.coerce.number({ error: "required" }).int("required").positive("required");

/** `prefix` of the chain's loyalty cards; `today` bounds a birthdate. */
export const detailsSchema = (prefix: string, today: IsoDate) =>
  z.object({
    ...names,
    birthdate: birthdate(today).transform((text) => text && fromDisplayDate(text)),
    fiscalCode,
    loyaltyCard: loyaltyCard(prefix),
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
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9._-]{3,30}$/, "username")
    .optional()
    .transform((name) => name ?? ""),
});

export const emailSchema = z.object({ newEmail: neededText(254, email) });

/** What is known of the shopper, and the password they have, make no new one. */
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
  companyName: neededText(120, plain),
  vatNumber: neededText(longest.vatNumber, vat),
  fiscalCode: optionalText(longest.fiscalCode, fiscalCodeOrVat),
  sdiCode: optionalText(7, plain, exactly(7, "sdiCode")),
  pec: optionalText(254, email),
  ...place,
});

/** What a form of that schema holds, and what the browser may know of it. */
export const parse = <T extends z.ZodType<Record<string, unknown>>>(form: FormData, schema: T) =>
  parseWithZod(withPlainCardNumber(form), { schema });
export const constraintOf = (schema: z.ZodType) => getZodConstraint(schema);
