/** What other features may show of delivery. */
export { LostSlotNotice, type LostSlot } from "./slot/lost-slot-notice";
export { NextSlotLink } from "./slot/next-slot-link";
export { addressDialog, timeslotDialog, type AddressLoader, type TimeslotLoader } from "./panels";
export { AddressTools } from "./address/address-tools";
export { PlaceText } from "./address/place-text";
export type { AddressView } from "./address/place-view";
