/** Exports of the search for the loaders and actions of other features. */
export { mostCompared, searchAsker, searchFor, type SearchShop } from "./ask-search";
