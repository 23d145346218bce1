import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { ask, call, control, login } from "../../kernel/testing";
import {
  canLogIn,
  cartOf,
  code,
  errorsOf,
  freshShop,
  get,
  linkIn,
  mailsTo,
  newEmail,
  registrationForm,
} from "../testing";

beforeAll(freshShop);

const register = (form: Record<string, string>, headers?: HeadersInit) =>
  ask("registration/register_user", z.unknown(), { form, headers });
const confirm = (e_mail: string, reg_control_code: string) =>
  get("registration/registration_confirm", { e_mail, reg_control_code });
const codeOf = (link: URL) => link.searchParams.get("reg_control_code") ?? "";
const without = ({ text }: { text: string }) => text.replace(/"e_mail":"[^"]*"/, "");

describe("registering", () => {
  it("makes a customer of who opens the link in the mail, with address, store and consents", async () => {
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

  it("refuses every wrong field at once, in order, and writes nobody", async () => {
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

  it("refuses a body of ten megabytes before reading it", async () => {
    const form = { ...registrationForm(newEmail()), first_name: "a".repeat(10_000_000) };
    expect((await call("/ebsn/api/registration/register_user", { form })).status).toBe(413);
  });
});

describe("an e-mail that is known", () => {
  it("gets the same answer after the same hashing; the owner gets a mail, and nothing changes", async () => {
    const derive = vi.spyOn(crypto.subtle, "deriveBits");
    const unknown = await register(registrationForm(newEmail()));
    const hashed = derive.mock.calls.length;
    const known = await register(registrationForm("regular@example.com"));
    expect(hashed).toBe(1);
    expect(derive.mock.calls.length).toBe(2 * hashed);
    derive.mockRestore();
    expect(without(known)).toBe(without(unknown));
    const [mail] = await mailsTo("regular@example.com");
    expect(mail?.subject).toBe("Hai già un profilo");
    expect(mail?.links).toEqual(["http://loggia.localhost:8787/login"]);
    expect(await canLogIn("regular@example.com", "segreta1")).toBe(false);
    expect(await canLogIn("regular@example.com", "bottega-demo")).toBe(true);
  });

  it("two tabs at once make one person, and either link confirms", async () => {
    const email = newEmail();
    const state = z.object({ counts: z.object({ shoppers: z.int() }) });
    const count = async () => state.parse(await (await call("/sandbox/state")).json()).counts.shoppers;
    const before = await count();
    await Promise.all([register(registrationForm(email)), register(registrationForm(email))]);
    expect(await count()).toBe(before + 1);
    const links = (await mailsTo(email)).flatMap(({ links }) => links.map((link) => new URL(link)));
    expect(links).toHaveLength(2);
    expect((await confirm(email, codeOf(links[1] ?? new URL("x:")))).response.status).toBe(0);
    expect(await code(confirm(email, codeOf(links[0] ?? new URL("x:"))))).toBe("msg.token.invalid");
    expect(await canLogIn(email, "segreta1")).toBe(true);
  });

  it("registered again with another password before it is confirmed: the earlier link dies", async () => {
    const email = newEmail();
    await register(registrationForm(email));
    const strangers = codeOf(await linkIn(email));
    await register({ ...registrationForm(email), password: "mia-davvero" });
    const owners = codeOf(await linkIn(email));
    expect(await code(confirm(email, strangers))).toBe("msg.token.invalid");
    expect((await confirm(email, owners)).response.status).toBe(0);
    expect(await canLogIn(email, "segreta1")).toBe(false);
    expect(await canLogIn(email, "mia-davvero")).toBe(true);
  });
});

describe("confirming", () => {
  it("refuses what is wrong, used, expired or somebody else's alike", async () => {
    const [email, other] = [newEmail(), newEmail()];
    await register(registrationForm(email));
    await register(registrationForm(other));
    const control_code = codeOf(await linkIn(email));
    const refused = [
      await confirm(email, "x"),
      await confirm(email, ""),
      await confirm("", control_code),
      await confirm(other, control_code),
    ];
    await control("clock", { advanceMinutes: 7 * 24 * 60 + 1 });
    refused.push(await confirm(email, control_code));
    await control("clock", { advanceMinutes: -(7 * 24 * 60 + 1) });
    expect((await confirm(email, control_code)).response.status).toBe(0);
    refused.push(await confirm(email, control_code));
    expect(refused.map(({ text }) => text)).toEqual(refused.map(() => refused[0]?.text));
    expect(errorsOf(await confirm(email, "x"))[0]?.[0]).toBe("msg.token.invalid");
  });

  it("sends the mail again, to who waits, and says the same to everybody", async () => {
    const email = newEmail();
    await register(registrationForm(email));
    const resend = (e_mail: string) => get("registration/registration_resend_email", { e_mail });
    const before = (await mailsTo("regular@example.com")).length;
    const answers = [
      await resend(email),
      await resend("regular@example.com"),
      await resend("x@y.it"),
      await resend(""),
    ];
    expect(answers.map(({ text }) => text)).toEqual(answers.map(() => answers[0]?.text));
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await mailsTo("regular@example.com")).toHaveLength(before);
    expect((await confirm(email, codeOf(await linkIn(email)))).response.status).toBe(0);
  });

  it("sends five mails in a quarter of an hour, and answers on", async () => {
    const email = newEmail();
    await register(registrationForm(email));
    for (let times = 0; times < 7; times += 1)
      expect((await get("registration/registration_resend_email", { e_mail: email })).response.status).toBe(
        0,
      );
    expect(await mailsTo(email)).toHaveLength(5);
    await control("clock", { advanceMinutes: 16 });
    await get("registration/registration_resend_email", { e_mail: email });
    expect(await mailsTo(email)).toHaveLength(6);
    await control("clock", { advanceMinutes: -16 });
  });

  it("leads where the client says the shop is, when that is one of the chain's hosts", async () => {
    const linked = async (host: string, proto: string) => {
      const email = newEmail();
      await register(registrationForm(email), { "x-forwarded-host": host, "x-forwarded-proto": proto });
      return (await linkIn(email)).origin;
    };
    expect(await linked("loggia.localhost:9100", "http")).toBe("http://loggia.localhost:9100");
    expect(await linked("www.loggia.example", "https")).toBe("https://www.loggia.example");
    for (const foreign of [
      "evil.example",
      "www.loggia.example.evil.it",
      "localhost.evil.it",
      "a@localhost",
      "www.quantobasta.example",
    ])
      expect(await linked(foreign, "https")).toBe("http://loggia.localhost:8787");
  });
});

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
