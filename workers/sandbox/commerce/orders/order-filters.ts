import * as z from "zod";
import { romeDate } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { flag, pageNumber, pageSizeOf } from "../input";
import type { OrderRow } from "../order-tables";
import { status } from "../rules/order-states";
import { statusNow } from "./find-order";

const usualPage = 12;
const day = z
  .string()
  .transform((text) => (/^\d{2}\/\d{2}\/\d{4}$/.test(text) ? text.split("/").reverse().join("-") : text))
  .pipe(z.string().regex(/^\d{4}-\d{2}-\d{2}$/))
  .optional()
  .catch(undefined);
const total = z
  .union([z.number(), z.string().min(1).transform(Number)])
  .pipe(z.number())
  .optional()
  .catch(undefined);
/** The parameters of `order/list`; invalid values count as not sent. */
export const filters = z.object({
  page: pageNumber,
  page_size: pageSizeOf(usualPage),
  fetch_detail: flag.optional(),
  show_pending: flag.optional(),
  show_replaced: flag.optional(),
  from_date: day,
  to_date: day,
  from_gross_total: total,
  to_gross_total: total,
});
/** Does an order belong in the list that was asked for? */
export function fits(sandbox: Sandbox, order: OrderRow, asked: z.infer<typeof filters>): boolean {
  const placed = romeDate(order.placedAt);
  const waits = [status.waiting, status.suspended].some((waiting) => waiting === statusNow(sandbox, order));
  return (
    (asked.show_pending !== false || !waits) &&
    (asked.show_replaced === true || order.replacedBy === null) &&
    (asked.from_date === undefined || placed >= asked.from_date) &&
    (asked.to_date === undefined || placed <= asked.to_date) &&
    (asked.from_gross_total === undefined || order.grossTotal >= asked.from_gross_total * 100) &&
    (asked.to_gross_total === undefined || order.grossTotal <= asked.to_gross_total * 100)
  );
}
