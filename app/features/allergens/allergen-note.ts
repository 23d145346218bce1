import type { Locale } from "~/model/locale";
import type { Product } from "~/model/product";
import type { Allergen } from "~/model/allergens";
import type { Translate } from "~/i18n/translate";
import type { Shop } from "~/platform/shop";
import { readStatement } from "./read-statement";

export type AllergenShop = Pick<Shop, "t" | "locale" | "chosenAllergens">;

export type AllergenNote = {
  /** "Contiene latte": the chosen allergens that the product contains or may contain */
  allergenWarning?: string;
  /**
   * presence of the other chosen allergens is unknown: the statement is missing or partly
   * unreadable
   */
  allergensUnknown?: true;
};

/** Joins allergens: "latte, uova e soia". `word` selects "e" or "o" before the last. */
export const namesOf = (
  chosen: readonly Allergen[],
  t: Translate,
  locale: Locale,
  word: Intl.ListFormatType = "conjunction",
): string =>
  new Intl.ListFormat(locale, { type: word }).format(chosen.map((name) => t(`allergens.names.${name}`)));

/** Warning about the shopper's chosen allergens; empty if none are chosen or present. */
export function allergenNote({ allergens }: Pick<Product, "allergens">, shop: AllergenShop): AllergenNote {
  const { t, locale, chosenAllergens } = shop;
  if (chosenAllergens.length === 0) return {};
  const statement = readStatement(allergens ?? "");
  const [contains, traces] = [statement.contains, statement.traces].map((found) =>
    chosenAllergens.filter((one) => found.includes(one)),
  );
  const named = [...(contains ?? []), ...(traces ?? [])];
  const sentences = [
    ...(contains?.length ? [t("allergens.contains", { names: namesOf(contains, t, locale) })] : []),
    ...(traces?.length ? [t("allergens.traces", { names: namesOf(traces, t, locale, "disjunction") })] : []),
  ];
  return {
    ...(sentences.length > 0 && { allergenWarning: sentences.join(". ") }),
    ...(!statement.understood && named.length < chosenAllergens.length && { allergensUnknown: true }),
  };
}
