/** The fourteen allergens of EU law (Reg. EU 1169/2011, annex II), in its order. */
export const allergens = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type Allergen = (typeof allergens)[number];

/** Returns the allergens among some words, without duplicates, in the law's order. */
export const allergensAmong = (words: readonly unknown[]): Allergen[] =>
  allergens.filter((one) => words.includes(one));
