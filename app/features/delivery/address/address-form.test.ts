import { expect, it } from "vitest";
import { carriedDetails, wrongFields } from "./address-form";

const street = { street: "Via Cavour", number: "", postalCode: "00184", city: "Roma", province: "rm" };

it("what is missing is not wrong, what cannot be is", () => {
  expect(wrongFields(street)).toEqual({});
  expect(wrongFields({ ...street, postalCode: "", province: "" })).toEqual({});
  expect(wrongFields({ ...street, postalCode: "1840", province: "Roma", city: "R".repeat(81) })).toEqual({
    postalCode: "postalCode",
    province: "province",
    city: "tooLong",
  });
});

it("details typed before travel in the page's address, with what was emptied", () => {
  expect(carriedDetails(new URLSearchParams("street=Via+Cavour"))).toBeUndefined();
  const typed = carriedDetails(
    new URLSearchParams({ doorbell: "", label: "Casa", elevator: "on", note: "x".repeat(900) }),
  );
  expect(typed).toMatchObject({ doorbell: "", label: "Casa", phone: "", elevator: "on" });
  expect(typed?.note).toHaveLength(500);
});
