/** Exports of the catalogue for other features. */
export { Adverts } from "./adverts/adverts";
export { excludeShown, loadHomeExtras, type HomeExtras } from "./adverts/load-adverts";
export { awaitUpTo } from "./await-up-to";
export { cardView, cardViews, type CardView, type NamesOnPage } from "./card/card-view";
export { ProductShelf } from "./card/product-shelf";
export { spread } from "./card/spread";
export { CategoryTiles } from "./listing/category-tiles";
export { ListingTop } from "./listing/listing-top";
export { ListingView } from "./listing/listing-view";
export type { ListingData } from "./listing/listing-data";
export { answer as answerListing, loadListing } from "./listing/load-listing";
export { isFiltered, parseListing } from "./listing/listing-params";
export { StaleNote } from "./stale-note";
export { staleTime } from "./stale-time";
