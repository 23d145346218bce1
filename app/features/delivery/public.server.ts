/** What other features' loaders and actions may use of delivery. */
export { selectPlace } from "./service/choose-place";
export { isSlotRefusal, lostSlot } from "./slot/lost-slot";
export { nextFreeSlot } from "./slot/next-slot";
export { heldUntil } from "./slot/slot-state";
export { addressView, matches } from "./place/place-view";
