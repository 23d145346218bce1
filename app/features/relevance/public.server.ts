/** What other features' loaders and actions may use to search. */
export { searchAsker, searchFor, type SearchShop } from "./ask-search";
