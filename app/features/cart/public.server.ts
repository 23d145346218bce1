/** What other features' loaders and actions may use of the cart. */
export { continueKept } from "./wish";
export { itemLabel, quantityText } from "./quantity-words";
export { cartView, summaryView, whenView, whereView } from "./view";
