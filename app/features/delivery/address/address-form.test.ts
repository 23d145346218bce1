import { expect, it } from "vitest";
import { wrongFields } from "./address-form";

const street = { street: "Via Cavour", number: "", postalCode: "00184", city: "Roma", province: "rm" };

it("missing fields are not invalid, impossible values are", () => {
  expect(wrongFields(street)).toEqual({});
  expect(wrongFields({ ...street, postalCode: "", province: "" })).toEqual({});
  expect(wrongFields({ ...street, postalCode: "1840", province: "Roma", city: "R".repeat(81) })).toEqual({
    postalCode: "postalCode",
    province: "province",
    city: "tooLong",
  });
});
