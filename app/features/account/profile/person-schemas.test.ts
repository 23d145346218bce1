import { expect, test } from "vitest";
import { companySchema, contactSchema, detailsSchema, parse, privateSchema } from "./person-schemas";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const place = { street: "Via Cavour", number: "12/B", postalCode: "00184", city: "Roma", province: "RM" };
const anna = { firstName: "Anna", lastName: "D'Angelo", fiscalCode: "RSSMRA85T10A562S", ...place };
const company = { companyName: "Rossi & figli", vatNumber: "12345678903", ...place };

const wrongIn = (schema: Parameters<typeof parse>[1], fields: Record<string, string>) =>
  Object.keys(parse(formOf(fields), schema).reply().error ?? {});

test("mark-up and control characters are refused at their field, wherever a label or an invoice shows them", () => {
  for (const odd of ["<script>alert(1)</script>", "Ro\u0000ma", "Via\r\nSet-Cookie: a=b"]) {
    for (const name of ["street", "city"]) {
      expect(wrongIn(privateSchema, { ...anna, [name]: odd }), name).toEqual([name]);
      expect(wrongIn(contactSchema, { [name]: odd }), name).toEqual([name]);
    }
    expect(wrongIn(companySchema, { ...company, companyName: odd })).toEqual(["companyName"]);
    expect(wrongIn(detailsSchema("042", "2026-11-24"), { firstName: odd, lastName: "Bo" })).toEqual([
      "firstName",
    ]);
  }
  expect(wrongIn(privateSchema, anna)).toEqual([]);
  expect(wrongIn(companySchema, company)).toEqual([]);
});

test("a card's number may be typed with blanks; a recipient's code has seven characters, or is none", () => {
  const card = { firstName: "Anna", lastName: "Bo", loyaltyCard: "042 1234 56789 8" };
  const plainCard = { ...card, loyaltyCard: card.loyaltyCard.replaceAll(" ", "") };
  const schema = detailsSchema("042", "2026-11-24");
  expect(wrongIn(schema, card)).toEqual(wrongIn(schema, plainCard));
  expect(parse(formOf(card), schema).payload).toMatchObject({ loyaltyCard: "0421234567898" });
  for (const [sdiCode, wrong] of [
    ["", []],
    ["ABC1234", []],
    ["ABC", ["sdiCode"]],
  ] as const)
    expect(wrongIn(companySchema, { ...company, sdiCode })).toEqual(wrong);
});

// spec §5: fiscal code, fiscal code or VAT number, VAT number
test("a code that is a little too long is told what it looks like, not that it is long", () => {
  const errorsOf = (schema: Parameters<typeof parse>[1], fields: Record<string, string>) =>
    parse(formOf(fields), schema).reply().error;
  expect(errorsOf(companySchema, { ...company, vatNumber: "IT12345678903" })).toEqual({
    vatNumber: ["fiscalCodeOrVat"],
  });
  expect(errorsOf(privateSchema, { ...anna, fiscalCode: `${anna.fiscalCode}1` })).toEqual({
    fiscalCode: ["fiscalCode"],
  });
});
