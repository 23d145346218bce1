/** What other features' loaders and actions may use to search. */
export { mostCompared, searchAsker, searchFor, type SearchShop } from "./ask-search";
