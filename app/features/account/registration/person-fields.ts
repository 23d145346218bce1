import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import * as rules from "~/lib/fields/rules";
import { neededText, optionalText, ruled } from "~/lib/fields/schema";
import type { IsoDate } from "~/model/time";
import { withPlainCardNumber } from "../card-number";
import type { Step } from "./step";

/** What the rules of some fields depend on. */
export type Facts = { today: IsoDate; loyaltyPrefix: string };

/** Longest texts, in characters: together they fit into the cookie of a draft. */
const longest = {
  firstName: 60,
  lastName: 60,
  email: 254,
  emailConfirm: 254,
  mobile: 30,
  birthdate: 10,
  fiscalCode: 16,
  loyaltyCard: 20,
  street: 120,
  number: 20,
  postalCode: 10,
  city: 80,
  province: 10,
  storeId: 10,
};
export type TypedName = keyof typeof longest;
export type Typed = Record<TypedName, string>;

/** The fields of each step, in the order of its page. */
export const namesOf = {
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

const upper = (text: string) => text.toUpperCase();

const personSchema = ({ today, loyaltyPrefix }: Facts, email: string) =>
  z.object({
    firstName: neededText(longest.firstName, rules.letters),
    lastName: neededText(longest.lastName, rules.letters),
    email: neededText(longest.email, rules.email),
    emailConfirm: neededText(longest.emailConfirm, rules.sameEmail(email)),
    mobile: optionalText(longest.mobile, rules.phone),
    birthdate: optionalText(longest.birthdate, rules.birthdate(today)),
    fiscalCode: optionalText(longest.fiscalCode, rules.fiscalCode).transform((text) => text && upper(text)),
    loyaltyCard: optionalText(longest.loyaltyCard, rules.loyaltyCard(loyaltyPrefix)),
  });
const addressSchema = z.object({
  street: neededText(longest.street, rules.plain),
  number: neededText(longest.number, rules.plain),
  postalCode: neededText(longest.postalCode, rules.postalCode),
  city: neededText(longest.city, rules.plain),
  province: neededText(longest.province, rules.province).transform(upper),
});
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

export const constraintOf = (step: Exclude<Step, "fine">, facts: Facts) =>
  getZodConstraint(schemas[step](facts, new FormData()));

/** The last step: the password. Consents are read beside it, because the chain says which there are. */
const passwordSchema = z.object({
  password: ruled(z.string({ error: "required" }).max(200, "tooLong"), [rules.password]),
});
export const passwordConstraint = getZodConstraint(passwordSchema);
export const parsePassword = (form: FormData) => parseWithZod(form, { schema: passwordSchema });

/** What was typed into the fields of a step, right or wrong, cut to what can be kept. */
export function typedIn(step: Step, form: FormData): Partial<Typed> {
  return Object.fromEntries(
    namesOf[step].map((name) => [name, String(form.get(name) ?? "").slice(0, longest[name])]),
  );
}
