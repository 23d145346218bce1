import { expect, it, vi } from "vitest";
import { MapsError, type MapPlace } from "~/maps/maps";
import { testShop } from "~/platform/testing/test-shop";
import { lookUp } from "./look-up";

const { shop } = testShop();

const place = (id: string): MapPlace => ({
  id,
  label: `0018${id} Roma (RM)`,
  street: "",
  number: "",
  city: "Roma",
  province: "RM",
  postalCode: `0018${id}`,
  latitude: 41.9,
  longitude: 12.5,
});

function ask(found: MapPlace[], id: string | null = null, words = "Roma") {
  const maps = {
    suggest: () => Promise.resolve([]),
    place: (wanted: string) => Promise.resolve(found.find((one) => one.id === wanted)),
    geocode: () => Promise.resolve(found),
    reverse: () => Promise.resolve(undefined),
  };
  return lookUp({ ...shop, maps }, words, id);
}

it("several places are offered to choose from, the first is never taken by itself", async () => {
  const two = [place("4"), place("5")];
  expect(await ask(two)).toEqual({
    kind: "many",
    more: false,
    places: two.map(({ id, label }) => ({ id, label })),
  });
  expect(await ask(two, "5")).toEqual({ kind: "one", place: two[1] });
  expect(await ask(two, "9")).toEqual({ kind: "none" });
  const many = await ask(Array.from({ length: 30 }, (_, index) => place(String(index))));
  expect(many).toMatchObject({ kind: "many", more: true });
  expect(many.kind === "many" && many.places).toHaveLength(10);
});

it("takes a single place, and reports no place or a failed map", async () => {
  expect(await ask([place("4")])).toMatchObject({ kind: "one" });
  expect(await ask([])).toEqual({ kind: "none" });
  expect(await lookUp({ ...shop, maps: undefined }, "Roma", null)).toEqual({ kind: "down" });
  const geocode = () => Promise.reject(new MapsError("geocode"));
  const down = { suggest: () => Promise.resolve([]), place: geocode, geocode, reverse: geocode };
  expect(await lookUp({ ...shop, maps: down }, "Roma", null)).toEqual({ kind: "down" });
});

it("S4: a single place that the words do not name is offered, and taken once it is chosen", async () => {
  const latina = { ...place("4"), street: "Via Latina", number: "1" };
  expect(await ask([latina], null, "Via Roma 1, Latina")).toEqual({
    kind: "many",
    more: false,
    places: [{ id: "4", label: latina.label }],
  });
  expect(await ask([latina], "4", "Via Roma 1, Latina")).toEqual({ kind: "one", place: latina });
  expect(await ask([latina], null, "via latina 1 roma")).toEqual({ kind: "one", place: latina });
});

// spec attacked: F5 rate limits on login and search, with a page that says so
it("F5: answers 429 and sends no map request above the rate limit", async () => {
  const geocode = vi.fn(() => Promise.resolve([place("4")]));
  const nothing = () => Promise.resolve(undefined);
  const maps = { suggest: () => Promise.resolve([]), place: nothing, geocode, reverse: nothing };
  const checkRateLimit = vi.fn(() => Promise.resolve(false));
  await expect(lookUp({ ...shop, maps, checkRateLimit }, "Roma", null)).rejects.toMatchObject({
    init: { status: 429, headers: { "Retry-After": "60" } },
  });
  expect(checkRateLimit).toHaveBeenCalledWith("suggest", undefined);
  expect(geocode).not.toHaveBeenCalled();
});
