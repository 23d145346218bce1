import type { Cart } from "~/model/cart";
import type { ChosenSlot } from "~/model/slot";
import type { RomeNow } from "~/model/time";
import { addDays } from "./rome-date";

/** Server assignments that a chain accepts as a choice (§4, tenant configuration). */
export type Bypass = { address: boolean; timeslot: boolean };
type Now = Pick<RomeNow, "date" | "time">;

/**
 * True if a slot has ended, by Rome's wall clock. A slot that ends at midnight ends on the next
 * day.
 */
export function isOver(slot: Pick<ChosenSlot, "date" | "begin" | "end">, now: Now): boolean {
  const day = slot.end > slot.begin ? slot.date : addDays(slot.date, 1);
  return `${day}T${slot.end}` <= `${now.date}T${now.time}`;
}

/**
 * Returns the cart's destination if it is still served and chosen. An address assigned by the
 * server counts if the chain accepts it (§4).
 */
export function chosenAddress({ address }: Pick<Cart, "address">, bypass: Bypass) {
  return address?.active && (!address.autoAssigned || bypass.address) ? address : undefined;
}

/** Returns the cart's slot by the same rule; an ended slot is undefined. */
export function chosenSlot({ slot }: Pick<Cart, "slot">, bypass: Bypass, now: Now): ChosenSlot | undefined {
  return slot && !isOver(slot, now) && (!slot.autoAssigned || bypass.timeslot) ? slot : undefined;
}
