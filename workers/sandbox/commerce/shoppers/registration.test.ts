import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control, login } from "../../kernel/testing";
import { cartOf, code, freshShop } from "../testing";
import {
  codeOf,
  confirm,
  errorsOf,
  get,
  linkIn,
  mailsTo,
  newEmail,
  register,
  registrationForm,
} from "./testing";

beforeAll(freshShop);

describe("registering", () => {
  it("creates a customer with address, store and consents from the mailed link", async () => {
    const email = newEmail();
    const answer = await register({
      ...registrationForm(email),
      birth_date: "29/02/1988",
      mobile: "+39 333 1234567",
    });
    expect(answer.response.infos).toEqual([{ info: "infos.registration.mailSent" }]);
    expect(answer.user.userId).toBe(-1);
    expect(answer.headers.get("x-ebsn-account")).toBeNull();
    expect(await code(ask("auth/login", z.unknown(), { form: { login: email, password: "segreta1" } }))).toBe(
      "msg.login.notConfirmed",
    );

    const link = await linkIn(email);
    expect(link.origin + link.pathname).toBe("http://loggia.localhost:8787/registration/confirm");
    expect(link.searchParams.get("e_mail")).toBe(email);
    const confirmed = await confirm(email.toUpperCase(), codeOf(link));
    expect(confirmed.response.infos).toEqual([{ info: "infos.registration.confirmed" }]);
    expect(confirmed.user.userId).toBe(-1);

    const account = await login(email, "segreta1");
    const detail = z.object({ userDetail: z.looseObject({ disclaimers: z.record(z.string(), z.string()) }) });
    expect((await ask("registration/user_detail", detail, { account })).data.userDetail).toMatchObject({
      e_mail: email,
      first_name: "Anna Maria",
      last_name: "D'Àngelo-Rossi",
      birth_date: "29/02/1988",
      store_id: 6,
      profile: { level: 2 },
      contact: { mobile: "+39 333 1234567", address1: "Via Cavour", addressNumber: "9", city: "Roma" },
      disclaimers: { "1": "true", "2": "false", "3": "false", "4": "false", "5": "false" },
    });
    expect((await cartOf(account)).shippingAddress).toMatchObject({ addressTypeId: 2, autoAssigned: true });
  });

  it("refuses all invalid fields at once, in order, and sends no mail", async () => {
    const answer = await register({
      first_name: "<script>alert(1)</script>",
      last_name: "",
      e_mail: "anna@example",
      e_mail_confirm: "anna@example.com",
      password: "12345",
      address1: "<b>Via</b>",
      addressNumber: "9",
      postalcode: "184",
      province: "Roma",
      city: "Roma",
      store_id: "11",
      birth_date: "01/01/2090",
      mobile: "12",
      fidelity_card: "0421234567892",
      fiscal_code: "RSSMRA80A01H501",
      disclaimers: '{"1":"false"}',
    });
    expect(answer.http).toBe(200);
    expect(answer.response.status).toBe(20);
    expect(errorsOf(answer)).toEqual([
      ["msg.field.first_name", "Accetta solo caratteri dell'alfabeto"],
      ["msg.field.last_name", "Campo obbligatorio"],
      ["msg.field.e_mail", "Digitare una e-mail valida"],
      ["msg.field.e_mail_confirm", "Le due e-mail non coincidono"],
      ["msg.field.password", "La password deve essere lunga 6 caratteri"],
      ["msg.field.address1", "Indirizzo non valido"],
      ["msg.field.postalcode", "Il CAP deve avere 5 cifre"],
      ["msg.field.province", "La provincia deve avere 2 lettere"],
      ["msg.field.store_id", "Il punto vendita non esiste"],
      ["msg.field.birth_date", "La data di nascita non è valida"],
      ["msg.field.mobile", "Digitare un numero di telefono valido"],
      ["msg.field.fidelity_card", "Numero di carta fedeltà non valido"],
      ["msg.field.fiscal_code", "Formato non corretto"],
      ["msg.field.disclaimers", "Per registrarti devi accettare l'informativa sulla privacy"],
    ]);
    expect(await mailsTo("anna@example.com")).toEqual([]);
  });

  it("refuses an empty form by its mandatory fields alone", async () => {
    const names = [
      ...["first_name", "last_name", "e_mail", "e_mail_confirm", "password"],
      ...["address1", "addressNumber", "postalcode", "province", "city", "store_id"],
    ];
    expect(errorsOf(await register({}))).toEqual([
      ...names.map((name) => [`msg.field.${name}`, "Campo obbligatorio"]),
      ["msg.field.disclaimers", "Per registrarti devi accettare l'informativa sulla privacy"],
    ]);
  });

  it.each([
    ["birth_date", "31/02/1990", "Formato della data gg/mm/aaaa"],
    ["birth_date", "1990-02-01", "Formato della data gg/mm/aaaa"],
    ["birth_date", "24/11/2026", "La data di nascita non è valida"],
    ["birth_date", "31/12/1899", "La data di nascita non è valida"],
    ["password", "x".repeat(201), "La password può avere al massimo 200 caratteri"],
    ["fidelity_card", "0711234567893", "Numero di carta fedeltà non valido"],
    ["fidelity_card", "042123456789", "Numero di carta fedeltà non valido"],
    ["first_name", "A".repeat(61), "Accetta solo caratteri dell'alfabeto"],
    ["first_name", "'", "Accetta solo caratteri dell'alfabeto"],
    ["fiscal_code", "12345678904", "Formato non corretto"],
    ["disclaimers", '{"1":"true","9":"true"}', "Consenso sconosciuto"],
    ["disclaimers", "[1]", "Consenso sconosciuto"],
    ["disclaimers", '{"1":"true","2":"maybe"}', "Consenso sconosciuto"],
  ])("refuses %s %s", async (field, value, text) => {
    const answer = await register({ ...registrationForm(newEmail()), [field]: value });
    expect(errorsOf(answer)).toEqual([[`msg.field.${field}`, text]]);
  });

  it.each([
    ["birth_date", "23/11/2026"],
    ["fidelity_card", "0421234567891"],
    ["fiscal_code", "rssmra80a01h501u"],
    ["fiscal_code", "12345678903"],
    ["first_name", "'Ndrangheta"],
    ["last_name", "CANTU'"],
    ["mobile", "06 5550.1448"],
    ["password", "🥖🥖🥖"],
  ])("takes %s %s", async (field, value) => {
    const answer = await register({ ...registrationForm(newEmail()), [field]: value });
    expect(answer.response.status).toBe(0);
  });

  it("takes a JSON body with a map of disclaimers", async () => {
    const json = { ...registrationForm(newEmail()), store_id: 5, disclaimers: { "1": true, "3": "true" } };
    expect((await ask("registration/register_user", z.unknown(), { json })).response.status).toBe(0);
  });

  // spec §8: forms of ten megabytes are refused before they are read
  it("refuses a body of ten megabytes before reading it", async () => {
    const form = { ...registrationForm(newEmail()), first_name: "a".repeat(10_000_000) };
    expect((await call("/ebsn/api/registration/register_user", { form })).status).toBe(413);
  });
});

// spec §7: an optional recaptcha token, where the chain has a challenge
it("the challenge, when it is demanded, comes first", async () => {
  await control("scenario", { name: "recaptcha", on: true });
  const email = newEmail();
  const form = registrationForm(email);
  const passed = "?token_recaptcha=XXXX.DUMMY.TOKEN.XXXX";
  for (const path of [
    "registration/register_user",
    "registration/register_user?token_recaptcha=x",
    "auth/login",
  ]) {
    const refused = await ask(path, z.unknown(), { form });
    expect(refused.http).toBe(403);
    expect(errorsOf(refused)[0]?.[0]).toBe("msg.recaptcha");
  }
  for (const path of ["password_reset_token_request", "registration_resend_email"])
    expect((await get(`registration/${path}`, { e_mail: email })).http).toBe(403);
  expect(await mailsTo(email)).toEqual([]);
  expect((await ask(`registration/register_user${passed}`, z.unknown(), { form })).response.status).toBe(0);
  const login = { login: "regular@example.com", password: "bottega-demo" };
  expect((await ask(`auth/login${passed}`, z.unknown(), { form: login })).response.status).toBe(0);
  await control("scenario", { name: "recaptcha", on: false });
});
