import { expect, test } from "vitest";
import { testShop } from "~/platform/testing/test-shop";
import { lostSlot } from "./lost-slot";

// spec house: an operator closes a chain for works, says something on top of it, or gives no slots for now
test("proposes no other slot for a lost slot while slots are paused", async () => {
  const free = { id: 2, begin: "12:00", end: "14:00", state: "free" as const, selected: false };
  const { shop } = testShop({
    ebsn: { slots: { days: async () => [{ date: "2026-11-25", slots: [free] }] } },
  });
  const lost = (switches: (typeof shop)["switches"]) =>
    lostSlot({ ...shop, switches }, { date: "2026-11-25", id: 1 }, { reason: "slotFull" });
  expect(await lost({})).toMatchObject({ nearest: [{}] });
  expect(await lost({ timeslotsPaused: true })).toEqual({ cause: "delivery.errors.full", nearest: [] });
});
