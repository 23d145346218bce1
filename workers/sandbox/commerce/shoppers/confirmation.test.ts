import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { ask, call, control, login } from "../../kernel/testing";
import { code, freshShop } from "../testing";
import {
  canLogIn,
  codeFor,
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

const without = ({ text }: { text: string }) => text.replace(/"e_mail":"[^"]*"/, "");

describe("an e-mail that is known", () => {
  it("gets the same answer after the same hashing, and its owner gets a mail", async () => {
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

  it("X14: each link of two registrations confirms its own with its own password", async () => {
    for (const clicked of ["mine", "theirs"] as const) {
      const email = newEmail();
      await register({ ...registrationForm(email), password: "mia-davvero", city: "Roma" });
      const mine = await codeFor(email);
      await register({ ...registrationForm(email), password: "di-un-estraneo", city: "Altrove" });
      const theirs = await codeFor(email);
      const codes = { mine, theirs };
      expect((await confirm(email, codes[clicked])).response.status).toBe(0);
      expect(await canLogIn(email, "mia-davvero")).toBe(clicked === "mine");
      expect(await canLogIn(email, "di-un-estraneo")).toBe(clicked === "theirs");
      const other = clicked === "mine" ? "theirs" : "mine";
      expect(await code(confirm(email, codes[other]))).toBe("msg.token.invalid");
      const account = await login(email, clicked === "mine" ? "mia-davvero" : "di-un-estraneo");
      const detail = await get("registration/user_detail", {}, account);
      expect(JSON.stringify(detail.data)).toContain(clicked === "mine" ? "Roma" : "Altrove");
    }
  });

  it("X14: both passwords have to confirm first, and a resent mail warns about its links", async () => {
    const email = newEmail();
    await register({ ...registrationForm(email), password: "mia-davvero" });
    await register({ ...registrationForm(email), password: "di-un-estraneo" });
    const logIn = (password: string) => ask("auth/login", z.unknown(), { form: { login: email, password } });
    for (const password of ["mia-davvero", "di-un-estraneo"])
      expect(await code(logIn(password))).toBe("msg.login.notConfirmed");
    expect(await code(logIn("nessuno-dei-due"))).toBe("msg.login.invalid");
    await get("registration/registration_resend_email", { e_mail: email });
    expect(await mailsTo(email)).toHaveLength(4);
    const [again] = await mailsTo(email);
    expect(again?.text).toContain("Se non ti sei registrato tu, non aprirlo");
  });
});

describe("signing in by the confirmation", () => {
  const inSession = (session: string) => ({ "x-ebsn-session": session });
  const confirmIn = (email: string, code: string, headers: HeadersInit) =>
    ask(
      `registration/registration_confirm?${new URLSearchParams({ e_mail: email, reg_control_code: code })}`,
      z.unknown(),
      { headers },
    );

  // spec again: signed in by the confirmation's link, in the browser that registered alone: V3 <- workers/sandbox/commerce/shoppers/registration.ts
  it("V3: only the session that sent the registration is signed in by its code", async () => {
    for (const [session, signedIn] of [
      ["mine", true],
      ["theirs", false],
    ] as const) {
      const email = newEmail();
      await register(registrationForm(email), inSession("mine"));
      const { response, headers, user } = await confirmIn(email, await codeFor(email), inSession(session));
      expect(response.status).toBe(0);
      expect([headers.has("x-ebsn-account"), user.login === email]).toEqual([signedIn, signedIn]);
    }
  });

  it("V3: a code signs in no other session and works only once", async () => {
    const email = newEmail();
    await register({ ...registrationForm(email), password: "mia-davvero" }, inSession("mine"));
    await register({ ...registrationForm(email), password: "di-un-estraneo" }, inSession("theirs"));
    const theirs = await codeFor(email);
    expect((await confirmIn(email, theirs, inSession("mine"))).headers.has("x-ebsn-account")).toBe(false);
    const again = await confirmIn(email, theirs, inSession("theirs"));
    expect([again.response.status === 0, again.headers.has("x-ebsn-account")]).toEqual([false, false]);
  });

  it("V3: a plain backend confirms without signing in", async () => {
    await control("scenario", { name: "plain", on: true });
    const email = newEmail();
    await register(registrationForm(email), inSession("mine"));
    const { response, headers } = await confirmIn(email, await codeFor(email), inSession("mine"));
    await control("scenario", { name: "plain", on: false });
    expect([response.status, headers.has("x-ebsn-account")]).toEqual([0, false]);
  });
});

describe("confirming", () => {
  it("refuses a wrong, used, expired or mismatched code alike", async () => {
    const [email, other] = [newEmail(), newEmail()];
    await register(registrationForm(email));
    await register(registrationForm(other));
    const control_code = await codeFor(email);
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

  it("sends the mail again only to a waiting person, with the same answer for all", async () => {
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
    expect((await confirm(email, await codeFor(email))).response.status).toBe(0);
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
