import type { Path } from "~/lib/path";
import type { Product } from "~/model/product";
import type { QuantityRule } from "~/model/quantity";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import * as paths from "~/page/paths";
import type { BadgeKind } from "~/ui/badge";
import { firstAdd } from "~/lib/quantity";
import { formatCents } from "~/lib/money";
import { pictureSet } from "~/lib/picture-set";
import { fullName } from "~/lib/words/full-name";
import { allergenNote, type AllergenNote, type AllergenShop } from "~/features/allergens/public.server";
import { quantityText } from "~/features/cart/public.server";
import { packageText } from "./limits";
import { badgeText, cardPriceView, type PriceView } from "./price-view";

export type BadgeView = { kind: BadgeKind; text: string };

/** Product as its card shows it: final texts, and the rule for its stepper. */
export type CardView = AllergenNote & {
  id: number;
  slug: string;
  name: string;
  brand: string;
  pack: string;
  image: string;
  /** `srcset` if there are several sizes */
  imageSet?: string;
  /** absent if the backend sends prices only to signed-in shoppers */
  price?: PriceView;
  /** over the picture's corner: one on a card, all on the product's own page */
  badges?: BadgeView[];
  /** beside the pack: classes ("bio", "senza glutine") and badges that are not over the picture */
  labels?: BadgeView[];
  /** "Ultimi 2 pezzi" */
  few?: string;
  /** "Si vende a casse da 6", if a single piece cannot be bought */
  soldBy?: string;
  soldOut: boolean;
  /** link to similar products; only for sold-out products */
  similar?: Path;
  rule: QuantityRule;
  hasOptions: boolean;
  unit: "pz" | "kg";
  /** from 2: the product's number among products on the page with the same name, brand and pack */
  nth?: number;
};

/** Number of occurrences of each full name on a page. */
export type NamesOnPage = Map<string, number>;

/** Cards of a page's products; the shelves of a page share `names`. */
export const cardViews = (
  products: readonly Product[],
  shop: AllergenShop,
  names: NamesOnPage = new Map(),
): CardView[] =>
  products.map((product) => {
    const card = cardView(product, shop);
    const name = fullName(card);
    const nth = (names.get(name) ?? 0) + 1;
    names.set(name, nth);
    return nth > 1 ? { ...card, nth } : card;
  });

const fewLeft = 5;
const mostClasses = 2;

/** Card of a product in the shopper's language, with a note about the allergens they chose. */
export function cardView(product: Product, shop: AllergenShop): CardView {
  const { t, locale } = shop;
  const price = cardPriceView(product, t, locale);
  const badges = badgesOf(product, t);
  // a badge without its own colour would be hard to read over a picture and hide it
  const over = badges.find(({ kind }) => kind !== "plain");
  const labels = [
    ...badges.filter((badge) => badge !== over),
    ...product.classes.slice(0, mostClasses).map((text): BadgeView => ({ kind: "ok", text })),
  ];
  const soldBy = soldByWords(product, t, locale);
  const few = fewLeftText(product, t);
  const near = product.crumbs.at(-1)?.slug;
  const imageSet = pictureSet({ small: product.image, medium: product.imageLarge });
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    pack: product.pack === t("catalog.price.perKg") ? "" : product.pack,
    image: product.image,
    ...(imageSet && { imageSet }),
    ...(price && { price }),
    ...(over && { badges: [over] }),
    ...(labels.length > 0 && { labels }),
    ...allergenNote(product, shop),
    ...(few && { few }),
    ...(soldBy && { soldBy }),
    soldOut: product.soldOut,
    ...(product.soldOut && near && { similar: paths.category(near) }),
    rule: product.rule,
    hasOptions: product.options.length > 0,
    unit: product.rule.by === "weight" ? "kg" : "pz",
  };
}

/** Badges of a product, the most important first: promotion, new, featured by the chain. */
export function badgesOf({ promo, isNew, highlight }: Product, t: Translate): BadgeView[] {
  const badges: BadgeView[] = [];
  const reduced = promo && badgeText(promo, t);
  if (reduced) badges.push({ kind: "promo", text: reduced });
  if (isNew) badges.push({ kind: "new", text: t("catalog.badge.new") });
  if (highlight) badges.push({ kind: "plain", text: t("catalog.badge.highlight") });
  return badges;
}

/** Minimum quantity with its price, if it is above 1. */
function soldByWords(product: Product, t: Translate, locale: Locale): string | undefined {
  const { rule, price, soldOut } = product;
  const first = firstAdd(rule);
  if (rule.by === "weight" || !price || price.per === "kg" || first < 2 || soldOut) return undefined;
  const least = () =>
    t("catalog.rule.min", { amount: quantityText(t, { by: rule.by, value: first }, locale) });
  return t("catalog.card.soldBy", {
    rule: rule.locked ? packageText(product, t) : least(),
    price: formatCents(price.now * first, locale),
  });
}

function fewLeftText({ left, soldOut, rule }: Product, t: Translate): string | undefined {
  const few = left !== undefined && left > 0 && left <= fewLeft && !soldOut && rule.by !== "weight";
  return few ? t("catalog.badge.last", { count: left }) : undefined;
}
