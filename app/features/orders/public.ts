/** What other features and the frame may show of orders. */
export { ChangeBanner, changePart } from "./change/change-banner";
export { OrderPictures } from "./order/order-pictures";
export { OrderSummary } from "./order/order-summary";
