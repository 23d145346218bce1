/** What the browser runs for the search. */
export { suggestFor } from "./suggest/suggestions.client";
