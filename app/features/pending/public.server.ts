/** What other features' loaders and actions may use of pending actions. */
export type { PendingKind } from "./kind";
export { continuePending, extendPending, loginReason, registerPending, pendingData } from "./kinds";
export { missingDeliveryStep, type DeliveryShop } from "./missing-delivery-step";
export { runOrDefer } from "./run-or-defer";
