import { and, asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { ok } from "../../kernel/envelope";
import { addDays, displayDate, romeDate } from "../../kernel/rome-time";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import type { OrderRow } from "../order-tables";
import { paymentDueDates } from "../payment-tables";
import { dueStatus, endOfNextMonth } from "../rules/due-dates";
import { euro } from "../rules/money";
import { deferred } from "./payment-types";

const deferredDays = 30;

/** Stores the due date of an order that is paid later. */
export function fallDue({ db }: Sandbox, order: OrderRow): void {
  const { orderId, userId, placedAt, paymentTypeId, grossTotal: cents } = order;
  const placed = romeDate(placedAt);
  const dueDate = paymentTypeId === deferred ? addDays(placed, deferredDays) : endOfNextMonth(placed);
  db.insert(paymentDueDates).values({ userId, orderId, dueDate, cents, paid: false }).run();
}

/** Deletes the unpaid due date of a failed order. */
export function forgetDueDate({ db }: Sandbox, orderId: number): void {
  const its = and(eq(paymentDueDates.orderId, orderId), eq(paymentDueDates.paid, false));
  db.delete(paymentDueDates).where(its).run();
}

export const dueDates = new Hono<AppEnv>();
dueDates.use("/payment-due-date/*", needSession);

dueDates.get("/payment-due-date/list", (c) => {
  const { db, clock } = c.get("sandbox");
  const rows = db
    .select()
    .from(paymentDueDates)
    .where(eq(paymentDueDates.userId, sessionOf(c).userId))
    .orderBy(asc(paymentDueDates.dueDate), asc(paymentDueDates.dueDateId))
    .all();
  return ok(c, {
    paymentDueDates: rows.map(({ dueDateId, orderId, dueDate, cents, paid }) => ({
      paymentDueDateId: dueDateId,
      orderId,
      dueDate: displayDate(dueDate),
      amount: euro(cents),
      status: paid ? "paid" : dueStatus(dueDate, clock.today()),
    })),
  });
});
