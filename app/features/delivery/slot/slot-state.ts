import type { Translate } from "~/i18n/translate";
import { isPublicHoliday } from "../public-holidays";
import { formatDay, instantOf, romeMoment } from "~/lib/rome-date";
import type { Locale } from "~/model/locale";
import type { Timeslot } from "~/model/slot";
import type { IsoDate, RomeNow } from "~/model/time";

/**
 * True if a slot is the shopper's chosen slot and can be ordered; a full slot only while it is held
 * for them.
 */
export const isYours = (slot: Timeslot, reserved: boolean) =>
  slot.selected && (isOpen(slot) || (slot.state === "full" && reserved));
/** True if the slot can be booked. */
export const isOpen = (slot: Timeslot) => slot.state === "free" || slot.state === "filling";

/** Date and time by Rome's clock. */
export type Now = Pick<RomeNow, "date" | "time">;
const stampOf = ({ date, time }: Now) => `${date}T${time}`;

export const hasBegun = ({ begin }: Timeslot, date: IsoDate, now: Now): boolean =>
  `${date}T${begin}` <= stampOf(now);

/**
 * Returns why a closed slot is unavailable: the backend's reason, else by its cut-off, its hours
 * and the calendar.
 */
export function closedBy(slot: Timeslot, date: IsoDate, now: Now): NonNullable<Timeslot["closedBy"]> {
  if (slot.closedBy) return slot.closedBy;
  if ((slot.cutOff && slot.cutOff.slice(0, 16) <= stampOf(now)) || hasBegun(slot, date, now)) return "cutOff";
  return isPublicHoliday(date) ? "holiday" : "place";
}

/** Returns the slot's state in words, with a sentence for each reason why it is closed. */
export function stateText(
  slot: Timeslot,
  date: IsoDate,
  now: Now,
  { t, locale, pickup, reserved }: TextContext,
): string {
  if (isYours(slot, reserved)) return t("delivery.slot.states.selected");
  if (slot.selected && slot.state === "full") return t("delivery.slot.states.taken");
  if (slot.state !== "closed") return t(`delivery.slot.states.${slot.state}`);
  const why = closedBy(slot, date, now);
  if (why === "holiday") return t("delivery.slot.why.holiday");
  if (why === "place") return t(pickup ? "delivery.slot.why.store" : "delivery.slot.why.address");
  const [day, time] = slot.cutOff?.split("T") ?? [];
  if (!day || !time) return t("delivery.slot.why.past");
  return day === date
    ? t("delivery.slot.why.cutOff", { time })
    : t("delivery.slot.why.cutOffDay", { day: formatDay(day, locale, "short"), time });
}

/** Returns the slot's state in a word or two, for a cell of the grid. */
export function stateWord(
  slot: Timeslot,
  date: IsoDate,
  now: Now,
  { t, reserved }: Pick<TextContext, "t" | "reserved">,
): string {
  if (isYours(slot, reserved)) return t("delivery.slot.words.selected");
  if (slot.selected && slot.state === "full") return t("delivery.slot.words.taken");
  return t(`delivery.slot.words.${slot.state === "closed" ? closedBy(slot, date, now) : slot.state}`);
}

export type TextContext = {
  t: Translate;
  locale: Locale;
  pickup: boolean;
  /** the chosen slot is held for this shopper */
  reserved: boolean;
};

/**
 * Returns the time until which the chosen slot is held, "10:30". Undefined if it is no longer held,
 * or is held for more than `within` minutes still.
 */
export function reservedUntil(
  slot: { holdUntil?: string } | undefined,
  now: Pick<RomeNow, "at">,
  within = Infinity,
): string | undefined {
  // compared as instants: in the night of 25 hours the clock shows 02:15 after 02:45
  const until = instantOf(slot?.holdUntil ?? "");
  if (until === undefined || until <= now.at) return undefined;
  return until - now.at <= within * 60_000 ? romeMoment(until).time : undefined;
}
