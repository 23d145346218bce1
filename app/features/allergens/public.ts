/** What other features may use of the chosen allergens. */
export { UnknownAllergens } from "./unknown-allergens";
