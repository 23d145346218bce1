import type { ProductDetail } from "~/ebsn/model";
import type { Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/translate";
import { limitTexts } from "./limits";
import { cardView, type CardView } from "./view";

export type DetailView = Omit<CardView, "classes"> & {
  pictures: { medium: string; large: string }[];
  classes: string[];
  limits: string[];
  promo?: { header?: string; footer?: string };
  vendor?: { id: number; name: string };
  barcode?: string;
  warehouse?: string;
  /** headings and running text, those there are */
  texts: { key: TextSection; text: string }[];
  nutrition: { label: string; per100: string }[];
};

const textSections = ["description", "ingredients", "allergens", "storage", "features"] as const;
type TextSection = (typeof textSections)[number];

/** A product as its own page shows it. */
export function detailView(product: ProductDetail, t: Translate, locale: Locale): DetailView {
  const { promo, pictures, nutrition, classes, vendor, barcode, warehouse } = product;
  const { text: description, ingredients, allergens, storage, features } = product;
  const written = { description, ingredients, allergens, storage, features };
  return {
    ...cardView(product, t, locale),
    pictures: pictures.length > 0 ? pictures : [{ medium: product.image, large: product.imageLarge }],
    classes,
    limits: limitTexts(product, t, locale),
    ...((promo?.header || promo?.footer) && { promo: { header: promo.header, footer: promo.footer } }),
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
