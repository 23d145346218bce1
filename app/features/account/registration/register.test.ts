import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { homePath } from "~/lib/path";
import type { Registration } from "~/model/registration";
import * as paths from "~/page/paths";
import { testShop } from "~/platform/testing/test-shop";
import { sampleStore } from "~/features/delivery/testing/samples";
import { typedRegistration } from "../testing/typed-registration";
import { register } from "./register";

const consents = [
  { id: 1, code: "privacy", title: "Privacy", text: "P", mandatory: true },
  { id: 2, title: "Novità", text: "", mandatory: false },
];
const lines: string[] = [];

beforeEach(() => {
  for (const level of ["log", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)));
});
afterEach(() => {
  lines.length = 0;
  vi.restoreAllMocks();
});

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
};
const whole = { password: "tre-mele-7", "consent-1": "on" };

function door(answer: () => Promise<void> = () => Promise.resolve(), kept: Record<string, object> = {}) {
  const asked = vi.fn((_person: Registration) => answer().then(() => ({ session: "s-1" })));
  const drafts: Record<string, object> = { [paths.registration]: typedRegistration, ...kept };
  const { shop, done } = testShop({
    ebsn: {
      registration: { register: asked, consents: () => Promise.resolve(consents) },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
      places: {
        stores: () => Promise.resolve([sampleStore, { ...sampleStore, id: 9, postalCode: "00184" }]),
      },
    },
  });
  const own = {
    ...shop,
    draft: (page: string) => drafts[page] as Record<string, string> | undefined,
    saveDraft: (page: string, fields: Record<string, string>) => {
      for (const name of Object.keys(drafts)) delete drafts[name];
      drafts[page] = fields;
      return true;
    },
  };
  return { own, asked, drafts, done };
}
const bodyOf = (answer: Awaited<ReturnType<typeof register>>) => {
  if (answer instanceof Response) throw new Error("a redirect");
  return { ...answer.data.result, status: answer.init?.status };
};

// spec §4: registration: register, resend the mail, confirm with the control code
// spec §8: what happens at the door is logged without a word of who it was
test("registers the typed account and stores only the e-mail", async () => {
  const { own, asked, drafts } = door();
  const answer = await register(own, formOf(whole), homePath);
  expect(answer instanceof Response && answer.headers.get("Location")).toBe("/registration-completed?back=/");
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    firstName: "Anna",
    storeId: 5,
    birthdate: "1985-11-24",
    password: "tre-mele-7",
    consents: { 1: true, 2: false },
  });
  expect(drafts).toEqual({ [paths.registrationCompleted]: { email: "anna@example.com" } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"event":"account.registration"');
  expect(lines[0], "no personal data").not.toMatch(/anna|rossi|cavour|segreta/i);
});

// spec again: a registration asks nothing twice but the e-mail: V3: the store is found by the address <- app/features/account/registration/store-for.ts, app/features/account/registration/last-step.tsx
test("V3: assigns the store nearest to the address without a chosen store", async () => {
  const { storeId: _, ...withoutStore } = typedRegistration;
  const { own, asked, drafts } = door(undefined, { [paths.registration]: withoutStore });
  await register(own, formOf(whole), homePath);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ storeId: 9, email: "anna@example.com" });
  expect(drafts).toEqual({ [paths.registrationCompleted]: { email: "anna@example.com" } });
  expect(own.session).toMatchObject({
    session: "s-1",
    registered: { email: "anna@example.com", back: "/" },
  });
});

test("requires a password and the mandatory consent, and never sends the password back", async () => {
  const { own, asked } = door();
  const missing = bodyOf(await register(own, formOf({ password: "12345" }), homePath));
  expect(missing).toMatchObject({ status: 422, error: { password: ["password"], "consent-1": ["consent"] } });
  expect(JSON.stringify(missing)).not.toContain("12345");
  expect(asked).not.toHaveBeenCalled();
});

// spec §4: registration: register, resend the mail, confirm with the control code
test("answers 503 to a lost or failed request and keeps the draft", async () => {
  for (const [kind, words] of [
    ["lost", "auth.registration.lost"],
    ["down", "account.noAnswer"],
  ] as const) {
    const { own, drafts } = door(() => Promise.reject(new EbsnError(kind, "registration/register_user")));
    const answer = bodyOf(await register(own, formOf(whole), homePath));
    expect(answer).toMatchObject({ status: 503, error: { "": [words] } });
    expect(drafts[paths.registration]).toEqual(typedRegistration);
  }
});

test("treats an ended session as a failed request, without a redirect to the login", async () => {
  const dead = () => Promise.reject(new EbsnError("session", "registration/register_user"));
  const { own, drafts, done } = door(dead);
  const answer = bodyOf(await register(own, formOf(whole), homePath));
  expect(answer).toMatchObject({ status: 503, error: { "": ["account.noAnswer"] } });
  expect(done.ended).toBe(1);
  expect(drafts[paths.registration]).toEqual(typedRegistration);
});

// spec §8: refused fields of a person, each by its name
test("shows the error summary for refused fields, and a failed challenge in its own words", async () => {
  const refused = (more: ConstructorParameters<typeof EbsnError>[2]) =>
    door(() => Promise.reject(new EbsnError("refused", "registration/register_user", more))).own;
  const text = "Numero civico non valido";
  const fields = refused({ reason: "fields", texts: [text], fields: [{ field: "number", text }] });
  expect(bodyOf(await register(fields, formOf(whole), homePath))).toMatchObject({
    status: 422,
    error: { "": ["fields.summary"] },
  });
  const challenge = refused({ reason: "challenge", texts: ["Riprova"] });
  expect(bodyOf(await register(challenge, formOf(whole), homePath)).error).toEqual({
    "": ["auth.challenge.failed"],
  });
});

// spec §8: too many registrations or mails in a minute
test("answers 429 with Retry-After and sends no request above the rate limit", async () => {
  const { own, asked } = door();
  const checkRateLimit = vi.fn(() => Promise.resolve(false));
  const answer = await register({ ...own, checkRateLimit }, formOf(whole), homePath);
  expect(answer instanceof Response ? undefined : answer.init).toMatchObject({
    status: 429,
    headers: { "Retry-After": "60" },
  });
  expect(checkRateLimit).toHaveBeenCalledWith("mail", "anna@example.com");
  expect(asked).not.toHaveBeenCalled();
});

// spec §4: a registration survives reload, Back and a lost answer, and makes one account, whoever asks twice
test("restarts with a warning after an expired draft, unless another tab has sent it", async () => {
  const { own, drafts, done } = door();
  delete drafts[paths.registration];
  const forgotten = await register(own, formOf(whole), homePath);
  expect(forgotten instanceof Response && forgotten.headers.get("Location")).toContain("passo=persona");
  expect(done.flashes).toEqual([{ kind: "warn", text: "auth.registration.expired" }]);
  drafts[paths.registrationCompleted] = { email: "anna@example.com" };
  const sent = await register(own, formOf(whole), homePath);
  expect(sent instanceof Response && sent.headers.get("Location")).toContain("/registration-completed");
});
