import type { Cents, Price, Promo } from "~/model/price";
import type { Product } from "~/model/product";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { atHeaviest } from "~/lib/estimate";
import { formatCents, formatShortRange, formatUnitPrice } from "~/lib/money";
import { firstAdd } from "~/lib/quantity";
import { weightParts } from "~/lib/quantity-text";
import { dayParts } from "~/lib/rome-date";
import { priceOfGrams } from "~/lib/units";
import { isOfFlyer } from "~/lib/words/promo-words";
import type { PriceProps } from "~/ui/product/price";

export type PriceView = Omit<PriceProps, "size">;

/**
 * Price of a card; undefined if the backend sends no price.
 * - Pack of variable weight: its price ("circa"), with the price per kilogram and the range below.
 * - Loose goods: the price per kilogram, with the range of the first add below.
 * - All other products: the price and the unit price.
 */
export function priceView(
  product: Pick<Product, "price" | "promo" | "rule" | "soldOut">,
  t: Translate,
  locale: Locale,
): PriceView | undefined {
  const { price, promo, rule } = product;
  if (!price) return undefined;
  const money = (cents: number) => formatCents(cents, locale);
  const view: PriceView = { now: money(price.now) };
  const saving = promo && savingText(promo, t, locale);
  if (saving) view.saving = saving;
  if (price.lowest) view.lowest = t("ui.price.lowest", { price: money(ofOne(price, price.lowest)) });
  if (price.per === "kg" && price.packGrams) {
    const pack = ofOne(price, price.now);
    view.now = money(pack);
    view.approx = true;
    view.unit = formatUnitPrice({ cents: price.now, unit: "kg" }, locale);
    view.range = t("catalog.price.packRange", {
      ...weightParts(price.packGrams, locale),
      range: formatShortRange(pack, atHeaviest(pack), locale),
    });
    if (price.standard) view.standard = money(ofOne(price, price.standard));
    return view;
  }
  if (price.standard) view.standard = money(price.standard);
  if (rule.by === "weight") {
    const grams = firstAdd(rule) || rule.first;
    view.per = t("catalog.price.perKg");
    const first = priceOfGrams(price.now, grams);
    view.range = t("catalog.price.weightRange", {
      ...weightParts(grams, locale),
      range: formatShortRange(first, atHeaviest(first), locale),
    });
    return view;
  }
  if (price.unit) view.unit = formatUnitPrice(price.unit, locale);
  return view;
}

/** Price of a pack at its price per kilogram, in cents; for all other products the price itself. */
const ofOne = ({ per, packGrams }: Price, cents: Cents): Cents =>
  per === "kg" && packGrams ? priceOfGrams(cents, packGrams) : cents;

/** Example: "-55 %, fino al 13 ottobre"; the promotion's own text replaces a missing percentage. */
const savingText = (promo: Promo, t: Translate, locale: Locale): string | undefined =>
  untilText(percentText(promo) ?? promo.label, promo.until && monthDay(promo.until, locale), t);

/** Joins saving and day; each may be missing. */
function untilText(saving: string, day: string | undefined, t: Translate): string | undefined {
  if (!day) return saving || undefined;
  return saving ? t("catalog.price.savingUntil", { saving, day }) : t("catalog.price.until", { day });
}

/** Example: "-55 %"; undefined without a percentage. */
function percentText(promo: Promo): string | undefined {
  const percent = Math.round(promo.percent ?? 0);
  return percent > 0 ? `-${percent}\u00a0%` : undefined;
}

/**
 * Short price for a card. Its badge shows the saving, so only the last day follows: "fino al 13
 * ott". The lowest price is "Min. 30 gg: 3,29 €", with the full text as its title.
 */
export function cardPriceView(
  product: Parameters<typeof priceView>[0],
  t: Translate,
  locale: Locale,
): PriceView | undefined {
  const view = priceView(product, t, locale);
  const { price, promo } = product;
  if (!view || !price) return undefined;
  const { lowest } = price;
  return {
    ...view,
    ...(promo && { saving: cardSaving(promo, t, locale) }),
    ...(lowest !== undefined && {
      lowest: t("ui.price.lowestShort", { price: formatCents(ofOne(price, lowest), locale) }),
      lowestTitle: view.lowest,
    }),
  };
}

/** Last day of a promotion, after its own text if that is too long for the badge. */
function cardSaving(promo: Promo, t: Translate, locale: Locale): string | undefined {
  const day = promo.until && monthDay(promo.until, locale, 3);
  return untilText(badgeText(promo, t) === undefined ? promo.label : "", day, t);
}

/** Max characters of a badge: more would not fit beside the heart of a narrow card. */
const badgeLetters = 10;

/**
 * Text of a promotion's badge: "-55 %", else its own text if as short as "3x2", else the flyer.
 * Undefined if its text is shown only below the price: "offer" would claim an unknown saving.
 */
export function badgeText(promo: Promo, t: Translate): string | undefined {
  const { label } = promo;
  const percent = percentText(promo);
  if (percent) return percent;
  if (label === "") return t("catalog.badge.promo");
  if (label.length <= badgeLetters) return label;
  return isOfFlyer(promo) ? t("catalog.badge.flyer") : undefined;
}

/** Example: "13 ottobre"; `letters` limits the month's name. */
function monthDay(date: string, locale: Locale, letters?: number): string {
  const { day, month } = dayParts(date, locale, "long");
  return `${day} ${month.slice(0, letters)}`;
}

/**
 * Price of a piece, a pack or a kilogram of loose goods, in euro with two decimals, for structured
 * data.
 */
export function euroNumber(price: Price): string {
  return (ofOne(price, price.now) / 100).toFixed(2);
}
