import { Hono } from "hono";
import { expect, test } from "vitest";
import { tenants } from "#tenants/registry";
import type { PlatformEnv } from "../../env";
import type { Served } from "../../tenant/served";
import { consentCookie } from "./consent";
import { endedTagCookies } from "./tag-cookies";
import { visitors } from "./visitor";

const shop = new URL("https://www.loggia.example/consent");
const jar = {
  ...{ _ga: "GA1.1.1", _ga_ABC123: "GS1.1", _gid: "1", _gat_UA: "1", _gcl_au: "1.1", _gac_UA: "1" },
  ...{ "__Host-consent": "{}", "__Host-loggia-owner": "x", "__Host-lng": "it", _gallery: "no", basket: "1" },
};
const namesOf = (cookies: string[]) => [...new Set(cookies.map((cookie) => cookie.split("=", 1)[0]))];

// spec §4: cookie consent: accept all or refuse all sets both, a choice is stamped and valid one year, then asked for again <- app/platform/http/visitor/tag-cookies.ts
test("endedTagCookies deletes the tag cookies without consent and no other", () => {
  const ended = (analytics: boolean, profilation: boolean) =>
    namesOf(endedTagCookies(shop, jar, { analytics, profilation }));
  expect(ended(true, true)).toEqual([]);
  expect(ended(false, true)).toEqual(["_ga", "_ga_ABC123", "_gid", "_gat_UA"]);
  expect(ended(true, false)).toEqual(["_gcl_au", "_gac_UA"]);
  expect(ended(false, false)).toHaveLength(6);
});

test("endedTagCookies deletes a cookie for each domain of the host", () => {
  const none = { analytics: false, profilation: false };
  const ends = (address: string) => endedTagCookies(new URL(address), { _ga: "1" }, none);
  expect(ends("https://www.loggia.example/consent")).toEqual([
    "_ga=; Max-Age=0; Path=/; Secure",
    "_ga=; Max-Age=0; Domain=www.loggia.example; Path=/; Secure",
    "_ga=; Max-Age=0; Domain=loggia.example; Path=/; Secure",
  ]);
  for (const address of ["http://127.0.0.1:8787/", "http://localhost:8787/", "http://[::1]:8787/"])
    expect(ends(address), address).toEqual(["_ga=; Max-Age=0; Path=/"]);
});

test("endedTagCookies deletes at most 60 cookies", () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`_ga_${index}`, "1"]));
  expect(endedTagCookies(shop, many, { analytics: false, profilation: false })).toHaveLength(60);
});

// spec §4: cookie consent: accept all or refuse all sets both, a choice is stamped and valid one year, then asked for again
test("a page deletes tag cookies written after a refusal if the chain has tags", async () => {
  const ended = async (analytics: boolean, containerId?: string) => {
    const app = new Hono<PlatformEnv>();
    app.use(async (c, next) => {
      c.set("served", { tenant: { ...tenants.loggia, analytics: containerId && { containerId } } } as Served);
      await next();
    });
    app.use(visitors);
    app.get("/", (c) => c.html(""));
    const choice = { analytics, profilation: false, saveDate: new Date().toISOString() };
    const [chosen] = consentCookie(shop, { ...choice, uuid: crypto.randomUUID() }).split(";", 1);
    const asked = (cookies: string) =>
      app.request("https://www.loggia.example/", { headers: { Cookie: cookies } });
    const answers = await Promise.all([asked(`${chosen}; _ga=1`), asked("_ga=1")]);
    return answers.map(({ headers }) => namesOf(headers.getSetCookie()));
  };
  expect(await ended(false, "GTM-ABC123")).toEqual([["_ga"], []]);
  expect(await ended(true, "GTM-ABC123")).toEqual([[], []]);
  expect(await ended(false)).toEqual([[], []]);
});
