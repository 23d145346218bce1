import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { ruled } from "~/lib/fields/schema";
import { withPlainCardNumber } from "../card-number";
import { newPassword, type KnownFacts } from "../password/password-rules";
import { rulesOn, type Facts } from "./registration-fields";
import type { Step } from "./step";

const noFacts = { today: "", loyaltyPrefix: "", email: "" };
const personSchema = (facts: Facts, form: FormData) =>
  z.object(rulesOn("persona", { ...facts, email: String(form.get("email") ?? "") }));
const addressSchema = z.object(rulesOn("indirizzo", noFacts));
const storeSchema = z.object(rulesOn("negozio", noFacts));

const schemas = {
  persona: (facts: Facts) => personSchema(facts, new FormData()),
  indirizzo: () => addressSchema,
  negozio: () => storeSchema,
};

/** One parser for each step but the last; `parsePerson` takes the blanks out of the card's number in `form` itself. */
export const parsePerson = (facts: Facts, form: FormData) =>
  parseWithZod(withPlainCardNumber(form), { schema: personSchema(facts, form) });
export const parseAddress = (form: FormData) => parseWithZod(form, { schema: addressSchema });
export const parseStore = (form: FormData) => parseWithZod(form, { schema: storeSchema });

export const stepConstraint = (step: Exclude<Step, "fine">, facts: Facts) =>
  getZodConstraint(schemas[step](facts));

/** The last step: the password. Consents are read beside it, because the chain says which there are. */
const passwordSchema = (known: KnownFacts) =>
  z.object({ password: ruled(z.string({ error: "required" }).max(200, "tooLong"), [newPassword(known)]) });
export const passwordConstraint = getZodConstraint(passwordSchema([]));
export const parsePassword = (form: FormData, known: KnownFacts) =>
  parseWithZod(form, { schema: passwordSchema(known) });
