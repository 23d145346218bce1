/** What other features' loaders and actions may use of delivery. */
export { chosenAddress, chosenSlot, isOver } from "./chosen";
export { isSlotCode, lostSlot } from "./lost-slot";
export { nextFreeSlot } from "./next-slot";
export { heldUntil } from "./slot-view";
export { publicStores } from "./stores-data";
export { addressView, matches } from "./place-view";
