/** What other features may show of the cart. */
export { AddForm, AddToCart, controlPart } from "./add-to-cart";
export { CartContents, cartPart } from "./cart-contents";
export { CartPanel } from "./cart-panel";
export { CartSummary } from "./cart-summary";
export { CartWhere } from "./cart-where";
export { LineProduct } from "./line-product";
export { QuantityForm } from "./quantity-form";
export type { CartView } from "./view";
