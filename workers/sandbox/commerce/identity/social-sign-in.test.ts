import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control } from "../../kernel/testing";
import { freshShop } from "../testing";
import { codeFor, confirm, registrationForm } from "../shoppers/testing";

beforeEach(freshShop);

const ways = {
  google: "/api/social-redir/google-mobile",
  facebook: "/ebsn/api/social-redir/facebook-mobile-init",
} as const;
type Provider = keyof typeof ways;

const through = (path: string, session?: string) =>
  call(path, {
    headers: {
      "x-forwarded-host": "127.0.0.1:9200",
      "x-forwarded-proto": "http",
      ...(session === undefined ? {} : { "x-ebsn-session": session }),
    },
  });
const locationOf = (answer: Response) => answer.headers.get("location") ?? "";

async function pick(provider: Provider, person: string) {
  const begun = await through(ways[provider]);
  expect(begun.status).toBe(302);
  const page = locationOf(begun).replace("http://127.0.0.1:8788/t/loggia", "");
  const answered = await call(page, { form: { person } });
  const session = begun.headers.get("x-ebsn-session") ?? "";
  return { session, back: locationOf(answered).replace("http://127.0.0.1:9200", "") };
}
async function come(provider: Provider, person: string) {
  const { session, back } = await pick(provider, person);
  return { session, back, answer: await through(back, session) };
}
const codeIn = async (answer: Response) =>
  z
    .object({ response: z.object({ errors: z.array(z.object({ error: z.string() })) }) })
    .parse(JSON.parse(await answer.text())).response.errors[0]?.error;
const waiting = async (session: string) =>
  (await ask("registration/social_user_detail", z.unknown(), { headers: { "x-ebsn-session": session } }))
    .data;

describe.each<Provider>(["google", "facebook"])("social login with %s", (provider) => {
  it("lets a known person in", async () => {
    const { answer, session, back } = await come(provider, "social@example.com");
    expect([answer.status, locationOf(answer)]).toEqual([302, "/profile/dashboard"]);
    const account = answer.headers.get("x-ebsn-account") ?? "";
    expect((await ask("auth/test", z.unknown(), { account })).user.login).toBe("social@example.com");
    expect(await codeIn(await through(back, session))).toBe("msg.social.failed");
  });

  it("sends an unknown one to the registration, the details waiting for this client alone", async () => {
    const { answer, session } = await come(provider, "luca.moretti@example.com");
    expect(locationOf(answer)).toBe(`/registration-user?social_login=${provider}`);
    expect(answer.headers.get("x-ebsn-account")).toBeNull();
    expect(await waiting(session)).toEqual({
      socialUserDetail: {
        provider,
        first_name: "Luca",
        last_name: "Moretti",
        e_mail: "luca.moretti@example.com",
      },
    });
    expect(await waiting("another")).toEqual({});
    await control("clock", { advanceMinutes: 31 });
    expect(await waiting(session)).toEqual({});
  });

  it("registers the waiting person and lets them in after the confirmation", async () => {
    const email = "luca.moretti@example.com";
    const { session } = await come(provider, email);
    const headers = { "x-ebsn-session": session };
    await ask("registration/register_user", z.unknown(), { form: registrationForm(email), headers });
    expect(await codeIn((await come(provider, email)).answer)).toBe("msg.login.notConfirmed");
    await confirm(email, await codeFor(email));
    expect(locationOf((await come(provider, email)).answer)).toBe("/profile/dashboard");
  });

  it("links no social account to an e-mail that the provider did not vouch for", async () => {
    const { session } = await come(provider, "luca.moretti@example.com");
    const form = registrationForm("other@example.com");
    await ask("registration/register_user", z.unknown(), { form, headers: { "x-ebsn-session": session } });
    const { answer } = await come(provider, "luca.moretti@example.com");
    expect(locationOf(answer)).toContain("/registration-user");
  });

  it("refuses another client's session, rubbish, another chain's answer and a cancelled login", async () => {
    const { back } = await pick(provider, "social@example.com");
    expect(await codeIn(await through(back, "another"))).toBe("msg.social.failed");
    expect(await codeIn((await come(provider, "")).answer)).toBe("msg.social.cancelled");
    for (const name of ["idp-rubbish", "idp-foreign"]) {
      await control("scenario", { name, on: true });
      expect(await codeIn((await come(provider, "social@example.com")).answer)).toBe("msg.social.failed");
      await control("scenario", { name, on: false });
    }
  });
});

it("Facebook may give no e-mail", async () => {
  const { session } = await come("facebook", "elena");
  expect(await waiting(session)).toEqual({
    socialUserDetail: { provider: "facebook", first_name: "Elena", last_name: "Bassi" },
  });
});
