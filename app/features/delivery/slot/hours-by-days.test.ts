import fc from "fast-check";
import { expect, it } from "vitest";
import { hoursByDays } from "./hours-by-days";

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const slot = fc.record({ id: fc.nat(), begin: time, end: time });
const week = fc.array(fc.array(slot, { maxLength: 12 }), { maxLength: 14 });

const names = (days: { begin: string; end: string }[][]) =>
  hoursByDays(days).map(({ begin, end }) => `${begin}-${end}`);

// spec delivery: V5: in wide windows the slots are a grid of days and hours <- app/features/delivery/slot/hours-by-days.ts, app/features/delivery/slot/slot-grid.ts, app/features/delivery/slot/week-form.tsx
it("V5: every slot of every day stands once, in its day's column and its hours' row", () => {
  fc.assert(
    fc.property(week, (days) => {
      const rows = hoursByDays(days);
      for (const [nth, slots] of days.entries()) {
        const placed = rows.flatMap(({ cells }) => cells[nth] ?? []);
        expect(placed).toHaveLength(slots.length);
        expect(new Set(placed)).toEqual(new Set(slots));
      }
      for (const { begin, end, cells } of rows) {
        expect(cells).toHaveLength(days.length);
        const here = cells.filter((slot) => slot !== undefined);
        expect(here.length).toBeGreaterThan(0);
        for (const one of here) expect([one.begin, one.end]).toEqual([begin, end]);
      }
    }),
  );
});

it("V5: rows are sorted by time, repeated only as needed, in any order of slots", () => {
  fc.assert(
    fc.property(week, (days) => {
      const hours = names(days);
      expect(hours).toEqual(hours.toSorted());
      const most = (name: string) =>
        Math.max(...days.map((slots) => slots.filter(({ begin, end }) => `${begin}-${end}` === name).length));
      for (const name of hours) expect(hours.filter((one) => one === name)).toHaveLength(most(name));
      expect(names(days.map((slots) => slots.toReversed()))).toEqual(hours);
    }),
  );
});

it("V5: handles overlapping slots, two at the same hours, and an empty day", () => {
  const morning = { id: 1, begin: "08:00", end: "10:00" };
  const other = { id: 4, begin: "08:00", end: "10:00" };
  const long = { id: 2, begin: "08:00", end: "12:00" };
  const late = { id: 3, begin: "18:30", end: "20:00" };
  expect(hoursByDays([[late, long, morning, other], [], [morning]])).toEqual([
    { begin: "08:00", end: "10:00", cells: [morning, undefined, morning] },
    { begin: "08:00", end: "10:00", cells: [other, undefined, undefined] },
    { begin: "08:00", end: "12:00", cells: [long, undefined, undefined] },
    { begin: "18:30", end: "20:00", cells: [late, undefined, undefined] },
  ]);
  expect(hoursByDays([[], []])).toEqual([]);
});
