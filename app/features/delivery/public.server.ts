/** What other features' loaders and actions may use of delivery. */
export { isSlotRefusal, lostSlot } from "./slot/lost-slot";
export { readStreet } from "./address/address-editor";
export { nextFreeSlot } from "./slot/next-slot";
export { heldUntil } from "./slot/slot-view";
export { addressView, matches, placeLine } from "./address/place-view";
