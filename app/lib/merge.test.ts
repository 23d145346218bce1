import { expect, test } from "vitest";
import { merge } from "./merge";

const base = { name: "Loggia", fees: { delivery: 590, pickup: 0 }, hosts: ["a.example", "b.example"] };

test("overrides the base level by level", () => {
  expect(merge<unknown>(base, { fees: { pickup: 100 }, colour: "red" })).toEqual({
    ...base,
    fees: { delivery: 590, pickup: 100 },
    colour: "red",
  });
});

test.each([
  ["a list replaces a list", { hosts: ["c.example"] }],
  ["a value replaces a tree", { fees: 0 }],
  ["a tree replaces a value", { name: { it: "Loggia" } }],
  ["nothing said replaces too", { fees: null }],
])("%s", (_, over) => expect(merge<unknown>(base, over)).toEqual({ ...base, ...over }));

test("leaves the base object unchanged", () => {
  const before = structuredClone(base);
  merge<unknown>(base, { fees: { delivery: 0 } });
  expect(base).toEqual(before);
});
