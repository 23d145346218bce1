import type { OrderScope, ReadableOrders } from "~/model/order";
import type { Shop } from "~/platform/shop";
import type { readFilters } from "./order-filters";

/** Orders per page (§9). */
const pageSize = 12;

type Filters = NonNullable<Extract<ReturnType<typeof readFilters>, { status: "success" }>["value"]>;

/** Returns a page of orders with their lines: the shopper's own, or those of a wider `scope`. */
export function loadOrders(
  { ebsn }: { ebsn: { orders: Pick<Shop["ebsn"]["orders"], "listReadable" | "listWide"> } },
  scope: OrderScope | undefined,
  page: number,
  { from, to, least, most, replaced: withReplaced, ...wide }: Filters,
): Promise<ReadableOrders> {
  const asked = { page, pageSize, withItems: true, from, to, withReplaced };
  return scope
    ? ebsn.orders.listWide({ ...asked, ...wide, scope })
    : ebsn.orders.listReadable({ ...asked, least, most });
}
