/** Exports of lists that run in the browser. */
export { onHeart } from "./favourites/heart.client";
