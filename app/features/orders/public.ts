/** Exports of orders for the pages of other features and the frame. */
export { ChangeBanner, changePart } from "./change/change-banner";
export { OrderPictures } from "./order/order-pictures";
export { OrderSummary } from "./order/order-summary";
