import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { sampleProduct } from "~/features/catalog/card/sample-product";
import * as paths from "~/page/paths";
import { sampleCart } from "./sample-cart";
import { missingStep, readWish } from "./wish";

const tenant = tenants.loggia;
const wish = { productId: 7, amount: {}, options: {}, back: paths.cart };
const cut = {
  parameter: "CUT",
  name: "Affettatura",
  mode: "radio" as const,
  values: [{ key: "thin", name: "Sottile" }],
};

describe("reading a wish", () => {
  it("takes product, target, options and the way back", () => {
    const fields = { productId: "7", intent: "to:3", back: paths.cart, "option.CUT": "thin" };
    expect(readWish(Object.entries(fields))).toEqual({
      productId: 7,
      amount: { intent: "to:3" },
      options: { CUT: "thin" },
      back: paths.cart,
    });
  });

  it("is none without a product that could exist", () => {
    for (const productId of ["", "0", "-1", "1.5", "abc", "1e99", "NaN"]) {
      expect(readWish([["productId", productId]]), productId).toBeUndefined();
    }
  });

  it("never leads to another site, whatever comes", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (back, intent) => {
        const read = readWish([
          ["productId", "7"],
          ["back", back],
          ["intent", intent],
        ]);
        if (read) expect(new URL(read.back, "https://shop.example").origin).toBe("https://shop.example");
      }),
    );
  });
});

describe("what the first unit still asks for (§4)", () => {
  const ebsn = { today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }) };

  it("is the address, then the slot, then the options, then nothing", () => {
    const product = sampleProduct({ options: [cut] });
    const cart = sampleCart();
    const step = (more: Parameters<typeof sampleCart>[0], options = {}) =>
      missingStep({ tenant, ebsn }, sampleCart(more), product, { ...wish, options });
    expect(step({ address: undefined, slot: undefined })).toBe("/delivery/address");
    expect(step({ slot: undefined })).toBe("/delivery/timeslot");
    expect(step({})).toBe("options");
    expect(missingStep({ tenant, ebsn }, cart, product, { ...wish, options: { CUT: "thick" } })).toBe(
      "options",
    );
    expect(step({}, { CUT: "thin" })).toBeUndefined();
  });

  it("counts a slot that is over, and an address that nobody delivers to any more, as missing", () => {
    const { address } = sampleCart();
    const later = { today: () => ({ date: "2026-11-29", time: "10:00", at: 0 }) };
    expect(missingStep({ tenant, ebsn: later }, sampleCart(), sampleProduct(), wish)).toBe(
      "/delivery/timeslot",
    );
    const away = sampleCart({ address: address && { ...address, active: false } });
    expect(missingStep({ tenant, ebsn }, away, sampleProduct(), wish)).toBe("/delivery/address");
  });

  it("counts what the server assigned by itself as missing, unless the chain bypasses it", () => {
    const { address, slot } = sampleCart();
    const assigned = sampleCart({
      address: address && { ...address, autoAssigned: true },
      slot: slot && { ...slot, autoAssigned: true },
    });
    expect(missingStep({ tenant, ebsn }, assigned, sampleProduct(), wish)).toBe("/delivery/address");
    const lenient = { ...tenant, bypass: { address: true, timeslot: true } };
    expect(missingStep({ tenant: lenient, ebsn }, assigned, sampleProduct(), wish)).toBeUndefined();
  });
});
