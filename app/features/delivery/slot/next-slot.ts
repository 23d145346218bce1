import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { TimeslotDay } from "~/model/slot";
import type { IsoDate } from "~/model/time";
import { dayLabel, dayParts, romeMoment, shortSlotLabel } from "~/lib/rome-date";
import type { NextSlot } from "~/page/frame-data";
import { createBriefCache } from "~/platform/cache/brief";
import type { Shop } from "~/platform/shop";
import { slotValue } from "./slot-key";

/**
 * Max age of a visitor's page from the edge, in minutes (page-cache: 900 s fresh, an hour stale).
 * Slots that close sooner are skipped.
 */
const pageLifeMinutes = 75;
/**
 * Timeout of the hint, in milliseconds; a page without it is incomplete, which prevents caching.
 */
const patienceMs = 2000;

/** Part of the shop object that this needs. */
export type SlotShop = Pick<Shop, "tenant" | "locale" | "t" | "switches"> & {
  session: Pick<Shop["session"], "user">;
  ebsn: { slots: Pick<Ebsn["slots"], "days">; today: Ebsn["today"] };
};

/**
 * Cache by tenant: the slots of the default warehouse, the same for all visitors, and the backend
 * clock's lead in milliseconds. A cached response is read by the backend's clock, so that all pages
 * name the same slot.
 */
const forVisitors = createBriefCache<{ days: TimeslotDay[]; aheadMs: number }>(30_000, patienceMs);

async function visitorDays({ tenant, ebsn }: SlotShop): Promise<Seen> {
  const { days, aheadMs } = await forVisitors.get(tenant.id, async (leftMs) => {
    const told = await ebsn.slots.days(leftMs);
    return { days: told, aheadMs: ebsn.today().at - Date.now() };
  });
  return { days, now: romeMoment(Date.now() + aheadMs) };
}

async function ownDays({ ebsn }: SlotShop): Promise<Seen> {
  const days = await ebsn.slots.days(patienceMs);
  return { days, now: ebsn.today() };
}

type Seen = { days: TimeslotDay[]; now: { date: IsoDate; time: string } };

/** Adds minutes to a moment of Rome's wall clock; returns `yyyy-MM-ddTHH:mm`. */
export function later({ date, time }: { date: IsoDate; time: string }, minutes: number): string {
  return new Date(Date.parse(`${date}T${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** Returns the first slot that is free and can still be ordered at `until`. */
export function firstFree(days: TimeslotDay[], until: string) {
  for (const { date, slots } of days) {
    const slot = slots.find(
      ({ state, cutOff }) =>
        (state === "free" || state === "filling") && (!cutOff || cutOff.slice(0, 16) > until),
    );
    if (slot) return { date, slot };
  }
  return undefined;
}

/**
 * Returns the next free slot, for the bar. A shopper's own slots are requested fresh; visitors get
 * the default warehouse's, cached for half a minute. Undefined if all slots are full or paused, or
 * the backend fails or times out: pages also work without this hint.
 */
export async function nextFreeSlot(shop: SlotShop): Promise<NextSlot | undefined> {
  const { session, locale, t, switches } = shop;
  if (switches.timeslotsPaused) return undefined;
  try {
    const { days, now } = await (session.user ? ownDays(shop) : visitorDays(shop));
    const first = firstFree(days, later(now, session.user ? 0 : pageLifeMinutes));
    if (!first) return undefined;
    const { date, slot } = first;
    const near = dayLabel(date, now.date);
    const word = near === "other" ? undefined : t(`delivery.next.${near}`);
    return {
      short: `${word ?? dayParts(date, locale, "short").weekday} ${shortSlotLabel(slot.begin, slot.end)}`,
      value: slotValue({ date, id: slot.id }),
    };
  } catch (error) {
    if (isEbsnError(error)) return undefined;
    throw error;
  }
}
