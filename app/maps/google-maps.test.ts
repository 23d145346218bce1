import { delay, http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGoogleMaps } from "./google-maps";
import { MapsError } from "./maps";
import { autocomplete, denied, details, geocoded, nothing, recorded } from "./testing/google-answers";

const places = "https://places.googleapis.com/v1";
const geocoding = "https://maps.googleapis.com/maps/api/geocode/json";
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const mapsWithin = (deadlineMs?: number) =>
  createGoogleMaps("chain-key", { fetch: (...call) => fetch(...call), deadlineMs });
const maps = mapsWithin();

describe("suggestions", () => {
  // spec delivery: §7 place autocomplete and geocoding, Italy only, key on the server <- app/maps/google-maps.ts, app/maps/sandbox-maps.ts
  it("suggest asks for places in Italy, in Italian, with the key in a header", async () => {
    server.use(
      http.post(`${places}/places:autocomplete`, async ({ request }) => {
        expect(request.headers.get("X-Goog-Api-Key")).toBe("chain-key");
        expect(request.url).not.toContain("chain-key");
        expect(await request.json()).toEqual({
          input: "via cavour 12",
          includedRegionCodes: ["it"],
          languageCode: "it",
        });
        return HttpResponse.json(autocomplete);
      }),
    );
    expect(await maps.suggest("via cavour 12")).toEqual([
      { id: "EhxWaWEgQ2F2b3VyLCAxMiwgUm9tYSwgSXRhbGlh", label: "Via Cavour, 12, Roma, RM, Italia" },
    ]);
  });

  it("suggest returns an empty list without results and sends at most 200 characters", async () => {
    server.use(
      http.post(`${places}/places:autocomplete`, async ({ request }) => {
        expect(JSON.stringify(await request.json()).length).toBeLessThan(300);
        return HttpResponse.json({});
      }),
    );
    expect(await maps.suggest("a".repeat(10_000))).toEqual([]);
  });
});

describe("a place", () => {
  it("place returns street, number, town, province and postal code", async () => {
    server.use(
      http.get(`${places}/places/:id`, ({ request }) => {
        expect(request.headers.get("X-Goog-FieldMask")).toBe(
          "id,formattedAddress,location,addressComponents",
        );
        return HttpResponse.json(details);
      }),
    );
    expect(await maps.place(details.id)).toEqual({
      id: details.id,
      label: "Via Cavour, 12, 00184 Roma RM, Italia",
      street: "Via Cavour",
      number: "12",
      city: "Roma",
      province: "RM",
      postalCode: "00184",
      latitude: 41.8993145,
      longitude: 12.4986713,
    });
  });

  it.each([400, 404])("place returns undefined if Google responds with %i", async (status) => {
    server.use(http.get(`${places}/places/*`, () => HttpResponse.json({}, { status })));
    expect(await maps.place("../v1/else?x=1")).toBeUndefined();
  });
});

describe("geocoding", () => {
  // spec delivery: §7 place autocomplete and geocoding, Italy only, key on the server
  it("geocode stays in Italy and takes the comune if there is no locality", async () => {
    server.use(
      http.get(geocoding, ({ request }) => {
        expect(Object.fromEntries(new URL(request.url).searchParams)).toEqual({
          address: "00044",
          components: "country:IT",
          language: "it",
          region: "it",
          key: "chain-key",
        });
        return HttpResponse.json(geocoded);
      }),
    );
    expect(await maps.geocode("00044")).toMatchObject([
      { street: "", number: "", city: "Frascati", province: "RM", postalCode: "00044", latitude: 41.8159 },
    ]);
  });

  it("geocode reads a recorded response", async () => {
    server.use(http.get(geocoding, () => HttpResponse.json(recorded)));
    expect(await maps.geocode("via roma 30 terracina")).toEqual([
      {
        id: "ChIJNwYq6mkjJRMR80SzzRlDGi4",
        label: "Via Roma, 30, 04019 Terracina LT, Italia",
        street: "Via Roma",
        number: "30",
        city: "Terracina",
        province: "LT",
        postalCode: "04019",
        latitude: 41.2896711,
        longitude: 13.2502455,
      },
    ]);
  });

  it("geocode and reverse return no place, without an error, for an empty result", async () => {
    server.use(http.get(geocoding, () => HttpResponse.json(nothing)));
    expect(await maps.geocode("zzz")).toEqual([]);
    expect(await maps.reverse({ latitude: 0, longitude: 0 })).toBeUndefined();
  });

  it("reverse finds the town of a point", async () => {
    server.use(
      http.get(geocoding, ({ request }) => {
        expect(new URL(request.url).searchParams.get("latlng")).toBe("41.8159,12.6827");
        return HttpResponse.json(geocoded);
      }),
    );
    expect((await maps.reverse({ latitude: 41.8159, longitude: 12.6827 }))?.city).toBe("Frascati");
  });
});

describe("a failing maps service", () => {
  const asks = () => maps.geocode("roma").catch((error: unknown) => error);

  it.each([
    ["denies the key", () => HttpResponse.json(denied)],
    ["is down", () => new HttpResponse("oops", { status: 503 })],
    ["answers half a JSON", () => new HttpResponse('{"results": [')],
    ["answers something else", () => HttpResponse.json({ status: "OK", results: [{ place_id: 7 }] })],
    ["leads elsewhere", () => HttpResponse.redirect("https://elsewhere.example/", 302)],
  ])("throws a MapsError without the key if the service %s", async (_, answer) => {
    server.use(http.get(geocoding, answer));
    const error = await asks();
    expect(error).toBeInstanceOf(MapsError);
    expect(String(error)).not.toContain("chain-key");
  });

  it("throws a MapsError after the timeout", async () => {
    server.use(
      http.get(geocoding, async () => {
        await delay("infinite");
        return HttpResponse.json(geocoded);
      }),
    );
    await expect(mapsWithin(30).geocode("roma")).rejects.toBeInstanceOf(MapsError);
  });
});
