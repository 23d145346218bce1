import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control } from "../../kernel/testing";
import { freshShop, shopper } from "../testing";
import { canLogIn } from "../shoppers/testing";

beforeEach(freshShop);

const shop = { "x-forwarded-host": "loggia.localhost:8787", "x-forwarded-proto": "http" };
const through = (path: string, session?: string, account?: string) =>
  call(path, {
    account,
    headers: { ...shop, ...(session === undefined ? {} : { "x-ebsn-session": session }) },
  });
const inSandbox = (location: string) => location.replace("http://127.0.0.1:8788/t/loggia", "");
const inShop = (location: string) => location.replace("http://loggia.localhost:8787", "");
const locationOf = (answer: Response) => answer.headers.get("location") ?? "";
const codeIn = async (answer: Response) =>
  z
    .object({ response: z.object({ errors: z.array(z.object({ error: z.string() })) }) })
    .parse(JSON.parse(await answer.text())).response.errors[0]?.error;
const who = async (account: string) => (await ask("auth/test", z.unknown(), { account })).user.login;

/** Goes to the identity provider, picks a person, and returns the redirect back to the shop. */
async function pick(person: string, relay = "/profile?x=1") {
  const begun = await through(`/ebsn/api/saml/do-login?relay_state_url=${encodeURIComponent(relay)}`);
  expect(begun.status).toBe(302);
  const page = inSandbox(locationOf(begun));
  expect(await (await call(page)).text()).toContain("employee@example.com");
  const answered = await call(page, { form: { person } });
  expect(answered.status).toBe(303);
  expect(locationOf(answered)).toMatch(/^http:\/\/loggia\.localhost:8787\/ebsn\/api\/saml\/acs\?/);
  return { back: inShop(locationOf(answered)), session: begun.headers.get("x-ebsn-session") ?? "" };
}

describe("single sign-on", () => {
  it("brings an employee back with a session, to where they were", async () => {
    const { back, session } = await pick("employee@example.com");
    const done = await through(back, session);
    expect([done.status, locationOf(done)]).toEqual([302, "/profile?x=1"]);
    const account = done.headers.get("x-ebsn-account") ?? "";
    expect(done.headers.get("set-cookie")).toContain(`X-Ebsn-Account=${account}`);
    expect(await who(account)).toBe("employee@example.com");
    const cart = z.object({ ssoUser: z.boolean() });
    expect((await ask("cart/view", cart, { account })).data.ssoUser).toBe(true);
    expect(await codeIn(await through(back, session))).toBe("msg.sso.failed");
  });

  it("makes a shopper of an employee it has not seen, with a profile to complete and no password", async () => {
    for (let visits = 0; visits < 2; visits += 1) {
      const { back, session } = await pick("newcomer@example.com");
      const account = (await through(back, session)).headers.get("x-ebsn-account") ?? "";
      const cart = z.object({ user: z.object({ userId: z.int(), profile: z.object({ level: z.int() }) }) });
      const { user } = (await ask("cart/view", cart, { account })).data;
      expect(user.profile.level).toBe(1);
      expect(await who(account)).toBe("newcomer@example.com");
    }
    expect(await canLogIn("newcomer@example.com", "")).toBe(false);
  });

  it("refuses an ordinary shopper", async () => {
    const { back, session } = await pick("regular@example.com");
    const refused = await through(back, session);
    expect(await codeIn(refused)).toBe("msg.sso.failed");
    expect(refused.headers.get("x-ebsn-account")).toBeNull();
  });

  it("refuses a way that another client began, or that was begun too long ago", async () => {
    const { back } = await pick("employee@example.com");
    expect(await codeIn(await through(back, "another"))).toBe("msg.sso.failed");
    const late = await pick("employee@example.com");
    await control("clock", { advanceMinutes: 6 });
    expect(await codeIn(await through(late.back, late.session))).toBe("msg.sso.failed");
    expect(await codeIn(await through("/ebsn/api/saml/acs?SAMLart=x&RelayState=y"))).toBe("msg.sso.failed");
  });

  it.each(["idp-rubbish", "idp-foreign"])("refuses what the provider answers under %s", async (name) => {
    await control("scenario", { name, on: true });
    const { back, session } = await pick("employee@example.com");
    expect(await codeIn(await through(back, session))).toBe("msg.sso.failed");
  });

  it("says that it was given up", async () => {
    const { back, session } = await pick("");
    expect(await codeIn(await through(back, session))).toBe("msg.sso.cancelled");
  });

  it("ends the session that was brought along", async () => {
    const { account } = await shopper();
    const { back, session } = await pick("employee@example.com");
    await through(back, session, account);
    expect(await who(account)).toBe("");
  });

  it.each([
    "https://evil.example/",
    "//evil.example/x",
    "/\\evil.example",
    "\t//evil.example",
    "/..//evil.example",
    "http://loggia.localhost:8787//evil.example",
    "http://loggia.localhost:8787@evil.example/",
    "http://quantobasta.localhost:8787/",
    "javascript:alert(1)",
    "http://",
  ])("does not lead back to %j", async (relay) => {
    for (const path of ["do-login", "do-logout"]) {
      const answer = await through(`/ebsn/api/saml/${path}?relay_state_url=${encodeURIComponent(relay)}`);
      expect(answer.status).toBe(200);
      expect(await codeIn(answer)).toBe("msg.sso.relayState");
    }
  });

  it("leads back to the path of a shop URL, and home without a URL", async () => {
    const back = async (relay: string) => {
      const way = await pick("employee@example.com", relay);
      return locationOf(await through(way.back, way.session));
    };
    expect(await back("http://loggia.localhost:8787/cart?a=%2F#b")).toBe("/cart?a=%2F#b");
    expect(await back("")).toBe("/");
  });

  it("logs out, with a session or without", async () => {
    const { account } = await shopper();
    for (const token of [account, undefined]) {
      const answer = await through("/ebsn/api/saml/do-logout?relay_state_url=%2Flogin", undefined, token);
      expect([answer.status, locationOf(answer)]).toEqual([302, "/login"]);
      expect(answer.headers.get("set-cookie")).toMatch(/X-Ebsn-Account=;/);
    }
    expect(await who(account)).toBe("");
  });

  it("a provider's page without a way is not found", async () => {
    for (const path of ["/identity/saml", "/identity/saml?flow=x", "/identity/other?flow=x"]) {
      expect((await call(path)).status).toBe(404);
      expect((await call(path, { form: { person: "employee@example.com" } })).status).toBe(404);
    }
  });
});
