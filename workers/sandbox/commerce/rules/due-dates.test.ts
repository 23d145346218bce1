import { expect, it } from "vitest";
import { dueStatus, endOfNextMonth } from "./due-dates";

it.each([
  ["2026-11-16", "pending"],
  ["2026-11-17", "expiring"],
  ["2026-11-24", "expiring"],
  ["2026-11-25", "expired"],
])("a due date of 24 November, on %s, is %s", (today, state) =>
  expect(dueStatus("2026-11-24", today)).toBe(state),
);

it.each([
  ["2026-11-24", "2026-12-31"],
  ["2026-12-01", "2027-01-31"],
  ["2027-01-31", "2027-02-28"],
  ["2028-01-01", "2028-02-29"],
])("the month after %s ends on %s", (date, end) => expect(endOfNextMonth(date)).toBe(end));
