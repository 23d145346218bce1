import * as fc from "fast-check";
import { parse } from "hono/utils/cookie";
import { expect, test } from "vitest";
import type { Path } from "~/lib/path";
import { ownCookies } from "./cookies";
import { createSealer } from "./seal";
import { openSession, type SessionStore } from "./session";
import { cookieLimit } from "./testing/cookie-limit";
import { testKeys } from "./testing/test-keys";

const keys = testKeys;
const day = 86_400_000;
const https = new URL("https://www.loggia.example/");

/**
 * A browser with a clock. Requests may overlap: `ask` sends a request and returns a function that
 * receives its response.
 */
function browser(tenant = "loggia", url = https) {
  const cookies = ownCookies(url, tenant);
  let loginsFrom: string | undefined;
  let now = Date.UTC(2026, 10, 21);
  const jar: Record<string, string> = {};
  const clock = () => now;
  const ask = async (act: (session: SessionStore) => void = () => undefined) => {
    const session = await openSession({
      jar: { ...jar },
      cookies,
      sealer: createSealer(keys, tenant, clock),
      loginsFrom,
      now: clock,
    });
    act(session);
    const headers = await session.cookies();
    return () => {
      for (const header of headers) {
        const [[name, value] = ["", ""]] = Object.entries(parse(header.split(";")[0] ?? ""));
        if (/Max-Age=0/.test(header)) delete jar[name];
        else jar[name] = value;
      }
      return {
        data: session.data,
        brought: session.brought,
        ended: session.endedByChain,
        header: headers[0],
        headers,
      };
    };
  };
  return {
    cookies,
    wait: (ms: number) => (now += ms),
    endLogins: (inMs = 0) => (loginsFrom = new Date(now + inMs).toISOString()),
    jar: () => ({ ...jar }),
    ask,
    visit: async (act?: (session: SessionStore) => void) => (await ask(act))(),
  };
}

const user = { id: 7, login: "a@example.com" };
const login = (session: SessionStore) => session.update({ account: "a", user, remember: true });

test("browsing sets no cookie", async () => {
  const { header, data, brought } = await browser().visit();
  expect(header).toBeUndefined();
  expect(brought).toBe(false);
  expect(data.uuid).toMatch(/^[0-9a-f]{32}$/);
});

test("returning is a page of the shop or undefined", async () => {
  for (const [kept, read] of [
    ["/checkout", "/checkout"],
    ["//evil.example", undefined],
  ] as const) {
    const shopper = browser();
    await shopper.visit((session) => session.update({ returning: kept as Path }));
    expect((await shopper.visit()).data.returning).toBe(read);
  }
});

// spec again: signed in by the confirmation's link, in the browser that registered alone: V3 <- app/platform/session/session.ts
test("V3: a login removes a registration sent by this browser", async () => {
  const shopper = browser();
  await shopper.visit((session) => session.update({ registered: { email: "b@example.com", at: 1 } }));
  expect((await shopper.visit()).data.registered?.email).toBe("b@example.com");
  await shopper.visit(login);
  expect((await shopper.visit()).data.registered).toBeUndefined();
});

test("stored data are read back, and the cookie is written once", async () => {
  const shopper = browser();
  const first = await shopper.visit((session) => session.update({ account: "abc", remember: true }));
  expect(first.header).toMatch(
    /^__Host-loggia-s=.*; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const second = await shopper.visit();
  expect(second).toMatchObject({
    brought: true,
    header: undefined,
    data: { account: "abc", uuid: first.data.uuid },
  });
});

test("the cookie has no Max-Age without remember, and a plain name on http loopback", async () => {
  const { header } = await browser("loggia", new URL("http://loggia.localhost:8787/")).visit((session) =>
    session.update({ account: "a" }),
  );
  expect(header).toMatch(/^loggia-s=[^;]*; Path=\/; HttpOnly; SameSite=Lax$/);
  const elsewhere = await browser("loggia", new URL("http://shop.example/")).visit((session) =>
    session.update({ account: "a" }),
  );
  expect(elsewhere.header).toMatch(/^__Host-.*Secure/);
});

test("the cookie is renewed after a day and expires in the end", async () => {
  const shopper = browser();
  await shopper.visit((session) => session.update({ account: "a" }));
  shopper.wait(day - 1);
  expect((await shopper.visit()).header).toBeUndefined();
  shopper.wait(2);
  expect((await shopper.visit()).header).toBeDefined();
  shopper.wait(8 * day);
  expect((await shopper.visit()).brought).toBe(false);
});

test("end deletes the cookies and forgets the user", async () => {
  const shopper = browser();
  await shopper.visit(login);
  const { headers, data } = await shopper.visit((session) => session.end());
  expect(headers).toEqual([
    expect.stringMatching(/^__Host-loggia-s-[0-9a-f]{8}=; Max-Age=0/),
    expect.stringMatching(/^__Host-loggia-login=; Max-Age=0/),
  ]);
  expect(data).toEqual({ uuid: data.uuid, remember: false });
  expect(shopper.jar()).toEqual({});
});

// spec attacked: F1 a dead session is nobody's, and logs in again; a late answer brings none back
test("F1: a late response does not restore the session after a logout", async () => {
  const shopper = browser();
  await shopper.visit(login);
  const slow = await shopper.ask((session) =>
    session.update({ scope: { warehouse: 1, date: "0", timeslot: 0 } }),
  );
  await shopper.visit((session) => session.end());
  expect(slow().data.user, "it was asked before").toEqual(user);
  const after = await shopper.visit();
  expect(after).toMatchObject({ brought: false, data: { remember: false } });
  expect(after.data.user).toBeUndefined();
  expect(shopper.jar(), "and nothing of it stays").toEqual({});
  await shopper.visit(login);
  expect((await shopper.visit()).data.user).toEqual(user);
});

// spec attacked: F1 a dead session is nobody's, and logs in again; a late answer brings none back
test("F1: a late response of an earlier login leaves the new login unchanged", async () => {
  const shopper = browser();
  await shopper.visit(login);
  const slow = await shopper.ask((session) => session.update({ freshUntil: 1 }));
  await shopper.visit((session) => session.end());
  await shopper.visit((session) => session.update({ account: "b", user: { id: 8, login: "b@example.com" } }));
  slow();
  const after = await shopper.visit();
  expect(after.data).toMatchObject({ account: "b", user: { id: 8 } });
  expect(after.data.freshUntil).toBeUndefined();
  expect(Object.keys(shopper.jar()), "and what it brought goes").toHaveLength(2);
});

// spec attacked: F1 a dead session is nobody's, and logs in again; a late answer brings none back
test("F1: only a new login signs in after a logout, for any order of responses", async () => {
  const step = fc.constantFrom("change", "end", "login", "visit");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { maxLength: 12 }), async (steps) => {
      const shopper = browser();
      let signedIn = false;
      const late: (() => unknown)[] = [];
      for (const [what, isLate] of steps) {
        const answer = await shopper.ask((session) => {
          if (what === "login") login(session);
          if (what === "end") session.end();
          if (what === "change" && session.data.user) session.update({ freshUntil: 1 });
        });
        if (what === "change" && isLate) late.push(answer);
        else answer();
        if (what === "login") signedIn = true;
        if (what === "end") signedIn = false;
      }
      for (const answer of late) answer();
      expect((await shopper.visit()).data.user).toEqual(signedIn ? user : undefined);
    }),
  );
});

// spec attacked: F1 a dead session is nobody's, and logs in again; a late answer brings none back
test("F1: a login key alone, or of a different login, opens no session", async () => {
  const shopper = browser();
  await shopper.visit(login);
  const other = browser();
  await other.visit(login);
  const open = (jar: Record<string, string>) =>
    openSession({
      jar,
      cookies: shopper.cookies,
      sealer: createSealer(keys, "loggia", () => Date.UTC(2026, 10, 21)),
    });
  const key = shopper.cookies.name("login");
  const mine = shopper.jar();
  const session = shopper.cookies.name(`s-${mine[key]?.slice(0, 8)}`);
  expect((await open(mine)).brought).toBe(true);
  expect((await open({ [key]: mine[key] ?? "" })).data.user).toBeUndefined();
  expect((await open({ [session]: mine[session] ?? "" })).data.user).toBeUndefined();
  expect((await open({ ...mine, [key]: other.jar()[key] ?? "" })).data.user).toBeUndefined();
});

// spec operator: all sessions of a chain end at an operator's word <- app/platform/session/session.ts
test("endLogins ends earlier logins, but not later ones or a visitor's session", async () => {
  const shopper = browser();
  await shopper.visit(login);
  const copied = shopper.jar();
  shopper.wait(60_000);
  shopper.endLogins();
  const after = await shopper.visit();
  expect(after).toMatchObject({ brought: false, ended: true });
  expect(after.data.user).toBeUndefined();
  expect(after.data.account).toBeUndefined();
  expect(shopper.jar(), "nothing is left of it").toEqual({});
  expect(await shopper.visit(), "and it is said once").toMatchObject({ ended: false });
  await shopper.visit(login);
  expect(await shopper.visit()).toMatchObject({ brought: true, ended: false, data: { user } });
  expect(shopper.jar()).not.toEqual(copied);

  const visitor = browser();
  await visitor.visit((session) => session.update({ session: "anonymous" }));
  visitor.endLogins();
  expect(await visitor.visit()).toMatchObject({
    brought: true,
    ended: false,
    data: { session: "anonymous" },
  });
});

// spec operator: all sessions of a chain end at an operator's word
test("a future loginsFrom ends no login before its time", async () => {
  const shopper = browser();
  shopper.endLogins(300_000);
  await shopper.visit(login);
  expect(await shopper.visit()).toMatchObject({ brought: true, ended: false });
  shopper.wait(300_000);
  expect(await shopper.visit()).toMatchObject({ brought: false, ended: true });
});

// spec attacked: F21 a login ends in the end <- app/platform/session/session.ts
test("F21: a login ends after 30 days, or after 180 if remembered, despite visits", async () => {
  for (const [remember, days] of [
    [false, 30],
    [true, 180],
  ] as const) {
    const shopper = browser();
    await shopper.visit((session) => session.update({ account: "a", user, remember }));
    for (let left = days; left > 2; left -= 2) {
      shopper.wait(2 * day);
      expect((await shopper.visit()).data.user, `${left} days before`).toEqual(user);
    }
    shopper.wait(2 * day);
    expect((await shopper.visit()).data.user).toBeUndefined();
  }
});

// spec §4: a login begins a session of its own <- app/platform/session/session.ts
test("a login by a different shopper keeps only the device's data", async () => {
  const shopper = browser();
  await shopper.visit(login);
  const scope = { warehouse: 1, date: "0", timeslot: 0 };
  await shopper.visit((session) =>
    session.update({ scope, freshUntil: 1, ordered: [{ key: "k", orderId: 3 }] }),
  );
  const before = (await shopper.visit()).data;
  await shopper.visit((session) =>
    session.update({ account: "b", user: { ...user, login: "new@example.com" } }),
  );
  const again = (await shopper.visit()).data;
  expect([again.scope, again.ordered], "the same shopper goes on").toEqual([scope, before.ordered]);
  expect(again.login?.key).not.toBe(before.login?.key);
  await shopper.visit((session) => session.update({ account: "c", user: { id: 8, login: "b@example.com" } }));
  const { login: key, ...other } = (await shopper.visit()).data;
  expect(other).toEqual({
    account: "c",
    user: { id: 8, login: "b@example.com" },
    uuid: before.uuid,
    remember: before.remember,
  });
  expect(key?.key).not.toBe(again.login?.key);
});

test("a token updated to undefined is removed", async () => {
  const shopper = browser();
  await shopper.visit((session) => session.update({ account: "a", session: "b" }));
  await shopper.visit((session) => session.update({ account: undefined }));
  expect((await shopper.visit()).data).toMatchObject({ session: "b" });
  expect((await shopper.visit()).data.account).toBeUndefined();
});

// spec house: sealed session, tenant-bound, key rotation, under 4 KB
test("a foreign, tampered or malformed cookie is no session and no error", async () => {
  const shopper = browser();
  await shopper.visit((session) => session.update({ account: "a" }));
  const token = Object.values(shopper.jar())[0] ?? "";
  const cookies = ownCookies(https, "quantobasta");
  const open = (jar: Record<string, string>) =>
    openSession({ jar, cookies, sealer: createSealer(keys, "quantobasta") });
  expect((await open({ [cookies.name("s")]: token })).brought).toBe(false);
  expect((await open({ [cookies.name("s")]: "rubbish" })).brought).toBe(false);
  const shapeless = await createSealer(keys, "quantobasta").seal("s", { uuid: 7 }, 60);
  expect((await open({ [cookies.name("s")]: shapeless })).brought).toBe(false);
});

// spec house: sealed session, tenant-bound, key rotation, under 4 KB
// spec attacked: F20 what no cookie can hold is the backend's fault
test("F20: accepted data fit a cookie, and larger data are rejected as down", async () => {
  const text = fc.string({
    unit: fc.constantFrom("a", '"', "\\", "\u0001", "è", "🍎"),
    minLength: 1,
    maxLength: 1400,
  });
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(text, text, async (account, session) => {
      const shopper = browser("a".repeat(31));
      const { headers, data } = await shopper.visit((store) => {
        try {
          store.update({ account, session, user, remember: true });
        } catch (error) {
          refused += 1;
          expect(error).toMatchObject({ name: "EbsnError", kind: "down" });
          expect(store.data.account, "nothing changed").toBeUndefined();
        }
      });
      for (const header of headers) expect(header.length).toBeLessThan(cookieLimit);
      if (data.user) expect((await shopper.visit()).data).toEqual(data);
    }),
    {
      examples: [
        ['"'.repeat(1000), '"'.repeat(1000)],
        ["t".repeat(1000), "t".repeat(1000)],
      ],
    },
  );
  expect(refused).toBeGreaterThan(0);
});

// spec attacked: F20 what no cookie can hold is the backend's fault
test("F20: an accepted login leaves room for all later data of a session", async () => {
  const order = (at: number) => ({ key: crypto.randomUUID(), orderId: 100_000_000 + at });
  let longest = 0;
  for (let length = 1500; length < 3000; length += 50) {
    await browser().visit((store) => {
      try {
        store.update({ account: "t".repeat(length), user, remember: true });
      } catch {
        return;
      }
      longest = length;
      store.update({
        scope: { warehouse: 2_321_001, date: "2026-11-27", timeslot: 100_106 },
        freshUntil: Date.now(),
        prepared: {
          key: crypto.randomUUID(),
          cartId: 100_000_000,
          state: "changing",
          total: 9_999_999,
          newest: 100_000_000,
        },
        ordered: [order(1), order(2), order(3)],
      });
    });
  }
  expect(longest).toBeGreaterThan(1500);
});

test("A7: no cookie shows tokens or passwords, and a session has no password", async () => {
  const user = { id: 7, login: "anna@example.com" };
  const secret = { account: "token-of-anna", session: "session-of-anna", password: "tre-mele-7" };
  const answer = await browser().ask((session) => session.update({ user, ...secret }));
  const { data, headers } = answer();
  expect(data).toMatchObject({ account: secret.account, session: secret.session });
  expect(Object.keys(data)).not.toContain("password");
  for (const text of [...Object.values(secret), user.login]) expect(headers.join()).not.toContain(text);
});

test("A7: the login key is a new random UUID for each login", async () => {
  const user = { id: 7, login: "anna@example.com" };
  const keyOf = async () => (await browser().ask((session) => session.update({ user })))().data.login?.key;
  const all = await Promise.all(Array.from({ length: 20 }, keyOf));
  for (const key of all)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(all).size).toBe(20);
});
