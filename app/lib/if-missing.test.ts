import { describe, expect, it } from "vitest";
import type { IfMissing } from "~/model/cart";
import { saysWish, sharedIfMissing, usualIfMissing, wishForAll } from "./if-missing";
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

describe("W10: what is wanted if a line is missing", () => {
  const says = (...wanted: IfMissing[]) => {
    const cart = cartOf(...wanted);
    return cart.items.map((item) => saysWish(item, cart));
  };

  it("is said at the only line", () => {
    expect([says("similar"), says("call")]).toEqual([[true], [true]]);
    expect(wishForAll(cartOf("call"))).toBeUndefined();
  });

  it("is said once where several lines want the same", () => {
    expect(says("call", "call")).toEqual([false, false]);
    expect(wishForAll(cartOf("call", "call"))).toBe("short.call");
  });

  it("is said at the lines that want something else than a similar product, and once for the others", () => {
    expect(says("similar", "call", "nothing")).toEqual([false, true, true]);
    expect(wishForAll(cartOf("similar", "call"))).toBe("forAllMixed");
    const named = { ...sampleItem(), substitute: "Penne" };
    expect(saysWish(named, { items: [named, sampleItem()] })).toBe(true);
  });

  it("is not said for all where it is not told of each", () => {
    expect(wishForAll({ items: [{ ifMissing: "call" }, {}] })).toBeUndefined();
  });
});
