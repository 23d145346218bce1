import { describe, expect, it } from "vitest";
import { cartDifference } from "./cart-difference";
import { emptyCart } from "~/lib/testing/sample-cart";
import { pieceAt } from "../testing/samples";

const slot = { id: 102, date: "2026-11-27", begin: "10:00", end: "12:00", autoAssigned: false };

const named = (id: number) => `Prodotto ${id} Pastificio Aurelia 500 g`;

describe("the difference of a cart at another place", () => {
  it("is undefined if goods, prices, slot, fee and minimum are the same", () => {
    const before = emptyCart({ items: [pieceAt(1, 100)], slot, deliveryFee: 590, minimumOrder: 3000 });
    expect(cartDifference(before, { ...before })).toBeUndefined();
  });

  // spec delivery: gone, dearer, cheaper, the lost slot, fee and minimum shown before a change of place <- app/features/delivery/service/cart-difference.ts, app/features/delivery/service/routes/change.tsx
  it("is the fee and the minimum order, from collecting to home delivery and back", () => {
    const pickup = emptyCart({ items: [pieceAt(1, 100)], total: 100 });
    const home = { ...pickup, deliveryFee: 590, minimumOrder: 3000, total: 690 };
    expect(cartDifference(pickup, home)).toMatchObject({
      fee: { from: 0, to: 590 },
      minimum: { from: 0, to: 3000 },
      total: { from: 100, to: 690 },
    });
    expect(cartDifference(home, pickup)).toMatchObject({ fee: { from: 590, to: 0 } });
    expect(cartDifference(pickup, { ...pickup, minimumOrder: 3000 })).toMatchObject({ slotLost: false });
  });

  // spec delivery: gone, dearer, cheaper, the lost slot, fee and minimum shown before a change of place
  it("B9: names what is gone, dearer and cheaper, by name, brand and pack", () => {
    const before = emptyCart({
      items: [pieceAt(1, 100), pieceAt(2, 200), pieceAt(3, 300), pieceAt(4, 400)],
      deliveryFee: 590,
      total: 1590,
    });
    const after = emptyCart({
      items: [pieceAt(1, 110), pieceAt(2, 180), { ...pieceAt(3, 300), warning: "soldOut" }],
      total: 690,
    });
    expect(cartDifference(before, after)).toEqual({
      gone: [3, 4].map(named),
      dearer: [{ name: named(1), from: 100, to: 110 }],
      cheaper: [{ name: named(2), from: 200, to: 180 }],
      slotLost: false,
      fee: { from: 590, to: 0 },
      total: { from: 1590, to: 690 },
    });
  });

  it("does not name products that were already missing", () => {
    const gone = { ...pieceAt(1, 100), warning: "soldOut" as const };
    expect(cartDifference(emptyCart({ items: [gone] }), emptyCart({ items: [gone] }))).toBeUndefined();
  });

  // spec delivery: gone, dearer, cheaper, the lost slot, fee and minimum shown before a change of place
  it("reports a lost slot only if the shopper had chosen it", () => {
    const after = emptyCart();
    expect(cartDifference(emptyCart({ slot }), after)?.slotLost).toBe(true);
    expect(cartDifference(emptyCart({ slot: { ...slot, autoAssigned: true } }), after)).toBeUndefined();
  });
});
