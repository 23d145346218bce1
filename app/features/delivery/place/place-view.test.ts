import { describe, expect, it } from "vitest";
import { addressView, matches, placeLine } from "./place-view";
import { emptyCart } from "~/lib/testing/sample-cart";
import { sampleHome } from "../testing/samples";

describe("a saved address", () => {
  // spec delivery: §5 address text search: name, street or city <- app/features/delivery/place/place-view.ts
  it("is found by name, street or town in any case", () => {
    for (const text of ["casa", "CAVOUR", " roma ", "", "Càvour\u200b"])
      expect(matches(sampleHome, text)).toBe(true);
    for (const text of ["00184", "ufficio", "112"]) expect(matches(sampleHome, text)).toBe(false);
  });

  it("is the chosen one only when the shopper chose it, and says whether it is the preferred one", () => {
    const at = (autoAssigned: boolean) =>
      emptyCart({ address: { ...sampleHome, autoAssigned, service: "delivery" } });
    expect(addressView(sampleHome, at(false)).chosen).toBe(true);
    expect(addressView(sampleHome, at(true)).chosen).toBe(false);
    const other = { ...sampleHome, id: 71, preferred: false, label: "" };
    expect(addressView(other, emptyCart({ user: { id: 7, preferredAddressId: 71 } }))).toMatchObject({
      name: "Via Cavour 112",
      preferred: true,
    });
  });

  it("S15: can be made the preferred one only where the backend says of each whether it is", () => {
    const cart = emptyCart({
      user: { id: 7, preferredAddressId: 71 },
    });
    const home = (id: number, preferred: boolean | undefined) => {
      const view = addressView({ ...sampleHome, id, preferred }, cart);
      return [view.preferred, view.preferable];
    };
    expect([home(70, true), home(70, false), home(70, undefined)]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect([home(71, false), home(71, undefined)]).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it("is one line, without gaps for what is not known", () => {
    expect(placeLine(sampleHome)).toBe("Via Cavour 112, 00184 Roma");
    expect(placeLine({ street: "", number: "", postalCode: "00184", city: "Roma" })).toBe("00184 Roma");
  });
});
