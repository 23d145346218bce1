import type * as z from "zod";
import * as rules from "~/lib/fields/rules";
import { neededText } from "~/lib/fields/schema";
import type { Registration } from "~/model/registration";
import type { IsoDate } from "~/model/time";
import type { FieldKind } from "~/ui/form/field-kinds";
import * as person from "../person-rules";
import type { Step } from "./step";

/** What the rules of some fields depend on. */
export type Facts = { today: IsoDate; loyaltyPrefix: string };

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
  longest: number;
  rule: (facts: Facts) => z.ZodType;
  look: Look;
};

const { longest } = person;

/** Every field of a registration but the e-mail's confirmation, password and consents (§5), in the order of its page; `addressLine` is the whole address, for the map to find its parts. The backend's names stand in ebsn/transport/wire/person-names.ts. */
export const registrationFields = {
  firstName: {
    step: "persona",
    longest: longest.name,
    rule: () => person.names.firstName,
    look: { kind: "firstName" },
  },
  lastName: {
    step: "persona",
    longest: longest.name,
    rule: () => person.names.lastName,
    look: { kind: "lastName" },
  },
  email: {
    step: "persona",
    longest: longest.email,
    rule: () => neededText(longest.email, rules.email),
    look: { kind: "email" },
  },
  addressLine: {
    step: "persona",
    longest: longest.addressLine,
    rule: () => person.addressLine,
    look: { kind: "address", help: "addressLine" },
  },
  mobile: {
    step: "persona",
    longest: longest.phone,
    rule: () => person.phone,
    look: { kind: "phone", width: "medium", help: "mobile", optional: true },
  },
  birthdate: {
    step: "persona",
    longest: longest.birthdate,
    rule: ({ today }) => person.birthdate(today),
    look: { kind: "birthdate", width: "medium", help: "birthdate", optional: true },
  },
  fiscalCode: {
    step: "persona",
    longest: longest.fiscalCode,
    rule: () => person.fiscalCode,
    look: { kind: "fiscalCode", width: "medium", optional: true },
  },
  loyaltyCard: {
    step: "persona",
    longest: longest.loyaltyCard,
    rule: ({ loyaltyPrefix }) => person.loyaltyCard(loyaltyPrefix),
    look: { kind: "loyaltyCard", width: "medium", help: "loyaltyCard", optional: true },
  },
  street: {
    step: "indirizzo",
    longest: longest.street,
    rule: () => person.place.street,
    look: { kind: "street" },
  },
  number: {
    step: "indirizzo",
    longest: longest.number,
    rule: () => person.place.number,
    look: { kind: "houseNumber", width: "short" },
  },
  postalCode: {
    step: "indirizzo",
    longest: longest.postalCode,
    rule: () => person.place.postalCode,
    look: { kind: "postalCode", width: "short" },
  },
  city: { step: "indirizzo", longest: longest.city, rule: () => person.place.city, look: { kind: "city" } },
  province: {
    step: "indirizzo",
    longest: longest.province,
    rule: () => person.place.province,
    look: { kind: "province", width: "short", help: "province" },
  },
  storeId: {
    step: "negozio",
    longest: 10,
    rule: () => neededText(10, rules.numbers).transform(Number),
    look: {},
  },
} as const satisfies Record<Exclude<keyof Registration, "password" | "consents"> | "addressLine", Field>;

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
      String(form.get(name) ?? "").slice(0, registrationFields[name].longest),
    ]),
  );
}
