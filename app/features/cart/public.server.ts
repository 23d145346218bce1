/** What other features' loaders and actions may use of the cart. */
export { addToCart } from "./add-to-cart-action";
export { cartPieces, cartTotals } from "./cart-contents";
export { lineSummaries } from "./line-summaries";
export { findProducts } from "./find-products";
export { productLineView } from "./product-line-view";
export { itemLabel, notAQuantity, quantityText } from "./quantity-words";
export { readTarget } from "./target";
export { tellShortfall, type Asked } from "./shortfall";
export { settleLines, type Wanted } from "./settle-lines";
export { cartView, summaryView } from "./view";
export { withMinimum } from "./with-minimum";
