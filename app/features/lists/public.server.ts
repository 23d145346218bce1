/** What other features' loaders and actions may use of lists. */
export { favouriteIds } from "./favourite-ids";
export { pursueListWish, listWishText } from "./list-wishes";
