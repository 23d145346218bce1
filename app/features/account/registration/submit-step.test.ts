import { expect, test } from "vitest";
import { homePath } from "~/lib/path";
import { testShop } from "~/platform/testing/test-shop";
import type { Step } from "./step";
import { submitStep } from "./submit-step";

/** Sends a step; returns its outcome and the saved drafts. */
async function send(step: Step, fields: Record<string, string>, fits = true) {
  const kept: Record<string, string>[] = [];
  const { shop } = testShop({
    ebsn: {
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
      places: { stores: () => Promise.resolve([]) },
    },
  });
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  const saveDraft = (_page: string, typed: Record<string, string>) => kept.push(typed) > 0 && fits;
  const answer = await submitStep({ ...shop, saveDraft }, step, form, homePath);
  return answer instanceof Response
    ? { leadsTo: answer.headers.get("Location"), kept }
    : { status: answer.init?.status, error: answer.data.result.error, kept };
}
const home = { street: "Via Cavour", number: "12", postalCode: "00184", city: "Roma", province: "RM" };

test("stores a valid step and redirects to the next", async () => {
  expect(await send("indirizzo", home)).toEqual({
    leadsTo: "/registration-user?passo=fine&back=/",
    kept: [{ ...home, addressLine: "" }],
  });
});

// spec §4: a registration survives reload, Back and a lost answer, and makes one account, whoever asks twice
test("rejects an invalid step and stores it as typed", async () => {
  const wrong = { ...home, postalCode: "0018A" };
  expect(await send("indirizzo", wrong)).toEqual({
    status: 422,
    error: { postalCode: ["postalCode"] },
    kept: [wrong],
  });
});

// spec §4: a registration survives reload, Back and a lost answer, and makes one account, whoever asks twice
test("rejects an unknown store and stores no draft", async () => {
  expect(await send("negozio", { storeId: "999" })).toMatchObject({ status: 422, kept: [] });
});

// spec §5: registration: the e-mail is confirmed by typing it again <- app/features/account/registration/step-forms.ts
test("S7: rejects an e-mail that differs from its confirmation, and stores it as typed", async () => {
  const person = { firstName: "Anna", lastName: "Rossi", email: "anna@example.com" };
  for (const [emailConfirm, error] of [
    ["ana@example.com", "emailDiffers"],
    ["", "required"],
    ["anna@", "email"],
  ] as const) {
    const sent = await send("persona", { ...person, emailConfirm });
    expect(sent).toMatchObject({ status: 422, kept: [{ ...person, emailConfirm }] });
    expect(sent.error?.["emailConfirm"]?.[0], emailConfirm).toBe(error);
  }
  const { error } = await send("persona", { email: "anna@example.com", emailConfirm: "ana@example.com" });
  expect(error, "said beside what else is missing").toMatchObject({
    firstName: ["required"],
    emailConfirm: ["emailDiffers"],
  });
  for (const emailConfirm of ["ANNA@example.com", " anna@example.com\u200b"])
    expect(await send("persona", { ...person, emailConfirm })).toMatchObject({
      leadsTo: "/registration-user?passo=indirizzo&mano=1&back=/",
    });
});

test("rejects a step that is too long to store", async () => {
  expect(await send("indirizzo", home, false)).toMatchObject({
    status: 422,
    error: { "": ["fields.errors.tooLong"] },
  });
});
