import { orElse } from "~/ebsn/or-else";
import { daysBetween } from "~/lib/rome-date";
import type { Order } from "~/model/order";
import { isEnded } from "~/model/order-status";
import type { ChosenSlot, Timeslot } from "~/model/slot";
import type { IsoDate } from "~/model/time";
import { withFallback } from "~/net/with-fallback";

/** When somebody's last order came: its day of the week and its hours are what they may want again. */
export type UsualSlot = Pick<ChosenSlot, "date" | "begin" | "end">;

/** The last orders, in case some of them were cancelled. */
const asked = { page: 1, pageSize: 4 };
/** The page is whole without it, and waits no longer. */
const patienceMs = 1000;

type Told = Pick<Order, "status" | "slot">;
type UsualShop = {
  ebsn: { orders: { listReadable: (query: typeof asked) => Promise<{ orders: Told[] }> } };
};

/** The slot of the newest order that was not cancelled; undefined where there is none, or where the backend does not tell in time. */
export const loadUsualSlot = ({ ebsn }: UsualShop): Promise<UsualSlot | undefined> =>
  withFallback<UsualSlot | undefined>(lastSlot(ebsn.orders), patienceMs, async () => undefined);

async function lastSlot(orders: UsualShop["ebsn"]["orders"]): Promise<UsualSlot | undefined> {
  const told = await orElse(orders.listReadable(asked), undefined);
  return told?.orders.find(({ status, slot }) => slot && !isEnded(status))?.slot;
}

/** Whether a slot of this day comes on the usual day of the week, at the usual hours. */
export const isUsual = (
  date: IsoDate,
  { begin, end }: Pick<Timeslot, "begin" | "end">,
  usual: UsualSlot | undefined,
): boolean =>
  usual !== undefined &&
  daysBetween(usual.date, date) % 7 === 0 &&
  begin === usual.begin &&
  end === usual.end;
