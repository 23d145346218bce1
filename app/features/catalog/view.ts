import type { Product, QuantityRule } from "~/ebsn/model";
import type { Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/translate";
import type { BadgeKind } from "~/ui/badge";
import { percentText, priceView, type PriceView } from "./price-view";

export type BadgeView = { kind: BadgeKind; text: string };

/** A product as a card shows it: final texts only, and the rule that its stepper needs. */
export type CardView = {
  id: number;
  slug: string;
  name: string;
  brand: string;
  pack: string;
  image: string;
  price: PriceView;
  /** over the picture's corner */
  badge?: BadgeView;
  /** beside the pack: bio, senza glutine */
  classes?: string[];
  /** "Ultimi 2 pezzi" */
  few?: string;
  soldOut: boolean;
  /** where something like it may be found; sold-out goods only */
  similar?: string;
  rule: QuantityRule;
  hasOptions: boolean;
  unit: "pz" | "kg";
};

const fewLeft = 5;
const mostClasses = 2;

/** Maps a product to its card in the shopper's language. */
export function cardView(product: Product, t: Translate, locale: Locale): CardView {
  const badge = cornerBadge(product, t);
  const few = fewWords(product, t);
  const near = product.crumbs.at(-1)?.slug;
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    pack: product.pack === t("catalog.price.perKg") ? "" : product.pack,
    image: product.image,
    price: priceView(product, t, locale),
    ...(badge && { badge }),
    ...(product.classes.length > 0 && { classes: product.classes.slice(0, mostClasses) }),
    ...(few && { few }),
    soldOut: product.soldOut,
    ...(product.soldOut && near && { similar: `/category/${near}` }),
    rule: product.rule,
    hasOptions: product.options.length > 0,
    unit: product.rule.by === "weight" ? "kg" : "pz",
  };
}

function cornerBadge(product: Product, t: Translate): BadgeView | undefined {
  if (product.promo) return { kind: "promo", text: percentText(product.promo) ?? product.promo.label };
  if (product.isNew) return { kind: "new", text: t("catalog.badge.new") };
  if (product.highlight) return { kind: "plain", text: t("catalog.badge.highlight") };
  return undefined;
}

function fewWords({ left, soldOut, rule }: Product, t: Translate): string | undefined {
  const few = left !== undefined && left > 0 && left <= fewLeft && !soldOut && rule.by !== "weight";
  return few ? t("catalog.badge.last", { count: left }) : undefined;
}
