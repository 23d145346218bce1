import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import * as rules from "~/lib/fields/rules";
import { neededText, ruled } from "~/lib/fields/schema";
import type { IsoDate } from "~/model/time";
import { withPlainCardNumber } from "../card-number";
import { newPassword, type KnownFacts } from "../password/password-rules";
import * as personal from "../personal-fields";
import type { Step } from "./step";

/** What the rules of some fields depend on. */
export type Facts = { today: IsoDate; loyaltyPrefix: string };

/** Longest texts, in characters: together they fit into the cookie of a draft. */
const longest = {
  firstName: personal.longest.name,
  lastName: personal.longest.name,
  email: personal.longest.email,
  emailConfirm: personal.longest.email,
  mobile: personal.longest.phone,
  birthdate: personal.longest.birthdate,
  fiscalCode: personal.longest.fiscalCode,
  loyaltyCard: personal.longest.loyaltyCard,
  street: personal.longest.street,
  number: personal.longest.number,
  postalCode: personal.longest.postalCode,
  city: personal.longest.city,
  province: personal.longest.province,
  storeId: 10,
};
export type TypedName = keyof typeof longest;
export type Typed = Record<TypedName, string>;

/** The fields of each step, in the order of its page. */
export const stepFields = {
  persona: [
    "firstName",
    "lastName",
    "email",
    "emailConfirm",
    "mobile",
    "birthdate",
    "fiscalCode",
    "loyaltyCard",
  ],
  indirizzo: ["street", "number", "postalCode", "city", "province"],
  negozio: ["storeId"],
  fine: [],
} as const satisfies Record<Step, readonly TypedName[]>;

const personSchema = ({ today, loyaltyPrefix }: Facts, email: string) =>
  z.object({
    ...personal.names,
    email: neededText(longest.email, rules.email),
    emailConfirm: neededText(longest.emailConfirm, rules.sameEmail(email)),
    mobile: personal.phone,
    birthdate: personal.birthdate(today),
    fiscalCode: personal.fiscalCode,
    loyaltyCard: personal.loyaltyCard(loyaltyPrefix),
  });
const addressSchema = z.object(personal.place);
const storeSchema = z.object({ storeId: neededText(longest.storeId, rules.numbers).transform(Number) });

const schemas = {
  persona: (facts: Facts, form: FormData) => personSchema(facts, String(form.get("email") ?? "")),
  indirizzo: () => addressSchema,
  negozio: () => storeSchema,
};

/** One parser for each step but the last; `parsePerson` takes the blanks out of the card's number in `form` itself. */
export const parsePerson = (facts: Facts, form: FormData) =>
  parseWithZod(withPlainCardNumber(form), { schema: schemas.persona(facts, form) });
export const parseAddress = (form: FormData) => parseWithZod(form, { schema: addressSchema });
export const parseStore = (form: FormData) => parseWithZod(form, { schema: storeSchema });

export const stepConstraint = (step: Exclude<Step, "fine">, facts: Facts) =>
  getZodConstraint(schemas[step](facts, new FormData()));

/** The last step: the password. Consents are read beside it, because the chain says which there are. */
const passwordSchema = (known: KnownFacts) =>
  z.object({ password: ruled(z.string({ error: "required" }).max(200, "tooLong"), [newPassword(known)]) });
export const passwordConstraint = getZodConstraint(passwordSchema([]));
export const parsePassword = (form: FormData, known: KnownFacts) =>
  parseWithZod(form, { schema: passwordSchema(known) });

/** What was typed into the fields of a step, right or wrong, cut to what can be kept. */
export function typedIn(step: Step, form: FormData): Partial<Typed> {
  return Object.fromEntries(
    stepFields[step].map((name) => [name, String(form.get(name) ?? "").slice(0, longest[name])]),
  );
}
