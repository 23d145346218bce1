import * as fc from "fast-check";
import { parse } from "hono/utils/cookie";
import { expect, test } from "vitest";
import type { Consent } from "~/model/consent";
import { consentCookie, readConsent } from "./consent";

const url = new URL("https://www.loggia.example/");
const local = new URL("http://loggia.localhost:8787/");
const day = 86_400_000;
const saved = Date.parse("2026-11-24T08:00:00.000Z");
const choice: Consent = {
  analytics: true,
  profilation: false,
  saveDate: "2026-11-24T08:00:00.000Z",
  uuid: "1f2e3d4c-5b6a-4789-8abc-def012345678",
};
const jarOf = (cookie: string) => parse(cookie.split(";", 1)[0] ?? "");

// spec §3: cookie preferences: technical (always true), analytics, profilation, saveDate, uuid <- app/model/consent.ts, app/platform/http/visitor/consent.ts
test("a consent is read as it was written on either kind of host", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.uuid({ version: 4 }), (analytics, profilation, uuid) => {
      const consent = { ...choice, analytics, profilation, uuid };
      for (const at of [url, local])
        expect(readConsent(at, jarOf(consentCookie(at, consent)), saved)).toEqual(consent);
    }),
  );
});

test("the consent cookie lasts a year, for this host only and hidden from scripts", () => {
  const cookie = consentCookie(url, choice);
  expect(cookie).toMatch(/^__Host-consent=/);
  for (const part of ["Max-Age=31536000", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
    expect(cookie).toContain(part);
  expect(cookie).not.toContain("Domain");
});

// spec §4: cookie consent: accept all or refuse all sets both, a choice is stamped and valid one year, then asked for again
test("a choice, also a refusal, is valid for a year", () => {
  const refusal = jarOf(consentCookie(url, { ...choice, analytics: false }));
  expect(readConsent(url, refusal, saved + 183 * day)).toBeDefined();
  expect(readConsent(url, refusal, saved + 364 * day)).toBeDefined();
  expect(readConsent(url, refusal, saved + 365 * day)).toBeUndefined();
  expect(readConsent(url, refusal, saved - 2 * day)).toBeUndefined();
});

// spec §3: cookie preferences: technical (always true), analytics, profilation, saveDate, uuid
test("an invalid consent cookie is no choice", () => {
  const name = "__Host-consent";
  const good = { technical: true, ...choice };
  const wrong = [
    { ...good, technical: false },
    { ...good, analytics: "1" },
    { ...good, saveDate: "24/11/2026" },
    { ...good, uuid: "me" },
    [],
    null,
  ].map((value) => JSON.stringify(value));
  for (const value of ["", "true", "{", "%", ...wrong])
    expect(readConsent(url, { [name]: value }, saved)).toBeUndefined();
  expect(readConsent(url, { consent: JSON.stringify(good) }, saved)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(readConsent(url, { [name]: value }, saved)).toBeUndefined();
    }),
  );
});
