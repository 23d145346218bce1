import { Hono } from "hono";
import { parse } from "hono/utils/cookie";
import { expect, test } from "vitest";
import { tenants } from "#tenants/registry";
import type { PlatformEnv } from "../../env";
import type { Served } from "../../tenant/served";
import { shellOf } from "./app-mode";
import { consentCookie, readConsent } from "./consent";
import { visitorOf, visitors } from "./visitor";

const address = "https://www.loggia.example/";
const url = new URL(address);
const phone = "Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/92.0 Mobile Safari/537.36";
const shell = `${phone} BottegaApp/1.1.26`;
const chosen = {
  ...{ analytics: false, profilation: false, saveDate: new Date().toISOString() },
  uuid: "1f2e3d4c-5b6a-4789-8abc-def012345678",
};

/** A shop that responds with the request's consent. */
const app = new Hono<PlatformEnv>();
app.use(async (c, next) => {
  c.set("served", { tenant: tenants.loggia } as Served);
  await next();
});
app.use(visitors);
app.get("/", (c) => c.html(JSON.stringify(c.var.visitor.consent ?? null)));
app.get("/json", (c) => c.json({}));
app.post("/consent", (c) => {
  c.header("Set-Cookie", consentCookie(url, chosen));
  return c.html("");
});

async function ask(agent: string, { path = "", cookie = "", method = "GET" } = {}) {
  const answer = await app.request(address + path, {
    method,
    headers: { "User-Agent": agent, Cookie: cookie },
  });
  return { text: await answer.text(), cookies: answer.headers.getSetCookie() };
}

// spec §1: the client also runs as a mobile app shell <- app/platform/http/visitor/app-mode.ts
test("shellOf reads version and platform from the app's user agent", () => {
  const of = (agent: string) => shellOf(new Request(address, { headers: { "User-Agent": agent } }));
  expect(of(shell)).toEqual({ version: "1.1.26", platform: "android" });
  expect(of("BottegaApp/1")).toEqual({ version: "1", platform: "android" });
  expect(of(`BottegaApp/2.0 ${phone}`)).toEqual({ version: "2.0", platform: "android" });
  for (const device of ["iPhone", "iPad", "Macintosh"])
    expect(of(`Mozilla/5.0 (${device}; like Mac OS X) BottegaApp/1.2`)?.platform, device).toBe("ios");
  for (const agent of [phone, "", "BottegaApp", "BottegaApp/x", "NotBottegaApp/1.1.26", "BottegaApp/1.1.26x"])
    expect(of(agent), agent).toBeUndefined();
});

// spec §1: the client also runs as a mobile app shell
test("a chain without an app ignores the app's user agent", async () => {
  const asked = new Request(address, { headers: { "User-Agent": shell } });
  expect((await visitorOf(asked, {})).shell).toBeUndefined();
  expect((await visitorOf(asked, {})).consent).toBeUndefined();
  expect((await visitorOf(asked, { shell: { id: "it.chain.spesa" } })).shell?.version).toBe("1.1.26");
});

// spec §4: cookies count as accepted in app mode <- app/platform/http/visitor/app-mode.ts, app/platform/http/visitor/visitor.ts
test("the app counts cookies as accepted (§4) under one id from the first page on", async () => {
  const first = await ask(shell);
  expect(JSON.parse(first.text)).toMatchObject({ analytics: true, profilation: true });
  expect(first.cookies).toHaveLength(1);
  const [cookie = ""] = first.cookies;
  expect(readConsent(url, parse(cookie.split(";", 1)[0] ?? ""), Date.now())).toEqual(JSON.parse(first.text));
  const next = await ask(shell, { cookie: cookie.split(";", 1)[0] });
  expect(next).toEqual({ text: first.text, cookies: [] });
});

// spec §4: cookies count as accepted in app mode
test("a choice made in the app is respected, and a browser has no consent", async () => {
  const [cookie = ""] = consentCookie(url, chosen).split(";", 1);
  expect(await ask(shell, { cookie })).toEqual({ text: JSON.stringify(chosen), cookies: [] });
  expect((await ask(shell, { path: "consent", method: "POST" })).cookies).toEqual([
    consentCookie(url, chosen),
  ]);
  expect((await ask(shell, { path: "json" })).cookies).toEqual([]);
  expect(await ask(phone)).toEqual({ text: "null", cookies: [] });
  expect((await ask(shell, { cookie: "__Host-consent=rubbish" })).cookies).toHaveLength(1);
});
