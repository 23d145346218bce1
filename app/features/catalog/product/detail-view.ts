import type { Promo } from "~/model/price";
import type { Nutrition, ProductDetail } from "~/model/product";
import { namesOf, type AllergenShop } from "~/features/allergens/public.server";
import { wordsBesideSaving } from "~/lib/words/promo-words";
import { limitTexts } from "../card/limits";
import { badgesOf, cardView, type CardView } from "../card/card-view";
import { priceView } from "../card/price-view";

export type DetailView = Omit<CardView, "labels"> & {
  pictures: { medium: string; large: string }[];
  classes: string[];
  limits: string[];
  /** warning that it is unknown whether a food contains the chosen allergens */
  allergensNotTold?: string;
  /** the chain's own text about the promotion */
  promo?: { header?: string; label?: string; footer?: string };
  vendor?: { id: number; name: string };
  barcode?: string;
  warehouse?: string;
  /** sections of heading and text; empty sections are left out */
  texts: { key: TextSection; text: string }[];
  nutrition: Omit<Nutrition, "text">;
};

const textSections = ["description", "ingredients", "allergens", "storage", "features", "nutrition"] as const;
type TextSection = (typeof textSections)[number];

/** Product as its own page shows it. */
export function detailView(product: ProductDetail, shop: AllergenShop): DetailView {
  const { t, locale, chosenAllergens } = shop;
  const { promo, pictures, nutrition, classes, vendor, barcode, warehouse } = product;
  const { text: description, ingredients, allergens, storage, features } = product;
  const written = {
    description,
    ingredients,
    storage,
    features,
    nutrition: nutrition.text,
    // a food without an allergen statement gets this text: silence would read as absence (Reg. EU
    // 1169/2011 art. 14)
    allergens: allergens ?? (isFood(product) ? t("catalog.product.allergensUnknown") : undefined),
  };
  const card = cardView(product, shop);
  const price = priceView(product, t, locale);
  const badges = badgesOf(product, t);
  return {
    ...card,
    ...(price && { price }),
    ...(badges.length > 0 && { badges }),
    pictures: pictures.length > 0 ? pictures : [{ medium: product.image, large: product.imageLarge }],
    classes,
    // the price already shows the minimum quantity (`soldBy`)
    limits: limitTexts(product, t, locale).filter((text) => !card.soldBy?.startsWith(text)),
    ...(card.allergensUnknown &&
      !card.allergenWarning &&
      (isFood(product) || allergens) && {
        allergensNotTold: t("allergens.unknown", {
          names: namesOf(chosenAllergens, t, locale, "disjunction"),
        }),
      }),
    ...(promo && { promo: promoTexts(promo) }),
    ...(vendor && { vendor }),
    ...(barcode && { barcode }),
    ...(warehouse && { warehouse }),
    texts: textSections.flatMap((key) => {
      const text = written[key]?.trim();
      return text ? [{ key, text }] : [];
    }),
    nutrition,
  };
}

/**
 * Texts of a promotion. Its label appears only if a percentage is on the picture; otherwise the
 * label is there or beside the last day.
 */
function promoTexts(promo: Promo) {
  const { header, footer, percent } = promo;
  const label = wordsBesideSaving(promo);
  return { header, ...(percent && label && { label }), footer };
}

const isFood = ({ ingredients, nutrition }: ProductDetail) =>
  Boolean(ingredients ?? nutrition.text) || nutrition.rows.length > 0;
