import type { Cart } from "~/model/cart";
import type { ChosenSlot } from "~/model/slot";
import type { RomeNow } from "~/model/time";
import { addDays } from "./rome-date";

/** Whether a chain accepts an address or slot that the server assigned by itself (§4, tenant configuration). */
export type Bypass = { address: boolean; timeslot: boolean };
type Now = Pick<RomeNow, "date" | "time">;

/** Has a slot ended? Rome's wall clock on both sides; a slot that ends at midnight ends on the next day. */
export function isOver(slot: Pick<ChosenSlot, "date" | "begin" | "end">, now: Now): boolean {
  const day = slot.end > slot.begin ? slot.date : addDays(slot.date, 1);
  return `${day}T${slot.end}` <= `${now.date}T${now.time}`;
}

/** Where the cart goes: chosen by the shopper, or assigned by the server when the chain accepts that (§4), as long as it is served. */
export function chosenAddress({ address }: Pick<Cart, "address">, bypass: Bypass) {
  return address?.active && (!address.autoAssigned || bypass.address) ? address : undefined;
}

/** The cart's slot, likewise; a slot that is over does not count. */
export function chosenSlot({ slot }: Pick<Cart, "slot">, bypass: Bypass, now: Now): ChosenSlot | undefined {
  return slot && !isOver(slot, now) && (!slot.autoAssigned || bypass.timeslot) ? slot : undefined;
}
