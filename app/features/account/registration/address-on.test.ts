import { expect, test } from "vitest";
import { MapsError, type MapPlace, type Maps } from "~/maps/maps";
import { typedRegistration } from "../testing/typed-registration";
import { addressOn } from "./address-on";

const cavour: MapPlace = {
  id: "1-12",
  label: "Via Cavour, 12, 00184 Roma (RM)",
  street: "Via Cavour",
  number: "12",
  postalCode: "00184",
  city: "Roma",
  province: "RM",
  latitude: 41.8925,
  longitude: 12.498,
};

/** Looks a line up on a map that finds these places; `typed` is the registration's draft. */
function found(places: MapPlace[] | Error, line?: string, typed?: Record<string, string>) {
  const asked: string[] = [];
  const nothing = () => Promise.reject(new Error("not asked"));
  const maps: Maps = {
    suggest: nothing,
    place: nothing,
    reverse: nothing,
    geocode: (text) => {
      asked.push(text);
      return places instanceof Error ? Promise.reject(places) : Promise.resolve(places);
    },
  };
  const shop = {
    draft: () => typed,
    checkRateLimit: () => Promise.resolve(true),
    session: { uuid: "0", remember: false },
  };
  return addressOn(shop, maps, line).then((answer) => ({ answer, asked }));
}

// spec again: an address in one field and one line: V3: the map finds its parts <- app/features/account/registration/address-on.ts
test("V3: a single typed line is enough because the map gives the parts", async () => {
  const { street, number, postalCode, city, province } = cavour;
  expect((await found([cavour], "via cavour 12 roma")).answer).toEqual({
    kind: "whole",
    address: { street, number, postalCode, city, province },
  });
});

// spec again: an address in one field and one line: V3: the map finds its parts
test.each([
  ["nothing was typed", [cavour], undefined, "required"],
  ["nothing is found", [], "via dei pazzi", "addressUnknown"],
  ["the number is missing", [{ ...cavour, number: "" }], "via cavour roma", "addressNumber"],
  ["it is only a town", [{ ...cavour, street: "", number: "" }], "roma", "addressStreet"],
  ["several may be meant", [cavour, { ...cavour, city: "Rieti" }], "via cavour 12", "many"],
  ["the map does not answer", new MapsError("geocode"), "via cavour 12", "down"],
] as const)("V3: reports the problem if %s", async (_, places, line, kind) => {
  const answers = places instanceof Error ? places : [...places];
  expect((await found(answers, line)).answer.kind).toBe(kind);
});

test("does not look up an unchanged known address again", async () => {
  const { answer, asked } = await found([], "Via Cavour 12, 00184 Roma", typedRegistration);
  expect(answer.kind).toBe("whole");
  expect(asked).toEqual([]);
});
