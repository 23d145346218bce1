/** Exports of lists for the pages of other features. */
export { AddToList } from "./list/add-to-list";
export { Heart, HeartWords } from "./favourites/heart";
