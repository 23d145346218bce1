import { addDays } from "../../kernel/rome-time";

const expiringDays = 7;

/** The state of what is not paid yet. Dates `yyyy-MM-dd`. */
export function dueStatus(dueDate: string, today: string): "pending" | "expiring" | "expired" {
  if (today > dueDate) return "expired";
  return today >= addDays(dueDate, -expiringDays) ? "expiring" : "pending";
}

/** The last day of the month after a date's. */
export function endOfNextMonth(date: string): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
}
