/** Exports of lists for the loaders and actions of other features. */
export { favouriteIds } from "./favourites/favourite-ids";
export { setFavourite } from "./favourites/favourite-action";
export { listToCart } from "./list/list-to-cart-action";
export { usualToCart } from "./usual/usual-to-cart-action";
export { pasteToCart } from "./paste/paste-action";
