import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { MapsError, type MapPlace } from "~/maps/maps";
import type { Shop } from "~/platform/shop";
import { readEditor } from "./address-editor";
import { sampleHome, t } from "../testing/samples";

const place: MapPlace = {
  id: "1-12",
  label: "Via Cavour, 12, 00184 Roma (RM)",
  street: "Via Cavour",
  number: "12",
  city: "Roma",
  province: "RM",
  postalCode: "00184",
  latitude: 41.89,
  longitude: 12.49,
};
const street = { street: "Via Cavour", number: "12", postalCode: "00184", city: "Roma", province: "RM" };

type Fake = {
  checkRateLimit?: Shop["checkRateLimit"];
  maps?: Partial<NonNullable<Shop["maps"]>>;
  check?: () => Promise<typeof sampleHome>;
};

/** The part of a shop that the editor uses: a map and the backend's check. */
function editor(
  query: string,
  { maps, check, checkRateLimit = async () => true }: Fake,
  saved?: typeof sampleHome,
) {
  const known = () => Promise.resolve<MapPlace | undefined>(place);
  const shop = {
    t,
    checkRateLimit,
    session: { uuid: "0".repeat(32), remember: false, user: { id: 7, login: "a@example.com" } },
    maps: maps && {
      suggest: () => Promise.resolve([{ id: place.id, label: place.label }]),
      place: known,
      geocode: () => Promise.resolve([place]),
      reverse: known,
      ...maps,
    },
    ebsn: { places: { checkAddress: check ?? (() => Promise.resolve({ ...sampleHome, ...street })) } },
  };
  return readEditor(shop, new URLSearchParams(query), saved);
}

describe("searching", () => {
  it("begins with a field, or by hand where there is no map", async () => {
    expect(await editor("", { maps: {} })).toEqual({ step: "search", q: "" });
    expect(await editor("", {})).toMatchObject({ step: "street", manual: true });
  });

  // spec delivery: §4 address editor: search, check, available or not, details, save anyway <- app/features/delivery/address/address-editor.ts, app/features/delivery/address/save-address.ts
  it("starts above three letters", async () => {
    const suggest = vi.fn(() => Promise.resolve([]));
    expect(await editor("q=via", { maps: { suggest } })).toMatchObject({ problem: "short" });
    expect(suggest).not.toHaveBeenCalled();
    expect(await editor("q=via+c", { maps: { suggest } })).toMatchObject({ found: [] });
  });

  it("sends no more than is sensible of ten thousand letters", async () => {
    const suggest = vi.fn((_text: string) => Promise.resolve([]));
    await editor(`q=${"a".repeat(10_000)}`, { maps: { suggest } });
    expect(suggest.mock.calls[0]?.[0].length).toBeLessThanOrEqual(120);
  });

  it("V3: takes only a single whole match, else lets the shopper choose", async () => {
    expect(await editor("q=via+cavour+12+roma", { maps: {} })).toMatchObject({ step: "details" });
    const one = { id: place.id, label: place.label };
    const two = () => Promise.resolve([one, { id: "1-14", label: "Via Cavour, 14, 00184 Roma (RM)" }]);
    expect(await editor("q=via+cavour", { maps: { suggest: two } })).toMatchObject({
      step: "search",
      found: [one, {}],
    });
    for (const found of [undefined, { ...place, number: "" }])
      expect(await editor("q=via+cavour", { maps: { place: () => Promise.resolve(found) } })).toMatchObject({
        step: "search",
        found: [one],
      });
  });

  it("S4: offers a single inexact match as a choice, and shows its street once chosen", async () => {
    const query = "q=Via+Roma+12,+Latina";
    const check = vi.fn(() => Promise.resolve(sampleHome));
    const found = [{ id: place.id, label: place.label }];
    expect(await editor(query, { maps: {}, check })).toMatchObject({ step: "search", found, inexact: true });
    expect(await editor(`${query}&place=1-12`, { maps: {}, check })).toMatchObject({
      step: "street",
      street: { street: "Via Cavour" },
      manual: false,
    });
    expect(check).not.toHaveBeenCalled();
  });

  // spec attacked: F5 rate limits on login and search, with a page that says so <- app/platform/http/guards/rate-limit.ts
  it("F5: is counted as suggestions are, by the shopper", async () => {
    const checkRateLimit = vi.fn(async () => false);
    await expect(editor("q=via+cavour", { maps: {}, checkRateLimit })).rejects.toMatchObject({
      init: { status: 429 },
    });
    expect(checkRateLimit).toHaveBeenCalledWith("suggest", "a@example.com");
  });

  it("goes on by hand when the map is down", async () => {
    const suggest = () => Promise.reject(new MapsError("suggest"));
    expect(await editor("q=via+cavour", { maps: { suggest } })).toMatchObject({
      step: "search",
      problem: "down",
    });
  });

  it("takes the street at a point, and rejects a point without a street or off the globe", async () => {
    expect(await editor("lat=41.89&lng=12.49", { maps: {} })).toMatchObject({
      step: "street",
      manual: false,
    });
    const reverse = () => Promise.resolve(undefined);
    expect(await editor("lat=0&lng=0", { maps: { reverse } })).toMatchObject({ problem: "noPoint" });
    for (const off of ["lat=91&lng=12", "lat=41&lng=181", "lat=x&lng=1", "lat=1e1&lng=1", "lat=41"])
      expect(await editor(off, { maps: {} })).toEqual({ step: "search", q: "" });
  });
});

describe("checking", () => {
  const asked = `verifica=1&${new URLSearchParams(street)}`;

  // spec delivery: §5 address completeness sentence; required details; save disabled until filled <- app/features/delivery/address/address-form.ts, app/features/delivery/address/gated-submit.tsx
  it("names what is missing in the sentence of §5, in its order", async () => {
    expect(await editor("verifica=1&number=5", { maps: {} })).toMatchObject({
      step: "street",
      incomplete:
        "L'indirizzo inserito è incompleto, mancano i seguenti campi: città, indirizzo, CAP, provincia.",
    });
    expect(await editor("verifica=1&street=Via+A&city=Roma&province=rm", {})).toMatchObject({
      incomplete: "L'indirizzo inserito è incompleto, mancano i seguenti campi: CAP.",
      street: { province: "RM" },
    });
  });

  it("rejects an invalid postal code, province or number without a request", async () => {
    const never = vi.fn(() => Promise.resolve(sampleHome));
    const typed = "verifica=1&street=Via+Cavour&city=Roma&postalCode=abc&province=Lazio";
    for (const query of [typed, `${typed}&anyway=1`])
      expect(await editor(query, { check: never })).toMatchObject({
        step: "street",
        manual: true,
        wrong: { postalCode: "postalCode", province: "province" },
      });
    expect(await editor(`${asked}&number=${"1".repeat(13)}`.replace("number=12&", ""), {})).toMatchObject({
      wrong: { number: "tooLong" },
    });
    expect(never).not.toHaveBeenCalled();
  });

  // spec delivery: §4 address editor: search, check, available or not, details, save anyway
  it("leads to the details if home delivery is available, also for a numbered place", async () => {
    const details = { step: "details", street };
    expect(await editor(asked, {})).toMatchObject(details);
    expect(await editor("place=1-12", { maps: {} })).toMatchObject(details);
  });

  it("S4: names the parts that differ in the server's address", async () => {
    const check = () =>
      Promise.resolve({ ...sampleHome, ...street, street: "Via Latina", postalCode: "00179" });
    expect(await editor(asked, { check })).toEqual({
      step: "inexact",
      typed: street,
      found: { ...street, street: "Via Latina", postalCode: "00179" },
      parts: ["street", "postalCode"],
    });
  });

  it("requires the house number of a place without a number", async () => {
    const noNumber = () => Promise.resolve({ ...place, number: "" });
    expect(await editor("place=1", { maps: { place: noNumber } })).toMatchObject({
      step: "street",
      manual: false,
    });
    const town = () => Promise.resolve({ ...place, street: "", number: "" });
    expect(await editor("place=1", { maps: { place: town } })).toMatchObject({
      step: "street",
      manual: true,
    });
    const none = () => Promise.resolve(undefined);
    expect(await editor("place=gone", { maps: { place: none } })).toMatchObject({
      step: "search",
      found: [],
    });
  });

  // spec delivery: §4 address editor: search, check, available or not, details, save anyway
  it("says so when the address is not served, or when the server does not know it", async () => {
    const away = () => Promise.resolve({ ...sampleHome, ...street, active: false });
    expect(await editor(asked, { check: away })).toMatchObject({ step: "refused", why: "notServed" });
    const unknown = () =>
      Promise.reject(new EbsnError("refused", "user-address/check", { reason: "invalidAddress" }));
    expect(await editor(asked, { check: unknown })).toMatchObject({
      step: "refused",
      why: "unknown",
      street,
    });
  });

  // spec delivery: §4 address editor: search, check, available or not, details, save anyway
  it("skips the validation only on request", async () => {
    const never = vi.fn(() => Promise.resolve(sampleHome));
    expect(await editor(`${asked}&anyway=1`, { check: never })).toMatchObject({
      step: "details",
      anyway: "unknown",
    });
    expect(await editor(`${asked}&anyway=1&fuori=1`, { check: never })).toMatchObject({
      anyway: "notServed",
    });
    expect(never).not.toHaveBeenCalled();
  });
});

it("edits a saved address from its details, and searches again on request", async () => {
  const details = await editor("", { maps: {} }, sampleHome);
  expect(details).toMatchObject({ step: "details" });
  expect(details).not.toHaveProperty("anyway");
  const away = { ...sampleHome, active: false };
  expect(await editor("", { maps: {} }, away)).toMatchObject({ anyway: "notServed" });
  const unknown = { ...away, latitude: undefined };
  expect(await editor("", { maps: {} }, unknown)).toMatchObject({ anyway: "unknown" });
  expect(await editor("", { maps: {} }, { ...sampleHome, postalCode: "184" })).toMatchObject({
    step: "street",
    wrong: { postalCode: "postalCode" },
  });
  expect(await editor("cerca=1", { maps: {} }, sampleHome)).toEqual({ step: "search", q: "" });
});
