/** Exports of pending actions for the loaders and actions of other features. */
export type { PendingKind } from "./kind";
export { continuePending, extendPending, loginReason, registerPending, pendingData } from "./kinds";
export { missingDeliveryStep, type DeliveryShop } from "./missing-delivery-step";
export { runOrDefer } from "./run-or-defer";
