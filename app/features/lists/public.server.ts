/** What other features' loaders and actions may use of lists. */
export { favouriteIds } from "./favourites/favourite-ids";
export { setFavourite } from "./favourites/favourite-action";
export { listToCart } from "./list/list-to-cart-action";
export { usualToCart } from "./usual/usual-to-cart-action";
export { pasteToCart } from "./paste/paste-action";
