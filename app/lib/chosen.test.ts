import { describe, expect, it } from "vitest";
import { chosenAddress, chosenSlot, isOver } from "./chosen";
import { emptyCart } from "~/lib/testing/sample-cart";
import { sampleHome } from "~/features/delivery/testing/samples";

const slot = { id: 102, date: "2026-11-27", begin: "22:00", end: "00:00", autoAssigned: false };
const now = { date: "2026-11-27", time: "23:59" };
const strict = { address: false, timeslot: false };
const lenient = { address: true, timeslot: true };

// spec delivery: a slot that is over, or an address no longer served, counts as not chosen <- app/lib/chosen.ts, app/features/pending/missing-delivery-step.ts
it("a slot that ends at midnight is over on the next day", () => {
  expect(isOver(slot, now)).toBe(false);
  expect(isOver(slot, { date: "2026-11-28", time: "00:00" })).toBe(true);
  expect(isOver({ ...slot, end: "23:59" }, now)).toBe(true);
});

describe("the chosen address and slot", () => {
  // spec §4: address and slot count unless autoAssigned, or the tenant bypasses
  it("chosenAddress and chosenSlot accept an assigned choice only if the chain does", () => {
    const home = { ...sampleHome, autoAssigned: true, service: "delivery" as const };
    const guessed = emptyCart({ address: home, slot: { ...slot, autoAssigned: true } });
    expect(chosenAddress(guessed, strict)).toBeUndefined();
    expect(chosenSlot(guessed, strict, now)).toBeUndefined();
    expect(chosenAddress(guessed, lenient)).toBe(guessed.address);
    expect(chosenSlot(guessed, lenient, now)).toBe(guessed.slot);
  });

  // spec delivery: a slot that is over, or an address no longer served, counts as not chosen
  it("chosenAddress ignores an address that is no longer served", () => {
    const away = { ...sampleHome, active: false, autoAssigned: false, service: "delivery" as const };
    expect(chosenAddress(emptyCart({ address: away }), lenient)).toBeUndefined();
  });
});
