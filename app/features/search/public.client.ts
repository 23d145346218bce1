/** Exports of the search that run in the browser. */
export { suggestFor } from "./suggest/suggestions.client";
