import type { Product } from "~/ebsn/model";
import type { Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/translate";
import { ceiling } from "~/lib/quantity";
import { quantityParts } from "~/lib/quantity-text";

/** From here on a maximum is no news to anybody: pieces or packs, grams. */
const noLimit = { piece: 100, pack: 100, weight: 50_000 };

/** What one may buy of a product, in sentences (§5): minimum, maximum, packages, steps, weight. */
export function limitTexts(product: Product, t: Translate, locale: Locale): string[] {
  const { rule } = product;
  const amount = (value: number) => {
    const parts = quantityParts({ by: rule.by, value }, locale);
    if (parts.unit === "piece") return t("catalog.rule.pieces", { count: value });
    if (parts.unit === "pack") return t("catalog.rule.packs", { count: value });
    return t("catalog.rule.weight", parts);
  };
  const texts: string[] = [];
  if (rule.by === "weight")
    texts.push(t("catalog.rule.step", { first: amount(rule.first), step: amount(rule.step) }));
  if (rule.by === "weight" && rule.pieceGrams)
    texts.push(t("catalog.rule.piece", { grams: rule.pieceGrams }));
  if (rule.multiple > 1) texts.push(packageText(product, t));
  if (rule.by !== "weight" && rule.min > 1 && rule.min !== rule.multiple)
    texts.push(t("catalog.rule.min", { amount: amount(rule.min) }));
  const most = ceiling(rule);
  if (most > 0 && most < noLimit[rule.by]) {
    const scarce = product.left !== undefined && product.left <= most;
    texts.push(t(scarce ? "catalog.rule.left" : "catalog.rule.max", { amount: amount(most) }));
  }
  if (product.classMax) texts.push(t("catalog.rule.classMax", product.classMax));
  if (product.weighed) texts.push(t("catalog.rule.weighed"));
  return texts;
}

function packageText({ rule }: Product, t: Translate): string {
  const count = rule.multiple;
  if (!rule.packageName) return t("catalog.rule.packageUnnamed", { count });
  return t(rule.locked ? "catalog.rule.package" : "catalog.rule.packageFree", {
    name: rule.packageName,
    count,
  });
}
