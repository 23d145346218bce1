import * as z from "zod";
import { romeDate } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { anyId, flag, pageNumber, pageSizeOf } from "../input";
import type { OrderRow } from "../order-tables";
import { storeAddressId } from "../places/place-json";
import { status } from "../rules/order-states";
import { linesOf, statusNow } from "./find-order";
import { subOrdersOf, type SubOrder } from "./sub-orders";

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
const id = z.preprocess((value) => (value === "" ? undefined : value), anyId.optional());

const common = z.object({
  page: pageNumber,
  page_size: pageSizeOf(usualPage),
  fetch_detail: flag.optional(),
  show_pending: flag.optional(),
  show_replaced: flag.optional(),
});
type Common = z.infer<typeof common>;

/** Parameters of `order/list`; invalid values count as missing. */
export const filters = common.extend({
  from_date: day,
  to_date: day,
  from_gross_total: total,
  to_gross_total: total,
});

/** Parameters of the lists for all addresses and for all persons. */
export const furtherFilters = common.extend({
  fetch_only_suborders_matching_filter: flag.optional(),
  order_id_filter: id,
  order_from_date_filter: day,
  order_to_date_filter: day,
  suborder_id_filter: id,
  suborder_warehouseid_filter: id,
  suborder_delivery_from_date_filter: day,
  suborder_delivery_to_date_filter: day,
  shipping_address_id_filter: id,
});
export type FurtherFilters = z.infer<typeof furtherFilters>;

/** True if the filter is missing or the value matches. */
const isOf = <T>(asked: T | undefined, value: T): boolean => asked === undefined || asked === value;
const isWithin = <T extends string | number>(value: T, from: T | undefined, to: T | undefined): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to);
const inCents = (euro: number | undefined): number | undefined =>
  euro === undefined ? undefined : euro * 100;

function isListed(sandbox: Sandbox, order: OrderRow, asked: Common): boolean {
  const waits = [status.waiting, status.suspended].some((waiting) => waiting === statusNow(sandbox, order));
  return (
    (asked.show_pending !== false || !waits) && (asked.show_replaced === true || order.replacedBy === null)
  );
}

/** True if an order matches the filters. */
export const fits = (sandbox: Sandbox, order: OrderRow, asked: z.infer<typeof filters>): boolean =>
  isListed(sandbox, order, asked) &&
  isWithin(romeDate(order.placedAt), asked.from_date, asked.to_date) &&
  isWithin(order.grossTotal, inCents(asked.from_gross_total), inCents(asked.to_gross_total));

/** Id of an order's destination: a home, or a store as an address. */
const addressIdOf = ({ addressId, storeId }: OrderRow): number | null =>
  storeId === null ? addressId : storeAddressId(storeId);

/** True if a part of an order matches the filters. */
export const fitsPart = (part: SubOrder, asked: FurtherFilters): boolean =>
  isOf(asked.suborder_id_filter, part.subOrderId) &&
  isOf(asked.suborder_warehouseid_filter, part.warehouseId) &&
  isWithin(
    part.deliveryDate,
    asked.suborder_delivery_from_date_filter,
    asked.suborder_delivery_to_date_filter,
  );

/**
 * True if an order belongs in a list for all addresses or persons: at least one of its parts must
 * match.
 */
export const fitsFurther = (sandbox: Sandbox, order: OrderRow, asked: FurtherFilters): boolean =>
  isListed(sandbox, order, asked) &&
  isOf(asked.order_id_filter, order.orderId) &&
  isWithin(romeDate(order.placedAt), asked.order_from_date_filter, asked.order_to_date_filter) &&
  isOf<number | null>(asked.shipping_address_id_filter, addressIdOf(order)) &&
  subOrdersOf(order, linesOf(sandbox, order.orderId)).some((part) => fitsPart(part, asked));
