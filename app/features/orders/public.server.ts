/** What other features' loaders and actions may use of orders. */
export { findOrder } from "./find-order";
export { reorder } from "./reorder-action";
export { orderView } from "./view";
