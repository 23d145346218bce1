import type { Translate } from "~/i18n/translate";
import { isPublicHoliday } from "../public-holidays";
import { formatDay, instantOf, romeMoment } from "~/lib/rome-date";
import type { Locale } from "~/model/locale";
import type { Timeslot } from "~/model/slot";
import type { IsoDate, RomeNow } from "~/model/time";

/** Whether a slot is the shopper's chosen one and can be ordered for: a full one only while it is reserved for them. */
export const isYours = (slot: Timeslot, reserved: boolean) =>
  slot.selected && (isOpen(slot) || (slot.state === "full" && reserved));
/** Whether it can be booked. */
export const isOpen = (slot: Timeslot) => slot.state === "free" || slot.state === "filling";

/** Rome's clock. */
export type Now = Pick<RomeNow, "date" | "time">;
const stampOf = ({ date, time }: Now) => `${date}T${time}`;

/** Whether its hours have begun. */
export const hasBegun = ({ begin }: Timeslot, date: IsoDate, now: Now): boolean =>
  `${date}T${begin}` <= stampOf(now);

/** Why a slot that is closed cannot be had: the backend's word, else what its cut-off, its hours and the calendar say. */
export function closedBy(slot: Timeslot, date: IsoDate, now: Now): NonNullable<Timeslot["closedBy"]> {
  if (slot.closedBy) return slot.closedBy;
  if ((slot.cutOff && slot.cutOff.slice(0, 16) <= stampOf(now)) || hasBegun(slot, date, now)) return "cutOff";
  return isPublicHoliday(date) ? "holiday" : "place";
}

/** What the slot's state is called: a sentence of its own for each reason why it is closed. */
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

/** The same in a word or two, for a cell of the grid. */
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
  /** the chosen slot is reserved for this shopper */
  reserved: boolean;
};

/** Until when the chosen slot is reserved, "10:30"; undefined when it is no longer held, or for more than `within` minutes still. */
export function reservedUntil(
  slot: { holdUntil?: string } | undefined,
  now: Pick<RomeNow, "at">,
  within = Infinity,
): string | undefined {
  // as instants: on the night of 25 hours the clock shows 02:15 after 02:45
  const until = instantOf(slot?.holdUntil ?? "");
  if (until === undefined || until <= now.at) return undefined;
  return until - now.at <= within * 60_000 ? romeMoment(until).time : undefined;
}
