/** What the browser runs for the search: fetched when a search field is used. */
export { suggestFor } from "./suggest/suggestions.client";
