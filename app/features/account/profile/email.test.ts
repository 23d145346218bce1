import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import type { Limited, SessionData } from "~/platform/shop";
import { action } from "./routes/email";

const user = { id: 7, login: "anna@example.com" };
const details = { firstName: "Anna", lastName: "Rossi" };

beforeEach(() => {
  for (const level of ["log", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

type Setting = {
  requestEmail?: () => Promise<void>;
  login?: () => Promise<{ id: number; login: string }>;
  view?: () => Promise<{ email: string; details: typeof details; contact: object }>;
  refused?: Limited;
  session?: Partial<SessionData>;
};

/** Requests another e-mail; returns the response, the backend calls, and the session's updates. */
function ask(
  {
    requestEmail = () => Promise.resolve(),
    login = () => Promise.resolve(user),
    view = () => Promise.resolve({ email: "anna@example.com", details, contact: {} }),
    refused,
    session,
  }: Setting,
  fields: Record<string, string> = { oldPassword: "la-mia-di-ora" },
) {
  const asked = vi.fn(requestEmail);
  const signIn = vi.fn(login);
  const { shop } = testShop({
    session: { user, remember: true, ...session },
    ebsn: {
      access: { requestEmail: asked },
      auth: { login: signIn },
      profile: { view },
    },
  });
  const updated = vi.spyOn(shop, "updateSession");
  const checkRateLimit = vi.fn((what: Limited) => Promise.resolve(what !== refused));
  const request = new Request("http://shop.test/profile/email", {
    method: "POST",
    body: new URLSearchParams({ newEmail: "nuova@example.com", ...fields }),
  });
  const answer = action({ context: { shop: { ...shop, checkRateLimit } }, request, params: {} });
  return { answer, asked, checkRateLimit, signIn, updated };
}

test.each(["mail", "password"] as const)(
  "X9: answers 429 without a backend request above the limit of kind %s",
  async (refused) => {
    const { answer, asked, checkRateLimit, signIn } = ask({ refused });
    const again = await answer;
    expect(again).toMatchObject({
      init: { status: 429, headers: { "Retry-After": "60" } },
      data: { error: { "": ["account.tooMany"] }, initialValue: { newEmail: "nuova@example.com" } },
    });
    expect(JSON.stringify(again)).not.toContain("la-mia-di-ora");
    expect(checkRateLimit).toHaveBeenCalledWith(refused, user.login);
    expect(asked).not.toHaveBeenCalled();
    expect(signIn).toHaveBeenCalledTimes(refused === "mail" ? 1 : 0);
  },
);

test("shows a backend refusal at its field", async () => {
  const text = "È già il tuo indirizzo e-mail";
  const refused = new EbsnError("refused", "registration/update_email_request", {
    reason: "fields",
    texts: [text],
    fields: [{ field: "newEmail", text }],
  });
  const { answer } = ask({ requestEmail: () => Promise.reject(refused) });
  expect(await answer).toMatchObject({ init: { status: 422 }, data: { error: { newEmail: [text] } } });
});

// spec §4: password reset and e-mail change never tell whether an e-mail is known; both are limited
test("X1: requires the right password, and never sends a wrong password back", async () => {
  const badLogin = () => Promise.reject(new EbsnError("refused", "auth/login", { reason: "badLogin" }));
  for (const [setting, fields, error] of [
    [{}, {}, "passwordRequired"],
    [{ login: badLogin }, { oldPassword: "tirata-a-caso" }, "passwordWrong"],
  ] as const) {
    const { answer, asked } = ask(setting, fields);
    const again = await answer;
    expect(again).toMatchObject({ init: { status: 422 }, data: { error: { oldPassword: [error] } } });
    expect(JSON.stringify(again)).not.toContain("tirata-a-caso");
    expect(asked).not.toHaveBeenCalled();
  }
});

test("X1: the right password opens a new session and requests the new e-mail", async () => {
  const { answer, asked, signIn, updated } = ask({});
  expect(await answer).toBeInstanceOf(Response);
  expect(signIn).toHaveBeenCalledWith(
    expect.objectContaining({ login: "anna@example.com", password: "la-mia-di-ora", remember: true }),
  );
  expect(updated).toHaveBeenCalledWith({ user });
  expect(asked).toHaveBeenCalledWith("nuova@example.com");
});

test("X1: a provider's shopper needs a login there within the last five minutes", async () => {
  const at = (minutes: number) => ({
    session: { provider: "company" as const, login: { key: "k", at: Date.now() - minutes * 60_000 } },
  });
  const old = ask(at(6), {});
  expect(await old.answer).toMatchObject({ data: { error: { "": ["account.confirm.expired"] } } });
  expect(old.asked).not.toHaveBeenCalled();
  const fresh = ask(at(4), {});
  expect(await fresh.answer).toBeInstanceOf(Response);
  expect(fresh.signIn).not.toHaveBeenCalled();
});

test("repeats the login if the first press ended the session, unless the password is wrong", async () => {
  const ended = new EbsnError("session", "registration/view");
  const view = () => Promise.reject(ended);
  const { answer, signIn, updated } = ask({ view });
  expect(await answer).toBeInstanceOf(Response);
  expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ login: user.login }));
  expect(updated).toHaveBeenCalledWith({ user });
  const badLogin = () => Promise.reject(new EbsnError("refused", "auth/login", { reason: "badLogin" }));
  const stranger = ask({ view, login: badLogin });
  await expect(stranger.answer).rejects.toMatchObject({ status: 303 });
  expect(stranger.asked).not.toHaveBeenCalled();
});
