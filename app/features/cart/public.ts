/** What other features may show of the cart. */
export { AddToCart } from "./add-to-cart";
export { CartPanel } from "./cart-panel";
export { CartSummary } from "./cart-summary";
export type { CartView } from "./view";
