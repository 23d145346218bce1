import type { Cart } from "~/model/cart";
import type { Timeslot, TimeslotDay } from "~/model/slot";
import type { IsoDate, RomeNow } from "~/model/time";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { formatCents } from "~/lib/money";
import { addDays, dayLabel, dayParts, formatDay, instantOf, romeMoment, slotLabel } from "~/lib/rome-date";

export type SlotKey = { date: IsoDate; id: number };

/** The value of a slot's radio button: `2026-11-27/1802`. */
export const slotValue = ({ date, id }: SlotKey) => `${date}/${id}`;

/** The slot that a form names, or undefined when it names none. */
export function readSlot(value: unknown): SlotKey | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})\/(\d{1,12})$/.exec(String(value ?? ""));
  return match?.[1] ? { date: match[1], id: Number(match[2]) } : undefined;
}

/** The shopper's chosen slot, while it can be ordered for: a full one only while a place in it is held. */
const isYours = (slot: Timeslot, held: boolean) =>
  slot.selected && (open(slot) || (slot.state === "full" && held));
const open = (slot: Timeslot) => slot.state === "free" || slot.state === "filling";

const openSlots = (days: TimeslotDay[]) =>
  days.flatMap(({ date, slots }) => slots.filter(open).map((slot) => ({ date, slot })));

const minutes = (date: IsoDate, time: string) => Date.parse(`${date}T${time}:00Z`) / 60_000;

/** Up to three bookable slots nearest in time to one that is lost. */
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

function orderBy(cutOff: string | undefined, date: IsoDate, today: IsoDate, t: Translate, locale: Locale) {
  const [day, time] = cutOff?.split("T") ?? [];
  if (!day || !time) return undefined;
  if (day === today) return t("delivery.slot.orderBy", { time });
  return day === addDays(date, -1) || day === date
    ? t("delivery.slot.orderByDay", { day: formatDay(day, locale, "short"), time })
    : undefined;
}

type Now = Pick<RomeNow, "date" | "time">;
const stampOf = ({ date, time }: Now) => `${date}T${time}`;

/** Why a slot that is closed cannot be had: the backend's word, else what its cut-off says. */
function closedBy(slot: Timeslot, now: Now): NonNullable<Timeslot["closedBy"]> {
  if (slot.closedBy) return slot.closedBy;
  return slot.cutOff && slot.cutOff.slice(0, 16) <= stampOf(now) ? "cutOff" : "place";
}

/** What the slot's state is called: a sentence of its own for each reason why it is closed. */
function stateText(
  slot: Timeslot,
  date: IsoDate,
  now: Now,
  { t, locale, pickup, held }: TextContext,
): string {
  if (isYours(slot, held)) return t("delivery.slot.states.selected");
  if (slot.selected && slot.state === "full") return t("delivery.slot.states.taken");
  if (slot.state !== "closed") return t(`delivery.slot.states.${slot.state}`);
  const why = closedBy(slot, now);
  if (why === "holiday") return t("delivery.slot.why.holiday");
  if (why === "place") return t(pickup ? "delivery.slot.why.store" : "delivery.slot.why.address");
  const [day, time] = slot.cutOff?.split("T") ?? [];
  if (!day || !time) return t("delivery.slot.why.past");
  return day === date
    ? t("delivery.slot.why.cutOff", { time })
    : t("delivery.slot.why.cutOffDay", { day: formatDay(day, locale, "short"), time });
}

type TextContext = {
  t: Translate;
  locale: Locale;
  pickup: boolean;
  /** a place in the chosen slot is held for this shopper */
  held: boolean;
};

/** Until when the place in the chosen slot is held, "10:30"; undefined when it is no longer held. */
export function heldUntil(
  slot: { holdUntil?: string } | undefined,
  now: Pick<RomeNow, "at">,
): string | undefined {
  // as instants: on the night of 25 hours the clock shows 02:15 after 02:45
  const until = instantOf(slot?.holdUntil ?? "");
  return until !== undefined && until > now.at ? romeMoment(until).time : undefined;
}

/** What the timeslot page shows: a tab a day, the slots of the chosen day, and the first free one. */
export function slotsView(days: TimeslotDay[], now: Now, asked: string | null, context: TextContext) {
  const { t, locale, held } = context;
  const today = now.date;
  const shown =
    days.find(({ date }) => date === asked) ??
    days.find(({ slots }) => slots.some(({ selected }) => selected)) ??
    days.find(({ slots }) => slots.some(open)) ??
    days[0];
  const first = openSlots(days)[0];
  return {
    days: days.map(({ date, slots }) => {
      const { weekday, day, month } = dayParts(date, locale, "short");
      const isToday = dayLabel(date, today) === "today";
      return {
        date,
        label: isToday ? t("delivery.slot.today") : `${weekday} ${day} ${month}`,
        note: t("delivery.slot.free", { count: slots.filter(open).length }),
        current: date === shown?.date,
      };
    }),
    shown: shown && {
      date: shown.date,
      none: !shown.slots.some((slot) => open(slot) || isYours(slot, held)),
      legend: t("delivery.slot.legend", { day: formatDay(shown.date, locale, "short") }),
      slots: shown.slots.map((slot) => ({
        value: slotValue({ date: shown.date, id: slot.id }),
        time: slotLabel(slot.begin, slot.end),
        state: isYours(slot, held) ? ("selected" as const) : slot.state,
        note: stateText(slot, shown.date, now, context),
        fee: slot.cost ? t("delivery.slot.fee", { amount: formatCents(slot.cost, locale) }) : undefined,
        orderBy: open(slot) ? orderBy(slot.cutOff, shown.date, today, t, locale) : undefined,
        bookable: open(slot) || isYours(slot, held),
      })),
    },
    none: days.length === 0,
    full: days.length > 0 && first === undefined,
    // the shopper's own slot is no offer
    first:
      first && !first.slot.selected
        ? {
            value: slotValue({ date: first.date, id: first.slot.id }),
            label: slotText(first.date, first.slot, locale),
          }
        : undefined,
  };
}
export type SlotsView = ReturnType<typeof slotsView>;

/** The place that the slots shown are for. */
export function slotPlace(cart: Cart, t: Translate) {
  const { address } = cart;
  if (!address) return undefined;
  const street = [address.street, address.number].filter(Boolean).join(" ");
  return address.service === "delivery"
    ? t("delivery.slot.to", { place: `${street}, ${address.city}` })
    : t("delivery.slot.toStore", { place: address.label });
}
