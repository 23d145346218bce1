import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chainSecret } from "~/lib/secrets/chain-secret";
import { createMaps } from "./create-maps";
import { MapsError } from "./maps";
import { createSandboxMaps } from "./sandbox-maps";

const base = "http://backend.test/t/loggia";
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const options = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call) };
const maps = createSandboxMaps(base, options);
const cavour = {
  id: "1-12",
  label: "Via Cavour, 12, 00184 Roma (RM)",
  address1: "Via Cavour",
  addressNumber: "12",
  city: "Roma",
  province: "RM",
  postalcode: "00184",
  latitude: 41.8925,
  longitude: 12.498,
};

// spec delivery: §7 place autocomplete and geocoding, Italy only, key on the server
it("each call has its own URL and reads the same response shape", async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${base}/maps/:call`, ({ request }) => {
      asked.push(request.url.slice(base.length));
      return HttpResponse.json({ results: [cavour] });
    }),
  );
  expect(await maps.suggest("via cav")).toEqual([{ id: "1-12", label: cavour.label }]);
  expect(await maps.place("1-12")).toMatchObject({ street: "Via Cavour", number: "12", postalCode: "00184" });
  expect(await maps.geocode("roma")).toHaveLength(1);
  expect(await maps.reverse({ latitude: 41.89, longitude: 12.49 })).toMatchObject({ city: "Roma" });
  expect(asked).toEqual([
    "/maps/search?q=via+cav",
    "/maps/place?id=1-12",
    "/maps/geocode?q=roma",
    "/maps/reverse?latitude=41.89&longitude=12.49",
  ]);
});

it("place reads a district without a street and returns undefined for an unknown id", async () => {
  const { address1: _street, addressNumber: _number, ...district } = cavour;
  server.use(
    http.get(`${base}/maps/place`, () => HttpResponse.json({ results: [district] }), { once: true }),
  );
  expect(await maps.place("cap-00184")).toMatchObject({ street: "", number: "" });
  server.use(http.get(`${base}/maps/place`, () => HttpResponse.json({ results: [] })));
  expect(await maps.place("x")).toBeUndefined();
});

it("suggest throws a MapsError if the sandbox responds with 500", async () => {
  server.use(http.get(`${base}/maps/search`, () => new HttpResponse(null, { status: 500 })));
  await expect(maps.suggest("via cavour")).rejects.toBeInstanceOf(MapsError);
});

// spec delivery: §7 place autocomplete and geocoding, Italy only, key on the server
it("createMaps prefers the chain's Google key, then the sandbox, else is undefined", async () => {
  const keys = "quantobasta:abc, loggia:d:e,terre:x";
  expect(chainSecret(keys, "loggia")).toBe("d:e");
  expect(chainSecret(keys, "terrecomuni")).toBeUndefined();
  expect(chainSecret(undefined, "loggia")).toBeUndefined();
  expect(chainSecret("loggia:", "loggia")).toBeUndefined();
  expect(createMaps({}, options)).toBeUndefined();
  const asked: string[] = [];
  const seen = {
    fetch: ((url: string) => (asked.push(url), Promise.reject(new Error("seen")))) as typeof fetch,
  };
  await createMaps({ key: "k", sandbox: base }, seen)
    ?.geocode("roma")
    .catch(() => undefined);
  await createMaps({ sandbox: base }, seen)
    ?.geocode("roma")
    .catch(() => undefined);
  expect(asked.map((url) => new URL(url).host)).toEqual(["maps.googleapis.com", "backend.test"]);
});
