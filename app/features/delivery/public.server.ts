/** What other features' loaders and actions may use of delivery. */
export { isSlotCode, lostSlot } from "./lost-slot";
