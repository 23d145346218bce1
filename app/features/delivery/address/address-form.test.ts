import { describe, expect, it } from "vitest";
import { addressConstraint, parseAddress, wrongFields } from "./address-form";

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

it("attack 22: what stands on a parcel's label has one line, no mark-up and no control character", () => {
  expect(wrongFields({ ...street, street: "Via Cavour\r\nDa pagare: 0,00", city: "<b>Roma</b>" })).toEqual({
    street: "plain",
    city: "plain",
  });
});

describe("completing an address", () => {
  const complete = {
    street: "Via Cavour",
    number: "112",
    postalCode: "00184",
    city: "Roma",
    province: "rm",
    doorbell: "Sabatini",
    label: "Casa",
    phone: "+39 333 5550187",
  };
  const parsed = (change: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...complete, ...change })) form.set(name, value);
    return parseAddress(form);
  };

  it("attack 22: takes no second line, mark-up or control character at the door either", () => {
    for (const name of ["number", "doorbell", "label", "floor"])
      for (const odd of ["a\nb", "<b>x", "a\u0000b"])
        expect(parsed({ [name]: odd }).reply().error, `${name} ${odd}`).toEqual({ [name]: ["plain"] });
    expect(parsed({ note: "Suonare due volte\r\nSecondo cancello" }).status).toBe("success");
  });

  it("takes an honest one, the province in capitals", () => {
    const submission = parsed({});
    expect(submission.status === "success" && submission.value).toMatchObject({
      province: "RM",
      elevator: false,
    });
  });

  // spec delivery: §5 address completeness sentence; required details; save disabled until filled
  it.each([
    [{ doorbell: "" }, "doorbell", "required"],
    [{ label: " " }, "label", "required"],
    [{ phone: "" }, "phone", "required"],
    [{ phone: "abc" }, "phone", "phone"],
    [{ postalCode: "184" }, "postalCode", "postalCode"],
    [{ province: "Roma" }, "province", "province"],
    [{ note: "x".repeat(10_000) }, "note", "tooLong"],
  ])("refuses %o", (change, field, error) => {
    expect(parsed(change).reply().error?.[field]).toEqual([error]);
  });

  it("keeps its constraints for the browser", () => {
    expect(addressConstraint.doorbell).toMatchObject({ required: true, maxLength: 80 });
  });
});
