/** What the browser runs for lists. */
export { onHeart } from "./favourites/heart.client";
