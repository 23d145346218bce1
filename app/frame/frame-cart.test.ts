import { describe, expect, it } from "vitest";
import type { Cart, CartItem } from "~/model/cart";
import type { Product } from "~/model/product";
import { emptyCart, sampleAddress as address } from "~/lib/testing/sample-cart";
import { sampleProduct } from "~/lib/testing/sample-product";
import { frameCart } from "./frame-cart";

const slot = { id: 3, date: "2026-11-27", begin: "18:00", end: "20:30", autoAssigned: false };
const cart = (more: Partial<Cart> = {}) =>
  emptyCart({ itemsTotal: 1249, deliveryFee: 590, total: 1839, ...more });
const now = { date: "2026-11-24", time: "10:00", at: 0 };
const strict = { address: false, timeslot: false };

describe("the cart in the page's frame", () => {
  // V9.
  it("says where and when in few words, and what the goods cost without their delivery", () => {
    expect(frameCart(cart({ address, slot }), strict, "it", now)).toMatchObject({
      where: "Via Appia Nuova 12",
      when: "ven 18-20:30",
      service: "delivery",
      total: "12,49\u00a0€",
    });
  });

  it("names the store for a pickup", () => {
    const store = {
      ...address,
      kind: "store" as const,
      label: "La Loggia Prati",
      service: "pickup" as const,
    };
    expect(frameCart(cart({ address: store }), strict, "it", now).where).toBe("La Loggia Prati");
  });

  it("does not count what the server assigned by itself, unless the chain says so (§4)", () => {
    const assigned = cart({
      address: { ...address, autoAssigned: true },
      slot: { ...slot, autoAssigned: true },
    });
    expect(frameCart(assigned, strict, "it", now)).toEqual({ count: 0, total: "12,49\u00a0€", lines: {} });
    expect(frameCart(assigned, { address: true, timeslot: true }, "it", now)).toMatchObject({
      when: "ven 18-20:30",
    });
  });

  it("has no slot that is over, by Rome's clock", () => {
    const at = (date: string, time: string) =>
      frameCart(cart({ slot }), strict, "it", { date, time, at: 0 }).when;
    expect(at("2026-11-27", "20:29")).toBe("ven 18-20:30");
    expect(at("2026-11-27", "20:30")).toBeUndefined();
    expect(at("2026-11-29", "08:00")).toBeUndefined();
  });

  it("says when an order is being changed", () => {
    const changing = cart({ state: "changing" });
    expect(frameCart(changing, strict, "it", now, { changing: 900 }).changing).toEqual({
      id: 900,
      total: "18,39\u00a0€",
    });
    expect(frameCart(cart({ state: "locked" }), strict, "it", now).changing).toBeUndefined();
  });

  // spec catalogue: Weighed goods: quantity, its price and the estimate as a range with the reason, on cards and cart lines
  it("says what each quantity costs, as a range for weighed goods", () => {
    const item = (id: number, total: number, more: Partial<Product>): CartItem => ({
      itemId: id,
      product: sampleProduct({ id, ...more }),
      quantity: { by: "piece", value: 3 },
      total,
      ifMissing: "similar",
    });
    const { lines, count } = frameCart(
      cart({ items: [item(1, 447, {}), item(2, 320, { weighed: true })] }),
      strict,
      "it",
      now,
    );
    expect(count, "pieces, as the badge has them (§2.2)").toBe(6);
    expect(lines).toEqual({
      1: { itemId: 1, value: 3, total: "4,47\u00a0€" },
      2: { itemId: 2, value: 3, total: "3,20\u00a0€ – 3,52\u00a0€", weighed: true },
    });
  });

  // spec attacked: S10 a product in two lines shows the total of both <- app/frame/frame-cart.ts
  it("S10: sums up a product that stands in two lines, with other options each", () => {
    const item = (itemId: number, value: number, total: number): CartItem => ({
      itemId,
      product: sampleProduct({ id: 1 }),
      quantity: { by: "piece", value },
      total,
      options: { CUT: String(itemId) },
      ifMissing: "similar",
    });
    const { lines } = frameCart(cart({ items: [item(7, 2, 300), item(8, 1, 150)] }), strict, "it", now);
    expect(lines).toEqual({ 1: { itemId: 7, value: 3, total: "4,50\u00a0€", several: true } });
  });

  // spec §2.2: the badge counts pieces and packs, weighed goods once <- app/frame/frame-cart.ts
  it("counts weighed goods once, however heavy", () => {
    const potatoes: CartItem = {
      itemId: 1,
      product: sampleProduct({ id: 1 }),
      quantity: { by: "weight", value: 2500 },
      total: 500,
      ifMissing: "similar",
    };
    const cut = { ...potatoes, itemId: 2, quantity: { by: "pack" as const, value: 3 } };
    expect(frameCart(cart({ items: [potatoes, cut] }), strict, "it", now).count).toBe(4);
  });
});
