import { describe, expect, it } from "vitest";
import { addressConstraint, parseAddress, readStreetField, wrongFields } from "./address-form";

const street = { street: "Via Cavour", number: "", postalCode: "00184", city: "Roma", province: "rm" };

it("missing fields are not invalid, impossible values are", () => {
  expect(wrongFields(street)).toEqual({});
  expect(wrongFields({ ...street, postalCode: "", province: "" })).toEqual({});
  expect(wrongFields({ ...street, postalCode: "1840", province: "Lazio", city: "R".repeat(81) })).toEqual({
    postalCode: "postalCode",
    province: "province",
    city: "tooLong",
  });
});

it("attack 22: keeps an address on one line, without mark-up or control characters", () => {
  expect(wrongFields({ ...street, city: "<b>Roma</b>" })).toEqual({ city: "plain" });
  expect(readStreetField("street", "Via Cavour\r\nDa pagare:\u00000,00")).toBe("Via Cavour Da pagare: 0,00");
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
    for (const name of ["number", "doorbell", "label", "floor"]) {
      expect(parsed({ [name]: "<b>x" }).reply().error, name).toEqual({ [name]: ["plain"] });
      for (const odd of ["a\nb", "a\u0000b"]) {
        const submission = parsed({ [name]: odd });
        expect(submission.status === "success" && submission.value, name).toMatchObject({ [name]: "a b" });
      }
    }
    expect(parsed({ note: "Suonare due volte\r\nSecondo cancello" }).status).toBe("success");
  });

  it("B1, B2: takes names, phones and codes as keyboards and address books write them", () => {
    const submission = parsed({
      doorbell: "D`Angelo\u00a0– Cantu’",
      phone: "\u202a+39 (347)\u00a0123\u20114567\u202c",
      postalCode: "I-00184\u200b",
      province: "Roma",
      number: "n° 12 / A",
    });
    expect(submission.status === "success" && submission.value).toMatchObject({
      doorbell: "D'Angelo - Cantu'",
      phone: "+39 347 123-4567",
      postalCode: "00184",
      province: "RM",
      number: "12/A",
    });
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
    [{ province: "Lazio" }, "province", "province"],
    [{ note: "x".repeat(10_000) }, "note", "tooLong"],
  ])("refuses %o", (change, field, error) => {
    expect(parsed(change).reply().error?.[field]).toEqual([error]);
  });

  it("keeps its constraints for the browser", () => {
    expect(addressConstraint.doorbell).toMatchObject({ required: true, maxLength: 80 });
  });
});
