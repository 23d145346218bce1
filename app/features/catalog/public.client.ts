/** Exports of the catalogue that run in the browser. */
export { startListings } from "./listing/listing.client";
