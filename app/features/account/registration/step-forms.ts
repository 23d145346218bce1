import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import * as rules from "~/lib/fields/rules";
import { neededText, ruled } from "~/lib/fields/schema";
import { withPlainCardNumber } from "../card-number";
import { newPassword, type KnownFacts } from "../password/password-rules";
import { longest } from "../person-rules";
import { rulesOn, type Facts } from "./registration-fields";
import type { Step } from "./step";

const noFacts = { today: "", loyaltyPrefix: "" };
const personSchema = (facts: Facts) => z.object(rulesOn("persona", facts));
const addressSchema = z.object(rulesOn("indirizzo", noFacts));
const storeSchema = z.object(rulesOn("negozio", noFacts));

const schemas = {
  persona: personSchema,
  indirizzo: () => addressSchema,
  negozio: () => storeSchema,
};

/** One parser for each step but the last; `parsePerson` takes the blanks out of the card's number in `form` itself. */
export const parsePerson = (facts: Facts, form: FormData) =>
  parseWithZod(withPlainCardNumber(form), { schema: personSchema(facts) });
export const parseAddress = (form: FormData) => parseWithZod(form, { schema: addressSchema });
export const parseStore = (form: FormData) => parseWithZod(form, { schema: storeSchema });

export const stepConstraint = (step: Exclude<Step, "fine">, facts: Facts) =>
  getZodConstraint(schemas[step](facts));

/**
 * The last step: the e-mail once more, filled in to be read and mended, and the password. Consents are read beside it, because the chain says
 * which there are.
 */
const lastSchema = (known: KnownFacts) =>
  z.object({
    emailConfirm: neededText(longest.email, rules.email),
    password: ruled(z.string({ error: "required" }).max(200, "tooLong"), [newPassword(known)]),
  });
export const lastConstraint = getZodConstraint(lastSchema([]));
export const parseLast = (form: FormData, known: KnownFacts) =>
  parseWithZod(form, { schema: lastSchema(known) });
