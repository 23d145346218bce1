import type * as z from "zod";
import type { LoyaltyCards } from "~/lib/fields/check-digit";
import { neededText } from "~/lib/fields/schema";
import * as kinds from "~/lib/fields/text-kinds";
import type { Registration } from "~/model/registration";
import type { IsoDate } from "~/model/time";
import type { FieldKind } from "~/ui/form/field-kinds";
import * as person from "../person-rules";
import type { Step } from "./step";

/** Facts that the rules of some fields depend on. */
export type Facts = { today: IsoDate; loyaltyCards: LoyaltyCards };

/** Appearance of a field on its page. */
export type Look = {
  kind?: FieldKind;
  width?: "short" | "medium";
  help?: "addressLine" | "birthdate" | "province" | "mobile" | "loyaltyCard";
  optional?: true;
};

/** Steps with typed fields. The last step has only password and consents, which are never saved. */
type TypedStep = Exclude<Step, "fine">;

type Field = {
  step: TypedStep;
  /** max length in characters, so that all fields together fit into the cookie of a draft */
  maxLength: number;
  rule: (facts: Facts) => z.ZodType;
  look: Look;
};

const { maxCodeLength } = kinds;

/**
 * All fields of a registration except password and consents (§5), in the order of their pages.
 * `addressLine` is the whole address, which the map service splits into its parts. The backend's
 * names are in ebsn/transport/wire/person-names.ts.
 */
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

/** Names of a step's fields. */
export type NameOn<S extends Step> = {
  [Name in TypedName]: Fields[Name]["step"] extends S ? Name : never;
}[TypedName];

/** Returns the fields of a step, in the order of its page; empty for the last step. */
export const fieldsOn = <S extends Step>(step: S): NameOn<S>[] =>
  Object.entries<Field>(registrationFields).flatMap(([name, field]) =>
    field.step === step ? [name as NameOn<S>] : [],
  );

/** Returns the rules of a step's fields, as the shape of a zod object. */
export const rulesOn = <S extends Step>(step: S, facts: Facts) =>
  Object.fromEntries(fieldsOn(step).map((name) => [name, registrationFields[name].rule(facts)])) as {
    [Name in NameOn<S>]: ReturnType<Fields[Name]["rule"]>;
  };

export const isTypedName = (name: string): name is TypedName => name in registrationFields;
export const lookOf = (name: TypedName): Look => registrationFields[name].look;

/** Returns the text typed into a step's fields, valid or not, cut to the max length. */
export function typedIn(step: Step, form: FormData): Partial<Typed> {
  return Object.fromEntries(
    fieldsOn(step).map((name) => [
      name,
      String(form.get(name) ?? "").slice(0, registrationFields[name].maxLength),
    ]),
  );
}
