import { orElse } from "~/ebsn/or-else";
import { daysBetween } from "~/lib/rome-date";
import type { Order } from "~/model/order";
import { isEnded } from "~/model/order-status";
import type { ChosenSlot, Timeslot } from "~/model/slot";
import type { IsoDate } from "~/model/time";
import { withFallback } from "~/net/with-fallback";

/** Slot of the shopper's last order, whose weekday and hours may be wanted again. */
export type UsualSlot = Pick<ChosenSlot, "date" | "begin" | "end">;

/** Max recent orders, since some of them may be cancelled. */
const asked = { page: 1, pageSize: 4 };
/** Timeout in milliseconds; the page is complete without the usual slot. */
const patienceMs = 1000;

type Told = Pick<Order, "status" | "slot">;
type UsualShop = {
  ebsn: { orders: { listReadable: (query: typeof asked) => Promise<{ orders: Told[] }> } };
};

/**
 * Loads the slot of the newest order that was not cancelled; undefined if there is none, or if the
 * request fails or times out.
 */
export const loadUsualSlot = ({ ebsn }: UsualShop): Promise<UsualSlot | undefined> =>
  withFallback<UsualSlot | undefined>(lastSlot(ebsn.orders), patienceMs, async () => undefined);

async function lastSlot(orders: UsualShop["ebsn"]["orders"]): Promise<UsualSlot | undefined> {
  const told = await orElse(orders.listReadable(asked), undefined);
  return told?.orders.find(({ status, slot }) => slot && !isEnded(status))?.slot;
}

/** True if a slot of this day is on the usual weekday at the usual hours. */
export const isUsual = (
  date: IsoDate,
  { begin, end }: Pick<Timeslot, "begin" | "end">,
  usual: UsualSlot | undefined,
): boolean =>
  usual !== undefined &&
  daysBetween(usual.date, date) % 7 === 0 &&
  begin === usual.begin &&
  end === usual.end;
