/** What other features may show of orders. */
export { OrderSummary } from "./order-summary";
