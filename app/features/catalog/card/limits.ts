import type { Product } from "~/model/product";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { ceiling } from "~/lib/quantity";
import { quantityText } from "~/features/cart/public.server";
import { packagesOf } from "./package-texts";

/** Maxima from these values on are not mentioned; in pieces, packs and grams. */
const toldBelow = { piece: 100, pack: 100, weight: 50_000 };

/**
 * Packaging of a product as a sentence: "Si vende a casse da 6", or piece by piece up to a whole
 * package.
 */
export function packageText({ rule }: Pick<Product, "rule">, t: Translate): string {
  const count = rule.multiple;
  const name = rule.packageName && packagesOf(rule.packageName);
  if (rule.locked)
    return name ? t("catalog.rule.package", { name }) : t("catalog.rule.packageUnnamed", { count });
  return name
    ? t("catalog.rule.packageFree", { name, count })
    : t("catalog.rule.packageFreeUnnamed", { count });
}

/** Quantity limits of a product as sentences (§5): minimum, maximum, packages, steps, weight. */
export function limitTexts(product: Product, t: Translate, locale: Locale): string[] {
  const { rule } = product;
  const amount = (value: number) => quantityText(t, { by: rule.by, value }, locale);
  const texts: string[] = [];
  if (rule.by === "weight")
    texts.push(t("catalog.rule.step", { first: amount(rule.first), step: amount(rule.step) }));
  if (rule.by === "weight" && rule.pieceGrams)
    texts.push(t("catalog.rule.piece", { amount: amount(rule.pieceGrams) }));
  if (product.piecesInside) texts.push(t("catalog.rule.inside", { count: product.piecesInside }));
  if (rule.multiple > 1) texts.push(packageText(product, t));
  if (rule.by !== "weight" && rule.min > 1 && rule.min !== rule.multiple)
    texts.push(t("catalog.rule.min", { amount: amount(rule.min) }));
  const most = ceiling(rule);
  if (most > 0 && most < toldBelow[rule.by]) {
    const scarce = product.left !== undefined && product.left <= most;
    texts.push(t(scarce ? "catalog.rule.left" : "catalog.rule.max", { amount: amount(most) }));
  }
  if (product.classMax) texts.push(t("catalog.rule.classMax", product.classMax));
  if (product.weighed) texts.push(t("catalog.rule.weighed"));
  return texts;
}
