import { describe, expect, it } from "vitest";
import type { IfMissing } from "~/model/cart";
import { saysWish, sharedIfMissing, usualIfMissing, wishForAll } from "./if-missing";
import { sampleItem } from "./testing/sample-cart";

const cartOf = (...wanted: IfMissing[]) => ({
  items: wanted.map((ifMissing) => sampleItem(undefined, { ifMissing })),
});

it("a wish shared by all lines holds for the cart and for the next line", () => {
  for (const one of ["similar", "call", "nothing"] as const) {
    expect(sharedIfMissing(cartOf(one, one))).toBe(one);
    expect(usualIfMissing(cartOf(one))).toBe(one);
  }
});

it("lines that differ and an empty cart share no wish and default to similar", () => {
  for (const cart of [cartOf("call", "nothing"), cartOf()]) {
    expect(sharedIfMissing(cart)).toBeUndefined();
    expect(usualIfMissing(cart)).toBe("similar");
  }
});

describe("W10: the wish for a missing line", () => {
  const says = (...wanted: IfMissing[]) => {
    const cart = cartOf(...wanted);
    return cart.items.map((item) => saysWish(item, cart));
  };

  it("the wish shows at the only line", () => {
    expect([says("similar"), says("call")]).toEqual([[true], [true]]);
    expect(wishForAll(cartOf("call"))).toBeUndefined();
  });

  it("the wish shows once if all lines have the same", () => {
    expect(says("call", "call")).toEqual([false, false]);
    expect(wishForAll(cartOf("call", "call"))).toBe("short.call");
  });

  it("the wish shows at lines without the default, and once for the rest", () => {
    expect(says("similar", "call", "nothing")).toEqual([false, true, true]);
    expect(wishForAll(cartOf("similar", "call"))).toBe("forAllMixed");
    const named = { ...sampleItem(), substitute: "Penne" };
    expect(saysWish(named, { items: [named, sampleItem()] })).toBe(true);
  });

  it("the wish is not shared if a line has no wish", () => {
    expect(wishForAll({ items: [{ ifMissing: "call" }, {}] })).toBeUndefined();
  });
});
