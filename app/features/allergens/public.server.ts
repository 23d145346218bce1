/** What other features' loaders may use of the chosen allergens. */
export { allergenNote, namesOf, type AllergenNote, type AllergenShop } from "./allergen-note";
