import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { romeInstant } from "../../kernel/rome-time";
import { easter, isHoliday } from "./holidays";
import { allowed, nextStatus, statusAt, type OrderCourse } from "./order-states";
import { cutOffInstant, slotInstants, windowsOf } from "./slot-rules";

const slotBegin = romeInstant("2026-11-26", "10:00");
const order: OrderCourse = {
  base: 3,
  floor: 0,
  slotBegin,
  slotEnd: slotBegin + 7_200_000,
  payBefore: 0,
  paymentTypeId: 2,
};
const hours = (count: number) => slotBegin + count * 3_600_000;

describe("an order", () => {
  // spec §4: order status ids and their texts
  it.each([
    [-4.01, 3],
    [-4, 4],
    [-2, 5],
    [-0.5, 6],
    [0, 7],
    [2, 8],
  ])("%d hours from its slot is in state %i", (from, state) =>
    expect(statusAt(order, hours(from))).toBe(state),
  );

  it("waits 30 minutes for its payment", () => {
    const waiting = { ...order, base: 2, payBefore: hours(-10) };
    expect(statusAt(waiting, hours(-10) - 1)).toBe(2);
    expect(statusAt(waiting, hours(-10))).toBe(10);
  });

  // spec §4: orders can be cancelled until the store takes charge
  it("can be changed until the store takes charge, and only cancelled when a card has paid it", () => {
    expect(allowed(order, hours(-5))).toEqual({ canModify: true, canDelete: true, canPay: false });
    expect(allowed({ ...order, paymentTypeId: 1 }, hours(-5))).toEqual({
      canModify: false,
      canDelete: true,
      canPay: false,
    });
    expect(allowed(order, hours(-3))).toEqual({ canModify: false, canDelete: false, canPay: false });
    expect(allowed({ ...order, base: 1, payBefore: hours(-4) }, hours(-5))).toEqual({
      canModify: false,
      canDelete: true,
      canPay: true,
    });
  });

  it("never goes back while the clock goes on", () => {
    const floors = fc.constantFrom(0, 4, 6, 8);
    fc.assert(
      fc.property(floors, fc.integer({ min: -600, max: 600 }), fc.nat(300), (floor, from, minutes) => {
        const now = slotBegin + from * 60_000;
        expect(statusAt({ ...order, floor }, now + minutes * 60_000)).toBeGreaterThanOrEqual(
          statusAt({ ...order, floor }, now),
        );
      }),
    );
  });

  it("is pushed one state at a time, and not past its end", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map(nextStatus)).toEqual([3, 3, 4, 5, 6, 7, 8, 8, 9, 10, 12]);
  });
});

describe("the calendar", () => {
  it.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
  ])("knows Easter of %i", (year, date) => expect(easter(year)).toBe(date));

  it("knows the holidays", () => {
    expect(["2026-04-06", "2026-08-15", "2026-12-08"].every(isHoliday)).toBe(true);
    expect(isHoliday("2026-11-24")).toBe(false);
  });

  it("keeps windows of two hours and Rome's hours across both changes of the clock", () => {
    const [first, second] = windowsOf("delivery");
    if (!first || !second) throw new Error("no windows");
    for (const date of ["2026-03-29", "2026-10-25"]) {
      const { begin, end } = slotInstants(date, first);
      expect(end - begin).toBe(7_200_000);
      expect(cutOffInstant("delivery", date, second)).toBe(romeInstant(date, "07:00"));
    }
    expect(slotInstants("2026-03-29", first).begin - cutOffInstant("delivery", "2026-03-29", first)).toBe(
      11 * 3_600_000,
    );
    expect(slotInstants("2026-10-25", first).begin - cutOffInstant("delivery", "2026-10-25", first)).toBe(
      13 * 3_600_000,
    );
  });
});
