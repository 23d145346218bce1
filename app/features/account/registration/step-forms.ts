import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { ruled } from "~/lib/fields/schema";
import { newPassword, type KnownFacts } from "../password/password-rules";
import { rulesOn, type Facts } from "./registration-fields";
import type { Step } from "./step";

const noFacts = { today: "", loyaltyCards: { prefix: "", maxLength: 0 } };
/**
 * The e-mail is typed twice, since a mail to a mistyped address reaches a stranger or gets lost.
 */
const personSchema = (facts: Facts) =>
  z.object(rulesOn("persona", facts)).refine(({ email, emailConfirm }) => isSameEmail(email, emailConfirm), {
    path: ["emailConfirm"],
    error: "emailDiffers",
    // shown together with the errors of other fields
    when: ({ value }) => bothEmails.safeParse(value).success,
  });
const bothEmails = z.looseObject({ email: z.string(), emailConfirm: z.string() });
/** Compares e-mails without regard to case. */
const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const addressSchema = z.object(rulesOn("indirizzo", noFacts));
const storeSchema = z.object(rulesOn("negozio", noFacts));

const schemas = {
  persona: personSchema,
  indirizzo: () => addressSchema,
  negozio: () => storeSchema,
};

/** Parsers of the steps before the last. */
export const parsePerson = (facts: Facts, form: FormData) =>
  parseWithZod(form, { schema: personSchema(facts) });
export const parseAddress = (form: FormData) => parseWithZod(form, { schema: addressSchema });
export const parseStore = (form: FormData) => parseWithZod(form, { schema: storeSchema });

export const stepConstraint = (step: Exclude<Step, "fine">, facts: Facts) =>
  getZodConstraint(schemas[step](facts));

/**
 * Schema of the last step: the password. Consents are read separately, because the tenant defines
 * them.
 */
const lastSchema = (known: KnownFacts) =>
  z.object({
    password: ruled(z.string({ error: "required" }).max(200, "tooLong"), [newPassword(known)]),
  });
export const lastConstraint = getZodConstraint(lastSchema([]));
export const parseLast = (form: FormData, known: KnownFacts) =>
  parseWithZod(form, { schema: lastSchema(known) });
