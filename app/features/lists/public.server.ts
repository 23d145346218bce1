/** What other features' loaders and actions may use of lists. */
export { favouriteIds } from "./favourites/favourite-ids";
export { pursueListWish, listWishText } from "./list-wishes";
