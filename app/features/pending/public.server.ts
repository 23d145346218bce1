/** What other features' loaders and actions may use of pending actions. */
export type { PendingKind } from "./kind";
export { continuePending, keepWaiting, loginReason, registerPending, pendingData } from "./kinds";
export { missingPlace, type PlaceShop } from "./place";
export { pursue } from "./pursue";
