/** Delivery components for other features. */
export { LostSlotNotice, type LostSlot } from "./slot/lost-slot-notice";
export { EditorSearch as StreetSearch } from "./address/editor-search";
export { AddressTools } from "./place/address-tools";
export { PlaceText } from "./place/place-text";
export type { AddressView } from "./place/place-view";
