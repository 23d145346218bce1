/** The fourteen that the law makes known (Reg. EU 1169/2011, annex II), in its order. */
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

/** Those of the fourteen among some words, each once, in the law's order; anything else is left out. */
export const allergensAmong = (words: readonly unknown[]): Allergen[] =>
  allergens.filter((one) => words.includes(one));
