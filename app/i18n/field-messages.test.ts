import { expect, test } from "vitest";
import * as rules from "~/lib/fields/rules";
import { neededText } from "~/lib/fields/schema";
import { name } from "~/lib/fields/text-kinds";
import { tenants } from "#tenants/registry";
import { translatorFor } from "./server";

const t = translatorFor(tenants.loggia, "it");

/** §5, word for word: typed value, message for the shopper, rejecting rule. */
// spec §5: phone, password and e-mail, each with its sentence
// spec §5: fiscal code, fiscal code or VAT number, VAT number
// spec §5: dates, letters, numbers, exact length
// spec §5: loyalty card: the chain's prefix, its length, its check digit
test.each<[string, string, rules.Rule]>([
  ["12", "Digitare un numero di telefono valido", rules.phone],
  ["12345", "La password deve essere lunga 6 caratteri", rules.password],
  ["anna@example", "Digitare una e-mail valida", rules.email],
  ["RSSMRA85T10A562", "Formato non corretto", rules.fiscalCode],
  ["123456789012", "P.Iva e C.F. devono avere 11 cifre", rules.fiscalCodeOrVat],
  ["1234567890", "P.Iva e C.F. devono avere 11 cifre", rules.vat],
  ["31/02/1980", "Formato della data gg/mm/aaaa", rules.date],
  ["Anna2", "Accetta solo caratteri dell'alfabeto", rules.letters],
  ["12a", "Accetta solo numeri", rules.numbers],
  [
    "0421234567890",
    "Numero di carta fedeltà non valido",
    rules.loyaltyCard({ prefix: "042", maxLength: 13 }),
  ],
])("%j is answered: %s", (typed, words, rule) => {
  const key = rule(typed);
  expect(key && t(`fields.errors.${key}`)).toBe(words);
});

// spec §5: required: 'Campo obbligatorio'; empty values pass every other rule <- app/lib/fields/schema.ts, app/i18n/it/fields.json
test("a field that must be filled in says so", () => {
  const issues = neededText(name).safeParse(" ").error?.issues ?? [];
  expect(issues.map(({ message }) => t(`fields.errors.${message as "required"}`))).toEqual([
    "Campo obbligatorio",
  ]);
});

// spec §5: login: e-mail required, password required
test("the login asks for its two fields in the specification's words", () => {
  expect([t("fields.errors.emailRequired"), t("fields.errors.passwordRequired")]).toEqual([
    "Digitare l'e-mail",
    "Digitare la password",
  ]);
});
