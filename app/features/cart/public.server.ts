/** What other features' loaders and actions may use of the cart. */
export { guardCart, missingPlace } from "./guard";
export { itemLabel, notAQuantity, quantityText } from "./quantity-words";
export { readTarget } from "./target";
export { setBack, topUp, type Refused, type Wanted } from "./top-up";
export { cartView, summaryView, whenView, whereView } from "./view";
export { pursueWish, readWish, refusal } from "./wish";
