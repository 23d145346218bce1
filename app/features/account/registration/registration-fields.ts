import type * as z from "zod";
import type { LoyaltyCards } from "~/lib/fields/check-digit";
import { neededText } from "~/lib/fields/schema";
import * as kinds from "~/lib/fields/text-kinds";
import type { Registration } from "~/model/registration";
import type { IsoDate } from "~/model/time";
import type { FieldKind } from "~/ui/form/field-kinds";
import * as person from "../person-rules";
import type { Step } from "./step";

/** What the rules of some fields depend on. */
export type Facts = { today: IsoDate; loyaltyCards: LoyaltyCards };

/** How a field looks on its page. */
export type Look = {
  kind?: FieldKind;
  width?: "short" | "medium";
  help?: "addressLine" | "birthdate" | "province" | "mobile" | "loyaltyCard";
  optional?: true;
};

/** The last step asks for password and consents alone, which are never saved. */
type TypedStep = Exclude<Step, "fine">;

type Field = {
  step: TypedStep;
  /** longest text, in characters: together they fit into the cookie of a draft */
  maxLength: number;
  rule: (facts: Facts) => z.ZodType;
  look: Look;
};

const { maxCodeLength } = kinds;

/** Every field of a registration but password and consents (§5), in the order of its page; `addressLine` is the whole address, for the map to find its parts. The backend's names stand in ebsn/transport/wire/person-names.ts. */
export const registrationFields = {
  firstName: {
    step: "persona",
    maxLength: kinds.name.maxLength,
    rule: () => person.names.firstName,
    look: { kind: "firstName" },
  },
  lastName: {
    step: "persona",
    maxLength: kinds.name.maxLength,
    rule: () => person.names.lastName,
    look: { kind: "lastName" },
  },
  email: {
    step: "persona",
    maxLength: kinds.email.maxLength,
    rule: () => neededText(kinds.email),
    look: { kind: "email" },
  },
  emailConfirm: {
    step: "persona",
    maxLength: kinds.email.maxLength,
    rule: () => neededText(kinds.email),
    look: { kind: "email" },
  },
  addressLine: {
    step: "persona",
    maxLength: 120,
    rule: () => person.addressLine,
    look: { kind: "address", help: "addressLine" },
  },
  mobile: {
    step: "persona",
    maxLength: maxCodeLength,
    rule: () => person.phone,
    look: { kind: "phone", width: "medium", help: "mobile", optional: true },
  },
  birthdate: {
    step: "persona",
    maxLength: maxCodeLength,
    rule: ({ today }) => person.birthdate(today),
    look: { kind: "birthdate", width: "medium", help: "birthdate", optional: true },
  },
  fiscalCode: {
    step: "persona",
    maxLength: maxCodeLength,
    rule: () => person.fiscalCode,
    look: { kind: "fiscalCode", width: "medium", optional: true },
  },
  loyaltyCard: {
    step: "persona",
    maxLength: maxCodeLength,
    rule: ({ loyaltyCards }) => person.loyaltyCard(loyaltyCards),
    look: { kind: "loyaltyCard", width: "medium", help: "loyaltyCard", optional: true },
  },
  street: {
    step: "indirizzo",
    maxLength: 120,
    rule: () => person.place.street,
    look: { kind: "street" },
  },
  number: {
    step: "indirizzo",
    maxLength: 20,
    rule: () => person.place.number,
    look: { kind: "houseNumber", width: "short" },
  },
  postalCode: {
    step: "indirizzo",
    maxLength: maxCodeLength,
    rule: () => person.place.postalCode,
    look: { kind: "postalCode", width: "short" },
  },
  city: { step: "indirizzo", maxLength: 80, rule: () => person.place.city, look: { kind: "city" } },
  province: {
    step: "indirizzo",
    maxLength: maxCodeLength,
    rule: () => person.place.province,
    look: { kind: "province", width: "short", help: "province" },
  },
  storeId: {
    step: "negozio",
    maxLength: 10,
    rule: () => neededText(kinds.numeral).transform(Number),
    look: {},
  },
} as const satisfies Record<
  Exclude<keyof Registration, "password" | "consents"> | "emailConfirm" | "addressLine",
  Field
>;

type Fields = typeof registrationFields;
export type TypedName = keyof Fields;
export type Typed = Record<TypedName, string>;

/** The names of a step's fields. */
export type NameOn<S extends Step> = {
  [Name in TypedName]: Fields[Name]["step"] extends S ? Name : never;
}[TypedName];

/** The fields of a step, in the order of its page; none on the last one. */
export const fieldsOn = <S extends Step>(step: S): NameOn<S>[] =>
  Object.entries<Field>(registrationFields).flatMap(([name, field]) =>
    field.step === step ? [name as NameOn<S>] : [],
  );

/** The rules of a step's fields, as the shape of an object of zod. */
export const rulesOn = <S extends Step>(step: S, facts: Facts) =>
  Object.fromEntries(fieldsOn(step).map((name) => [name, registrationFields[name].rule(facts)])) as {
    [Name in NameOn<S>]: ReturnType<Fields[Name]["rule"]>;
  };

export const isTypedName = (name: string): name is TypedName => name in registrationFields;
export const lookOf = (name: TypedName): Look => registrationFields[name].look;

/** What was typed into the fields of a step, right or wrong, cut to the length that can be saved. */
export function typedIn(step: Step, form: FormData): Partial<Typed> {
  return Object.fromEntries(
    fieldsOn(step).map((name) => [
      name,
      String(form.get(name) ?? "").slice(0, registrationFields[name].maxLength),
    ]),
  );
}
