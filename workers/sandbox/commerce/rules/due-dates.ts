import { addDays } from "../../kernel/rome-time";

const expiringDays = 7;

/** Returns the state of an unpaid due date. Dates are `yyyy-MM-dd`. */
export function dueStatus(dueDate: string, today: string): "pending" | "expiring" | "expired" {
  if (today > dueDate) return "expired";
  return today >= addDays(dueDate, -expiringDays) ? "expiring" : "pending";
}

/** Returns the last day of the month after a date's month. */
export function endOfNextMonth(date: string): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
}
