import { expect, it } from "vitest";
import type { IfMissing } from "~/model/cart";
import { sharedIfMissing, usualIfMissing } from "./if-missing";
import { sampleItem } from "./testing/sample-cart";

const cartOf = (...wanted: IfMissing[]) => ({
  items: wanted.map((ifMissing) => sampleItem(undefined, { ifMissing })),
});

it("what every line has alike holds for the cart, and for what comes next", () => {
  for (const one of ["similar", "call", "nothing"] as const) {
    expect(sharedIfMissing(cartOf(one, one))).toBe(one);
    expect(usualIfMissing(cartOf(one))).toBe(one);
  }
});

it("lines that differ, and an empty cart, have nothing in common: then a similar product is taken", () => {
  for (const cart of [cartOf("call", "nothing"), cartOf()]) {
    expect(sharedIfMissing(cart)).toBeUndefined();
    expect(usualIfMissing(cart)).toBe("similar");
  }
});
