import { isPublicHoliday } from "../public-holidays";
import type { TimeslotDay } from "~/model/slot";
import { closedBy, hasBegun, isOpen, isYours, type Now } from "./slot-state";

/**
 * Reason why a day has no bookable slot:
 * - "full": all slots are taken
 * - "over": the order is too late
 * - "holiday": a public holiday
 * - "shut": closed for another reason
 * - "notOffered": no slots at this place
 * - "yours": only the shopper's own slot
 */
export type DayState = "full" | "over" | "holiday" | "shut" | "notOffered" | "yours";

/** Returns the state of a day without a bookable slot; undefined for any other day. */
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
  // a backend may omit slots that have passed
  if ((reasons.delete("cutOff") || date === now.date) && reasons.size === 0) return "over";
  if (!reasons.has("place")) return isPublicHoliday(date) ? "holiday" : "shut";
  return pickup ? "shut" : "notOffered";
}
