import * as fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import type { wireNames } from "~/ebsn/transport/wire/person-names";
import type { Registration } from "~/model/registration";
import { fieldsOn, registrationFields, typedIn, type Typed, type TypedName } from "./registration-fields";
import { steps } from "./step";
import { readPerson, stepToShow } from "./typed";

const facts = { today: "2026-11-24", loyaltyCards: { prefix: "042", maxLength: 13 } };
const typed: Typed = {
  firstName: "Anna",
  lastName: "D'Angelo",
  email: "Anna@example.com",
  emailConfirm: "anna@example.com",
  addressLine: "",
  mobile: "",
  birthdate: "24/11/1985",
  fiscalCode: "dngnna85s64h501z",
  loyaltyCard: "0421234567891",
  street: " Via Cavour ",
  number: "12",
  postalCode: "00184",
  city: "Roma",
  province: "rm",
  storeId: "5",
};

// spec §5: registration: the mandatory fields and the optional ones, the reference store, the first consent mandatory and the others free
test("makes a tidied person of the typed steps, with empty fields as undefined", () => {
  expect(readPerson(typed, facts).person).toEqual({
    firstName: "Anna",
    lastName: "D'Angelo",
    email: "Anna@example.com",
    mobile: undefined,
    birthdate: "24/11/1985",
    fiscalCode: "DNGNNA85S64H501Z",
    loyaltyCard: "0421234567891",
    street: "Via Cavour",
    number: "12",
    postalCode: "00184",
    city: "Roma",
    province: "RM",
    storeId: 5,
  });
});

test("B1, B2, B3: normalizes input from keyboards, address books and scanners", () => {
  const odd = {
    firstName: "Nicolò\u00a0Maria\u200b",
    lastName: "’Ndrangheta",
    email: "Anna <anna@example.com>",
    emailConfirm: "anna@example.com\u00a0",
    mobile: "\u202a+39\u00a0347\u20111234567\u202c",
    birthdate: "1985-11-24",
    fiscalCode: "123 4567 8903",
    loyaltyCard: "042-123456789-1",
    number: "n. 12 / A",
    postalCode: "I-00184",
    province: "Roma",
  };
  expect(readPerson({ ...typed, ...odd }, facts).person).toMatchObject({
    firstName: "Nicolò Maria",
    lastName: "'Ndrangheta",
    email: "anna@example.com",
    mobile: "+39 347-1234567",
    birthdate: "24/11/1985",
    fiscalCode: "12345678903",
    loyaltyCard: "0421234567891",
    number: "12/A",
    postalCode: "00184",
    province: "RM",
  });
});

test("a step is shown once those before it are right", () => {
  expect(steps.map((asked) => stepToShow(asked, {}, facts))).toEqual(steps.map(() => "persona"));
  const { street: _, ...withoutAddress } = typed;
  expect(stepToShow("fine", withoutAddress, facts), "the first step asks for it in one line").toBe("persona");
  expect(stepToShow("indirizzo", withoutAddress, facts), "by hand").toBe("indirizzo");
  expect(stepToShow("fine", { ...typed, storeId: "" }, facts), "the store is found").toBe("fine");
  expect(steps.map((asked) => stepToShow(asked, typed, facts))).toEqual(steps);
  const wrong = { ...typed, postalCode: "1" };
  expect(steps.map((asked) => stepToShow(asked, wrong, facts))).toEqual([
    "persona",
    "indirizzo",
    "indirizzo",
    "indirizzo",
  ]);
  expect(stepToShow("fine", { ...typed, birthdate: "01/01/2090" }, facts)).toBe("persona");
  expect(stepToShow("fine", { ...typed, loyaltyCard: "0711234567893" }, facts), "another chain's").toBe(
    "persona",
  );
});

test("stores any typed text under its step's names, cut to 254 characters, without a password", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 600 });
  fc.assert(
    fc.property(text, fc.constantFrom(...steps), (anything, step) => {
      const form = new FormData();
      for (const name of [...Object.keys(registrationFields), "password", "consent-1"])
        form.set(name, anything);
      const kept = typedIn(step, form);
      expect(Object.keys(kept)).toEqual(fieldsOn(step));
      for (const value of Object.values(kept)) expect(value.length).toBeLessThanOrEqual(254);
    }),
  );
});

// spec again: R5: one exhaustive table of order states, of ways to pay, of registration fields; a new one does not compile until every place knows it
test("R5: every registration field except password and consents is stored under a step", () => {
  type Registered = Exclude<keyof Registration, "password" | "consents">;
  expectTypeOf<TypedName>().toEqualTypeOf<Registered | "emailConfirm" | "addressLine">();
  expectTypeOf<Exclude<TypedName, "addressLine">>().toExtend<keyof typeof wireNames>();
  expect(steps.flatMap((step) => fieldsOn(step))).toEqual(Object.keys(registrationFields));
});
