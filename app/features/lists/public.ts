/** What other features may show of lists. */
export { AddToList } from "./list/add-to-list";
export { Heart, HeartWords } from "./favourites/heart";
