/** What other features may show of delivery. */
export { LostSlotNotice, type LostSlot } from "./lost-slot-notice";
