/** What other features may show of delivery. */
export { LostSlotNotice, type LostSlot } from "./lost-slot-notice";
export { NextSlotLink } from "./next-slot-link";
export { addressDialog, timeslotDialog } from "./panels";
export { PreferForm } from "./place-row";
export type { AddressView } from "./place-view";
export type { NextSlot } from "./next-slot";
