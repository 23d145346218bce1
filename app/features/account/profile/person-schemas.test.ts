import { expect, test } from "vitest";
import {
  companySchema,
  completionSchema,
  contactSchema,
  detailsSchema,
  parse,
  privateSchema,
} from "./person-schemas";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const cards = { prefix: "042", maxLength: 13 };
const place = { street: "Via Cavour", number: "12/B", postalCode: "00184", city: "Roma", province: "RM" };
const anna = { firstName: "Anna", lastName: "D'Angelo", fiscalCode: "RSSMRA85T10A562S", ...place };
const company = { companyName: "Rossi & figli", vatNumber: "12345678903", ...place };

const wrongIn = (schema: Parameters<typeof parse>[1], fields: Record<string, string>) =>
  Object.keys(parse(formOf(fields), schema).reply().error ?? {});

/** Value that a schema reads from the fields, or its errors. */
function read(schema: Parameters<typeof parse>[1], fields: Record<string, string>) {
  const submission = parse(formOf(fields), schema);
  return submission.status === "success" ? submission.value : submission.reply().error;
}

test("mark-up is refused at its field, wherever a label or an invoice shows it", () => {
  const odd = "<script>alert(1)</script>";
  for (const name of ["street", "city"]) {
    expect(wrongIn(privateSchema, { ...anna, [name]: odd }), name).toEqual([name]);
    expect(wrongIn(contactSchema, { [name]: odd }), name).toEqual([name]);
  }
  expect(wrongIn(companySchema, { ...company, companyName: odd })).toEqual(["companyName"]);
  expect(wrongIn(detailsSchema(cards, "2026-11-24"), { firstName: odd, lastName: "Bo" })).toEqual([
    "firstName",
  ]);
});

test("control characters and line ends are blanks, wherever a label or an invoice has one line", () => {
  for (const [odd, line] of [
    ["Ro\u0000ma", "Ro ma"],
    ["Via Po\r\nSet-Cookie: a=b", "Via Po Set-Cookie: a=b"],
  ] as const) {
    expect(read(privateSchema, { ...anna, street: odd, city: odd })).toMatchObject({
      street: line,
      city: line,
    });
    expect(read(companySchema, { ...company, companyName: odd })).toMatchObject({ companyName: line });
  }
  expect(wrongIn(privateSchema, anna)).toEqual([]);
  expect(wrongIn(companySchema, company)).toEqual([]);
});

test("a card number may have blanks, and a recipient's code is empty or seven characters", () => {
  const card = { firstName: "Anna", lastName: "Bo", loyaltyCard: "042 1234 56789 8" };
  const plainCard = { ...card, loyaltyCard: card.loyaltyCard.replaceAll(" ", "") };
  const schema = detailsSchema(cards, "2026-11-24");
  expect(wrongIn(schema, card)).toEqual(wrongIn(schema, plainCard));
  const sound = { ...card, loyaltyCard: "042 1234 56789 1" };
  expect(read(schema, sound)).toMatchObject({ loyaltyCard: "0421234567891" });
  for (const [sdiCode, wrong] of [
    ["", []],
    ["ABC1234", []],
    ["ABC", ["sdiCode"]],
  ] as const)
    expect(wrongIn(companySchema, { ...company, sdiCode })).toEqual(wrong);
});

test.each([
  ["CANTU'", "CANTU'"],
  ["’Ndrangheta", "'Ndrangheta"],
  ["D`Angelo", "D'Angelo"],
  ["Maria\u00a0Grazia\u200b", "Maria Grazia"],
  ["Åsa\u2011Karin", "Åsa-Karin"],
])("B1: %j is a name in the details, on an invoice and of a profile to be completed", (typed, name) => {
  const names = { firstName: typed, lastName: typed };
  for (const [schema, fields] of [
    [detailsSchema(cards, "2026-11-24"), names],
    [privateSchema, { ...anna, ...names }],
    [completionSchema, { ...place, ...names, storeId: "1" }],
  ] as const)
    expect(read(schema, fields)).toMatchObject({ firstName: name, lastName: name });
  expect(wrongIn(privateSchema, { ...anna, firstName: `${typed}2` })).toEqual(["firstName"]);
});

// spec §5: fiscal code, fiscal code or VAT number, VAT number
test("B4: the provisional code of eleven digits is a private person's, by its check digit", () => {
  expect(read(privateSchema, { ...anna, fiscalCode: "123 4567 8903" })).toMatchObject({
    fiscalCode: "12345678903",
  });
  expect(wrongIn(privateSchema, { ...anna, fiscalCode: "12345678904" })).toEqual(["fiscalCode"]);
});

// spec §5: fiscal code, fiscal code or VAT number, VAT number
test("a code one character too long gets the format message, not the length message", () => {
  const errorsOf = (schema: Parameters<typeof parse>[1], fields: Record<string, string>) =>
    parse(formOf(fields), schema).reply().error;
  expect(errorsOf(companySchema, { ...company, vatNumber: "FR12345678903" })).toEqual({
    vatNumber: ["fiscalCodeOrVat"],
  });
  expect(errorsOf(privateSchema, { ...anna, fiscalCode: `${anna.fiscalCode}1` })).toEqual({
    fiscalCode: ["fiscalCode"],
  });
});
