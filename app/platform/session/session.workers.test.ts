import { parse } from "hono/utils/cookie";
import { expect, test } from "vitest";
import { cookieLimit, ownCookies } from "./cookies";
import { createSealer } from "./seal";
import { openSession } from "./session";

const keys = `k:${"s".repeat(32)}`;
const day = 86_400_000;
const https = new URL("https://www.loggia.example/");

function browser(tenant = "loggia", url = https) {
  const cookies = ownCookies(url, tenant);
  let now = Date.UTC(2026, 10, 21);
  let jar: Record<string, string> = {};
  const clock = () => now;
  return {
    cookies,
    wait: (ms: number) => (now += ms),
    jar: () => jar,
    visit: async (act: (session: Awaited<ReturnType<typeof openSession>>) => void = () => undefined) => {
      const session = await openSession({
        jar,
        cookies,
        sealer: createSealer(keys, tenant, clock),
        now: clock,
      });
      act(session);
      const header = await session.cookie();
      if (header) jar = /Max-Age=0/.test(header) ? {} : { ...parse(header.split(";")[0] ?? "") };
      return { data: session.data, brought: session.brought, header };
    },
  };
}

test("looking around leaves no cookie", async () => {
  const { header, data, brought } = await browser().visit();
  expect(header).toBeUndefined();
  expect(brought).toBe(false);
  expect(data.uuid).toMatch(/^[0-9a-f]{32}$/);
});

test("what was kept comes back, once written and not again", async () => {
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

test("without remember it ends with the browser; plain http on loopback has a plain name", async () => {
  const { header } = await browser("loggia", new URL("http://loggia.localhost:8787/")).visit((session) =>
    session.update({ account: "a" }),
  );
  expect(header).toMatch(/^loggia-s=[^;]*; Path=\/; HttpOnly; SameSite=Lax$/);
  const elsewhere = await browser("loggia", new URL("http://shop.example/")).visit((session) =>
    session.update({ account: "a" }),
  );
  expect(elsewhere.header).toMatch(/^__Host-.*Secure/);
});

test("it is renewed when older than a day, and dies in the end", async () => {
  const shopper = browser();
  await shopper.visit((session) => session.update({ account: "a" }));
  shopper.wait(day - 1);
  expect((await shopper.visit()).header).toBeUndefined();
  shopper.wait(2);
  expect((await shopper.visit()).header).toBeDefined();
  shopper.wait(8 * day);
  expect((await shopper.visit()).brought).toBe(false);
});

test("the end removes it and forgets who it was", async () => {
  const shopper = browser();
  await shopper.visit((session) => session.update({ account: "a", user: { id: 1, login: "a@example.com" } }));
  const { header, data } = await shopper.visit((session) => session.end());
  expect(header).toMatch(/^__Host-loggia-s=; Max-Age=0/);
  expect(data).toEqual({ uuid: data.uuid, remember: false });
});

test("a token that is forgotten is gone", async () => {
  const shopper = browser();
  await shopper.visit((session) => session.update({ account: "a", session: "b" }));
  await shopper.visit((session) => session.update({ account: undefined }));
  expect((await shopper.visit()).data).toMatchObject({ session: "b" });
  expect((await shopper.visit()).data.account).toBeUndefined();
});

test("another tenant's cookie, a tampered one and one of an older shape are no session and no error", async () => {
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

test("the largest session fits a cookie; more is refused when it is set, not in a shopper's browser", async () => {
  const token = "t".repeat(1000);
  const { header } = await browser("a".repeat(31)).visit((session) =>
    session.update({
      account: token,
      session: token,
      user: { id: 2 ** 31, login: "l".repeat(254) },
      remember: true,
      scope: { warehouse: 99_999, date: "2026-11-21", timeslot: 999_999 },
      freshUntil: Date.now(),
    }),
  );
  expect(header?.length).toBeLessThan(cookieLimit);
  await expect(browser().visit((session) => session.update({ account: "t".repeat(1001) }))).rejects.toThrow();
});
