/** Exports of the chosen allergens for the pages of other features. */
export { UnknownAllergens } from "./unknown-allergens";
