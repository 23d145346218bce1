/** Delivery functions for loaders and actions of other features. */
export { selectPlace } from "./service/choose-place";
export { isSlotRefusal, lostSlot } from "./slot/lost-slot";
export { readStreet } from "./address/address-editor";
export { chooseOnlyHome } from "./service/only-home";
export { lookUp } from "./place/look-up";
export { nextFreeSlot } from "./slot/next-slot";
export { reservedUntil } from "./slot/slot-state";
export { addressView, matches, placeLine } from "./place/place-view";
