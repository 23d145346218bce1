/** What the browser runs for the catalogue. */
export { startListings } from "./listing/listing.client";
