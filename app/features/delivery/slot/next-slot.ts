import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { TimeslotDay } from "~/model/slot";
import type { IsoDate } from "~/model/time";
import { dayLabel, dayParts, romeMoment, shortSlotLabel } from "~/lib/rome-date";
import type { NextSlot } from "~/page/frame-data";
import { createBriefCache } from "~/platform/cache/brief";
import type { Shop } from "~/platform/shop";
import { slotValue } from "./slot-key";

/** A visitor's page may be served from the edge for this long (page-cache: 900 s fresh, an hour stale): slots that close sooner are passed over. */
const pageLifeMinutes = 75;
/** No page waits longer for a hint; one that is made without it lacks a part, and is not kept. */
const patienceMs = 2000;

/** The part of a request's shop that this needs. */
export type SlotShop = Pick<Shop, "tenant" | "locale" | "t" | "switches"> & {
  session: Pick<Shop["session"], "user">;
  ebsn: { slots: Pick<Ebsn["slots"], "days">; today: Ebsn["today"] };
};

/**
 * By tenant: the slots of the default warehouse, the same for all visitors, and how far the backend's clock is ahead of this one: an answer that is
 * found here is read by the same clock as when it came, so that all pages name one slot.
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

/** `minutes` after a moment of Rome's wall clock, `yyyy-MM-ddTHH:mm`. */
export function later({ date, time }: { date: IsoDate; time: string }, minutes: number): string {
  return new Date(Date.parse(`${date}T${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** The first slot that is free and can still be ordered for at `until`. */
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
 * The next free slot, for the bar: a shopper's own place asked for afresh, for visitors the default warehouse, kept half
 * a minute. Undefined when all is full or no slots are given for now, or when the backend does not answer in time: it is only a hint, no page fails without it.
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
