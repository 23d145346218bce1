import { expect, test, vi } from "vitest";
import type { Registration } from "~/model/registration";
import { isEbsnError } from "../../errors";
import { answering, api, jsonText, shopperEbsn, testBackend } from "../../testing/test-backend";
import { answer } from "../../testing/wire-samples";
import { http, HttpResponse } from "msw";

const server = testBackend();

const person: Registration = {
  firstName: "Anna",
  lastName: "D'Angelo",
  email: "anna@example.com",
  password: "segreta",
  street: "Via Cavour",
  number: "12",
  postalCode: "00184",
  city: "Roma",
  province: "RM",
  storeId: 5,
  birthdate: "1985-11-24",
  consents: { 1: true, 2: false },
};

// spec §7: registration: register_user, registration_confirm, registration_resend_email, social_user_detail <- app/ebsn/account/calls/registration.ts
test("register sends a person once, with the challenge's token and the shop's host", async () => {
  const { handler, seen } = answering("post", "registration/register_user", answer({}));
  server.use(handler);
  await shopperEbsn().registration.register(person, "token 1");
  const [request] = seen;
  expect(new URL(request?.url ?? "").searchParams.get("token_recaptcha")).toBe("token 1");
  expect(request?.headers.get("x-forwarded-host")).toBe("www.loggia.example");
  expect(request?.headers.get("x-forwarded-proto")).toBe("https");
  expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual({
    first_name: "Anna",
    last_name: "D'Angelo",
    e_mail: "anna@example.com",
    e_mail_confirm: "anna@example.com",
    password: "segreta",
    address1: "Via Cavour",
    addressNumber: "12",
    postalcode: "00184",
    city: "Roma",
    province: "RM",
    store_id: "5",
    birth_date: "24/11/1985",
    disclaimers: '{"1":"true","2":"false"}',
  });
});

// spec §7: registration: register_user, registration_confirm, registration_resend_email, social_user_detail
test("sends a GET that changes data only once if the network fails", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError("reset")));
  const { registration } = shopperEbsn({ fetch });
  for (const call of [
    () => registration.confirm("anna@example.com", "c"),
    () => registration.resend("anna@example.com"),
    () => registration.register(person),
  ]) {
    fetch.mockClear();
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    expect(isEbsnError(error, "lost")).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  }
});

// spec §8: refused fields of a person, each by its name <- app/ebsn/transport/wire/person-names.ts, app/features/account/registration/register.ts
test("rejected fields have our names and their messages", async () => {
  const refused = {
    status: 20,
    errors: [{ error: "msg.field.first_name" }, { error: "msg.field.fidelity_card" }],
    errorsMessage: ["Accetta solo caratteri dell'alfabeto", "Numero di carta fedeltà non valido"],
    infos: [],
    infosMessage: [],
    warnings: [],
    warningsMessage: [],
  };
  const body = JSON.stringify({ response: refused, data: {} });
  server.use(answering("post", "registration/register_user", body).handler);
  const error: unknown = await shopperEbsn()
    .registration.register(person)
    .catch((thrown: unknown) => thrown);
  expect(isEbsnError(error, "refused") && [error.reason, error.fields]).toEqual([
    "fields",
    [
      { field: "firstName", text: "Accetta solo caratteri dell'alfabeto" },
      { field: "loyaltyCard", text: "Numero di carta fedeltà non valido" },
    ],
  ]);
});

// spec §7: an optional recaptcha token, where the chain has a challenge
test("a 403 for a failed challenge is a refusal, any other 403 is down", async () => {
  const body = answer({}, { status: 403, code: "msg.recaptcha", text: "Riprova." });
  const failing = async (text: string) => {
    server.use(http.post(api("auth/login"), () => jsonText(text, { status: 403 })));
    return shopperEbsn()
      .auth.login({ login: "a@example.com", password: "x", remember: false })
      .catch((thrown: unknown) => thrown);
  };
  const challenged = await failing(body);
  expect(isEbsnError(challenged, "refused") && challenged.reason).toBe("challenge");
  expect(isEbsnError(await failing("<html>Forbidden</html>"), "down")).toBe(true);
});

// spec §7: registration-disclaimer/list by store and module <- app/ebsn/account/calls/registration.ts, app/features/account/consents.ts
test("consents are listed in order, the first always mandatory", async () => {
  const registrationDisclaimers = [
    { registrationDisclaimerId: 4, code: "privacy", title: "Privacy", description: "Informativa" },
    { registrationDisclaimerId: 2, title: "Novità", description: "", mandatory: "false" },
  ];
  const { handler, seen } = answering(
    "get",
    "registration-disclaimer/list",
    answer({ registrationDisclaimers }),
  );
  server.use(handler);
  expect(await shopperEbsn().registration.consents(6)).toEqual([
    { id: 4, code: "privacy", title: "Privacy", text: "Informativa", mandatory: true },
    { id: 2, title: "Novità", text: "", mandatory: false },
  ]);
  expect(new URL(seen[0]?.url ?? "").search).toBe("?registration_module_type_id=1&store_id=6");
});

// spec §7: registration: register_user, registration_confirm, registration_resend_email, social_user_detail
test("socialPerson returns the person from a social network, or undefined", async () => {
  const socialUserDetail = { provider: "google", first_name: "Luca", last_name: "Moretti" };
  server.use(
    answering("get", "registration/social_user_detail", answer({ socialUserDetail }), answer({})).handler,
  );
  const { registration } = shopperEbsn();
  expect(await registration.socialPerson()).toEqual({
    provider: "google",
    firstName: "Luca",
    lastName: "Moretti",
  });
  expect(await registration.socialPerson()).toBeUndefined();
});

test("confirm rejects an invalid code as badToken", async () => {
  const body = answer({}, { status: 10, code: "msg.token.invalid", text: "Non valido" });
  server.use(http.get(api("registration/registration_confirm"), () => new HttpResponse(body)));
  const error: unknown = await shopperEbsn()
    .registration.confirm("anna@example.com", "x")
    .catch((thrown: unknown) => thrown);
  expect(isEbsnError(error, "refused") && error.reason).toBe("badToken");
});
