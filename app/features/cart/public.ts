/** Cart components for other features. */
export { AddToCart } from "./add/add-to-cart";
export { AddWithin } from "./add/add-within";
export { AddWithCode, addWithCodeId } from "./add/add-with-code";
export { CartContents, cartPart } from "./panel/cart-contents";
export { CartPanel } from "./panel/cart-panel";
export { CartSummary } from "./panel/cart-summary";
export { CartWhere } from "./panel/cart-where";
export { lineAnchor } from "./product-line/line-anchor";
export { PromoBox } from "./panel/promo-box";
export { LineProduct } from "./product-line/line-product";
export { QuantityForm } from "./quantity/quantity-form";
export { YesBox } from "./quantity/yes-box";
export { QuantityNotice } from "./quantity/quantity-notice";
export type { CartView } from "./panel/cart-view";
