/** What other features may show of delivery. */
export { LostSlotNotice, type LostSlot } from "./slot/lost-slot-notice";
export { NextSlotLink } from "./slot/next-slot-link";
export { PreferForm } from "./address/place-row";
export type { AddressView } from "./address/place-view";
