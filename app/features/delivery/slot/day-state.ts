import { isPublicHoliday } from "../public-holidays";
import type { TimeslotDay } from "~/model/slot";
import { closedBy, hasBegun, isOpen, isYours, type Now } from "./slot-state";

/**
 * Why no slot of a day can be booked: all taken, ordered for too late, a public holiday, shut for another reason, nothing offered at this
 * place; or it has the shopper's own slot alone.
 */
export type DayState = "full" | "over" | "holiday" | "shut" | "notOffered" | "yours";

/** The state of a day without a bookable slot; undefined for a day with one. */
export function dayState(
  { date, slots }: TimeslotDay,
  now: Now,
  { reserved, pickup }: { reserved: boolean; pickup: boolean },
): DayState | undefined {
  if (slots.some(isOpen)) return undefined;
  if (slots.some((slot) => isYours(slot, reserved))) return "yours";
  if (slots.some((slot) => slot.state === "full" && !hasBegun(slot, date, now))) return "full";
  const reasons = new Set(
    slots.map((slot) => (slot.state === "closed" ? closedBy(slot, date, now) : "cutOff")),
  );
  // a backend may leave slots out once they have passed
  if ((reasons.delete("cutOff") || date === now.date) && reasons.size === 0) return "over";
  if (!reasons.has("place")) return isPublicHoliday(date) ? "holiday" : "shut";
  return pickup ? "shut" : "notOffered";
}
