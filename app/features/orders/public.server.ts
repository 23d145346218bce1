/** What other features' loaders and actions may use of orders. */
export { findOrder } from "./find-order";
export { orderView } from "./view";
