import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { TimeslotDay } from "~/model/slot";
import type { IsoDate } from "~/model/time";
import { dayLabel, dayParts, shortSlotLabel } from "~/lib/rome-date";
import type { NextSlot } from "~/page/frame-data";
import { createOneMaker } from "~/platform/cache/one-maker";
import type { Shop } from "~/platform/shop";
import { slotValue } from "./slot-key";

/** A visitor's page may be served from the edge for this long (page-cache: 900 s fresh, an hour stale): slots that close sooner are passed over. */
const pageLifeMinutes = 75;
/** No page waits longer for a hint; one that is made without it lacks a part, and is not kept. */
const patienceMs = 2000;
const keptMs = 30_000;
const mostKept = 50;

/** The part of a request's shop that this needs. */
export type SlotShop = Pick<Shop, "tenant" | "locale" | "t" | "switches"> & {
  session: Pick<Shop["session"], "user">;
  ebsn: { slots: Pick<Ebsn["slots"], "days">; today: Ebsn["today"] };
};

type DaysUntil = { days: TimeslotDay[]; until: number };
// By tenant: the slots of the default warehouse, the same for all visitors. It holds answers, not promises, because workerd ties a promise to its request.
const forVisitors = new Map<string, DaysUntil>();
const oneMaker = createOneMaker();

function knownDays(tenantId: string): TimeslotDay[] | undefined {
  const known = forVisitors.get(tenantId);
  return known && known.until > Date.now() ? known.days : undefined;
}

async function visitorDays({ tenant: { id }, ebsn }: SlotShop): Promise<TimeslotDay[]> {
  const from = Date.now();
  const coming = () => (knownDays(id) ? undefined : oneMaker.coming(id, from));
  for (let made = coming(); made; made = coming()) await made;
  const known = knownDays(id);
  if (known) return known;
  const done = oneMaker.begin(id);
  try {
    const days = await ebsn.slots.days(patienceMs);
    if (forVisitors.size >= mostKept) forVisitors.clear();
    forVisitors.set(id, { days, until: Date.now() + keptMs });
    return days;
  } finally {
    done(knownDays(id) !== undefined);
  }
}

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
  const { session, ebsn, locale, t, switches } = shop;
  if (switches.timeslotsPaused) return undefined;
  try {
    const days = await (session.user ? ebsn.slots.days(patienceMs) : visitorDays(shop));
    const now = ebsn.today();
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
