/** What other features may use of the catalogue. */
export { cachedPage } from "./cached-page";
export { cardView, type CardView } from "./view";
export { ProductShelf } from "./product-shelf";
export { ListingView } from "./listing-view";
export { answer as answerListing, loadListing } from "./load-listing";
export { isFiltered, parseListing } from "./listing-params";
export { StaleNote } from "./stale-note";
export { staleTime } from "./stale-time";
export { JsonLd } from "./json-ld";
