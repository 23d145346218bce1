import type { Cart } from "~/model/cart";
import type { Timeslot, TimeslotDay } from "~/model/slot";
import type { IsoDate } from "~/model/time";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { dayLabel, dayParts, formatDay, slotLabel } from "~/lib/rome-date";
import { slotValue, type SlotKey } from "./slot-key";
import { isUsual } from "./usual-slot";
import { slotGrids } from "./slot-grid";
import { slotOffer, type SlotTerms } from "./slot-offer";
import { dayState } from "./day-state";
import { isOpen, type Now, type TextContext } from "./slot-state";

const openSlots = (days: TimeslotDay[]) =>
  days.flatMap(({ date, slots }) => slots.filter(isOpen).map((slot) => ({ date, slot })));

const minutes = (date: IsoDate, time: string) => Date.parse(`${date}T${time}:00Z`) / 60_000;

/** Returns up to three bookable slots nearest in time to a lost slot. */
export function nearestSlots(days: TimeslotDay[], lost: SlotKey, locale: Locale) {
  const gone = days.find(({ date }) => date === lost.date)?.slots.find(({ id }) => id === lost.id);
  const wanted = minutes(lost.date, gone?.begin ?? "12:00");
  return openSlots(days)
    .sort(
      (a, b) =>
        Math.abs(minutes(a.date, a.slot.begin) - wanted) - Math.abs(minutes(b.date, b.slot.begin) - wanted),
    )
    .slice(0, 3)
    .map(({ date, slot }) => ({
      value: slotValue({ date, id: slot.id }),
      label: slotText(date, slot, locale),
    }));
}

/** "ven 27 novembre, 18:00-20:00". */
export const slotText = (date: IsoDate, slot: { begin: string; end: string }, locale: Locale) =>
  `${formatDay(date, locale, "short")}, ${slotLabel(slot.begin, slot.end)}`;

/**
 * Returns the data of the timeslot page: a tab per day, the slots of the shown day, all slots as
 * grids, and the first free slot. Without a requested or chosen day it shows the day of the usual
 * slot, which comes first in its day.
 */
export function slotsView(
  days: TimeslotDay[],
  now: Now,
  asked: string | null,
  context: TextContext,
  { fee, usual }: SlotTerms = {},
) {
  const { t, locale } = context;
  const today = now.date;
  const isOffered = (date: IsoDate, slot: Timeslot) =>
    isOpen(slot) && !slot.selected && isUsual(date, slot, usual);
  const shown =
    days.find(({ date }) => date === asked) ??
    days.find(({ slots }) => slots.some(({ selected }) => selected)) ??
    days.find(({ date, slots }) => slots.some((slot) => isOffered(date, slot))) ??
    days.find(({ slots }) => slots.some(isOpen)) ??
    days[0];
  const first = openSlots(days)[0];
  const tabs = days.map(({ date, slots }, at) => {
    const { weekday, day, month } = dayParts(date, locale, "short");
    const state = dayState({ date, slots }, now, context);
    const isToday = dayLabel(date, today) === "today";
    // the first day of another month names it in its label, on the same line as the number
    const beginsMonth = days[at - 1]?.date.slice(0, 7) !== date.slice(0, 7) && at > 0;
    const short = month.slice(0, 3);
    return {
      date,
      label: isToday ? t("delivery.slot.today") : `${weekday} ${beginsMonth ? `${day}\u00a0${short}` : day}`,
      month: isToday || beginsMonth ? undefined : short,
      note: state
        ? t(`delivery.slot.day.${state}`)
        : t("delivery.slot.free", { count: slots.filter(isOpen).length }),
      current: date === shown?.date,
    };
  });
  const noneOf = (day: TimeslotDay) => {
    const state = dayState(day, now, context);
    return state === "yours" ? undefined : state;
  };
  const offer = (date: IsoDate, slot: Timeslot) => slotOffer(date, slot, now, context, { fee, usual });
  return {
    days: tabs,
    shown: shown && {
      date: shown.date,
      none: noneOf(shown),
      legend: t("delivery.slot.legend", { day: formatDay(shown.date, locale, "short") }),
      slots: usualFirst(shown.slots, (slot) => isOffered(shown.date, slot)).map((slot) =>
        offer(shown.date, slot),
      ),
    },
    grids: slotGrids(tabs, days, offer),
    none: days.length === 0,
    // message if no day has a slot: closed shops are not sold out
    full:
      days.length === 0 || first
        ? undefined
        : days.some((day) => noneOf(day) === "full")
          ? ("noneAtAll" as const)
          : ("shutAtAll" as const),
    // the shopper's own slot is not an offer
    first:
      first && !first.slot.selected
        ? {
            value: slotValue({ date: first.date, id: first.slot.id }),
            label: firstText(first.date, first.slot, today, context),
          }
        : undefined,
  };
}

/** Formats "oggi, 12:00-14:00" and "domani, 12:00-14:00", else the day by its name. */
function firstText(date: IsoDate, slot: Timeslot, today: IsoDate, { t, locale }: TextContext): string {
  const near = dayLabel(date, today);
  return near === "other"
    ? slotText(date, slot, locale)
    : `${t(`delivery.next.${near}`)}, ${slotLabel(slot.begin, slot.end)}`;
}

const usualFirst = (slots: Timeslot[], isFirst: (slot: Timeslot) => boolean) => [
  ...slots.filter(isFirst),
  ...slots.filter((slot) => !isFirst(slot)),
];

export type SlotsView = ReturnType<typeof slotsView>;

/** Returns the place that the shown slots are for. */
export function slotPlace(cart: Cart, t: Translate) {
  const { address } = cart;
  if (!address) return undefined;
  const street = [address.street, address.number].filter(Boolean).join(" ");
  return address.service === "delivery"
    ? t("delivery.slot.to", { place: `${street}, ${address.city}` })
    : t("delivery.slot.toStore", { place: address.label });
}
