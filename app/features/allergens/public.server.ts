/** Exports of the chosen allergens for the loaders of other features. */
export { allergenNote, namesOf, type AllergenNote, type AllergenShop } from "./allergen-note";
