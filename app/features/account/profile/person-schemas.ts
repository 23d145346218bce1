import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import {
  birthdate,
  email,
  exactly,
  fiscalCode,
  fiscalCodeOrVat,
  letters,
  loyaltyCard,
  password,
  phone,
  plain,
  postalCode,
  province,
  vat,
  type Rule,
} from "~/lib/fields/rules";
import { neededText, optionalText, ruled } from "~/lib/fields/schema";
import { fromDisplayDate } from "~/lib/rome-date";
import type { IsoDate } from "~/model/time";
import { withPlainCardNumber } from "../card-number";

const day = (...rules: Rule[]) =>
  optionalText(10, ...rules).transform((text) => text && fromDisplayDate(text));

const names = { firstName: neededText(60, letters), lastName: neededText(60, letters) };
const place = {
  street: neededText(120, plain),
  number: neededText(20, plain),
  postalCode: neededText(5, postalCode),
  city: neededText(80, plain),
  province: neededText(2, province),
};
const optionalPlace = {
  street: optionalText(120, plain),
  number: optionalText(20, plain),
  postalCode: optionalText(5, postalCode),
  city: optionalText(80, plain),
  province: optionalText(2, province),
};

const storeId = z.coerce.number({ error: "required" }).int("required").positive("required");

/** `prefix` of the chain's loyalty cards; `today` bounds a birthdate. */
export const detailsSchema = (prefix: string, today: IsoDate) =>
  z.object({
    ...names,
    birthdate: day(birthdate(today)),
    fiscalCode: optionalText(16, fiscalCode),
    loyaltyCard: optionalText(13, loyaltyCard(prefix)),
    storeId: storeId.optional(),
  });

export const contactSchema = z.object({
  mobile: optionalText(20, phone),
  phone: optionalText(20, phone),
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

export const passwordSchema = z.object({
  oldPassword: z.string({ error: "passwordRequired" }).max(200, "tooLong"),
  newPassword: ruled(z.string({ error: "passwordRequired" }).max(200, "tooLong"), [password]),
});

export const privateSchema = z.object({ ...names, fiscalCode: neededText(16, fiscalCode), ...place });

export const companySchema = z.object({
  companyName: neededText(120, plain),
  vatNumber: neededText(11, vat),
  fiscalCode: optionalText(16, fiscalCodeOrVat),
  sdiCode: optionalText(7, plain, exactly(7, "sdiCode")),
  pec: optionalText(254, email),
  ...place,
});

/** What a form of that schema holds, and what the browser may know of it. */
export const parse = <T extends z.ZodType<Record<string, unknown>>>(form: FormData, schema: T) =>
  parseWithZod(withPlainCardNumber(form), { schema });
export const constraintOf = (schema: z.ZodType) => getZodConstraint(schema);
