/** What other features may show of lists. */
export { AddToList } from "./add-to-list";
export { Heart, HeartForm } from "./heart";
