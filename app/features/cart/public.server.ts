/** Cart functions for loaders and actions of other features. */
export { addToCart } from "./add/add-to-cart-action";
export { cartPieces, cartTotals, piecesOf } from "./panel/cart-contents";
export { lineSummaries } from "./add/line-summaries";
export { findProducts } from "./add/find-products";
export { unreadableView } from "./panel/line-view";
export { productLineView } from "./product-line/product-line-view";
export { itemLabel, productQuantityText, quantityText } from "./quantity/quantity-texts";
export { questionInForm, settleInForm, type WrongQuantity } from "./quantity/settle-in-form";
export { settleQuantity } from "./quantity/settle-quantity";
export {
  flashOtherPrices,
  pricesOf,
  productsIn,
  shownPricesSchema,
  type ShownPrices,
} from "./reconcile/other-prices";
export { flashShortfall, type RequestedLine } from "./reconcile/shortfall";
export { lineOf } from "./reconcile/line-of";
export { reconcileCart } from "./reconcile/reconcile-cart";
export type { WantedLine } from "./reconcile/wanted-lines";
export { sumRows, type SumRow } from "./panel/sum-rows";
export { summaryView } from "./panel/summary-view";
export { cartView } from "./panel/cart-view";
export { withMinimum } from "./panel/with-minimum";
