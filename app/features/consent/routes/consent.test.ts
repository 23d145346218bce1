import { parse } from "hono/utils/cookie";
import { expect, test } from "vitest";
import type { Consent } from "~/model/consent";
import { readConsent } from "~/platform/http/visitor/consent";
import type { Shop } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";
import { consentPart } from "../consent-bar";
import { action } from "./consent";

const address = "https://www.loggia.example/consent";
const before: Consent = {
  ...{ analytics: true, profilation: true, saveDate: "2026-03-01T08:00:00.000Z" },
  uuid: "1f2e3d4c-5b6a-4789-8abc-def012345678",
};

/** Stored consent after this choice in a browser with an earlier consent. */
async function chosen(fields: Record<string, string>, consent?: Consent, more: Partial<Shop> = {}) {
  const { shop, done } = testShop();
  const form = new URLSearchParams(fields);
  const headers = {
    Referer: "https://www.loggia.example/catalog",
    Cookie: "_ga=1; _gcl_au=1; loggia-owner=1",
  };
  const request = new Request(address, { method: "POST", body: form, headers });
  const answer: unknown = await action({
    context: { shop: { ...shop, consent, ...more } },
    request,
    params: {},
  });
  if (!(answer instanceof Response)) throw new Error("no answer");
  const [cookie = "", ...further] = answer.headers.getSetCookie();
  const jar = parse(cookie.split(";", 1)[0] ?? "");
  const kept = readConsent(new URL(address), jar, Date.now());
  const ended = [...new Set(further.map((one) => one.split("=", 1)[0]))];
  return { kept, ended, to: answer.headers.get("Location"), flashes: done.flashes, shop };
}

// spec §4: cookie consent: accept all or refuse all sets both, a choice is stamped and valid one year, then asked for again <- app/features/consent/routes/consent.tsx
test("stamps a new choice with the time and keeps the earlier code", async () => {
  const started = Date.now();
  const { kept, to, flashes, shop } = await chosen({ choice: "none" }, before);
  expect(kept).toMatchObject({ analytics: false, profilation: false, uuid: before.uuid });
  expect(Date.parse(kept?.saveDate ?? "")).toBeGreaterThanOrEqual(started);
  expect(Date.parse(kept?.saveDate ?? "")).toBeLessThanOrEqual(Date.now());
  expect(to).toBe("/catalog");
  expect(flashes).toEqual([{ kind: "ok", text: "consent.saved" }]);
  expect(shop.fragments.get(consentPart)).toMatchObject({ name: "nothing" });
});

// spec §3: cookie preferences: technical (always true), analytics, profilation, saveDate, uuid
test("gives each browser's first choice its own code", async () => {
  const [one, other] = [await chosen({ choice: "all" }), await chosen({ choice: "all" })];
  expect(one.kept).toMatchObject({ analytics: true, profilation: true });
  expect(one.kept?.uuid).toMatch(/^[\w-]{36}$/);
  expect(one.kept?.uuid).not.toBe(other.kept?.uuid);
});

// spec §9: analytics through a tag-manager class, after the consent to it
test("reloads the page only if the choice newly allows statistics", async () => {
  const { tenant } = testShop().shop;
  const counting = { tenant: { ...tenant, analytics: { containerId: "GTM-ABC123" } } };
  expect((await chosen({ choice: "all" }, undefined, counting)).shop.fragments.size).toBe(0);
  // Statistics were allowed before, are not allowed now, or the chain has none.
  for (const [fields, consent, more] of [
    [{ choice: "all" }, before, counting],
    [{ choice: "none" }, undefined, counting],
    [{ choice: "some", profilation: "on" }, undefined, counting],
    [{ choice: "all" }, undefined, {}],
  ] as const)
    expect((await chosen(fields, consent, more)).shop.fragments.size).toBe(1);
});

// spec §4: cookie consent: accept all or refuse all sets both, a choice is stamped and valid one year, then asked for again
test("consent that is taken back ends the cookies of the tag manager", async () => {
  const { tenant } = testShop().shop;
  const tagged = { tenant: { ...tenant, analytics: { containerId: "GTM-ABC123" } } };
  const ended = async (fields: Record<string, string>, more: Partial<Shop>) =>
    (await chosen(fields, before, more)).ended;
  expect(await ended({ choice: "none" }, tagged)).toEqual(["_ga", "_gcl_au"]);
  expect(await ended({ choice: "some", analytics: "on" }, tagged)).toEqual(["_gcl_au"]);
  expect(await ended({ choice: "all" }, tagged)).toEqual([]);
  expect(await ended({ choice: "none" }, { tenant: { ...tenant, analytics: undefined } })).toEqual([]);
});

test("an unknown choice changes no consent", async () => {
  const { kept, to, flashes, shop } = await chosen({ choice: "rubbish", analytics: "on" }, before);
  expect(kept).toBeUndefined();
  expect(to).toBe("/catalog");
  expect(flashes).toEqual([]);
  expect(shop.fragments.size).toBe(0);
});
