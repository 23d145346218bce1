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
 * What a card says of a price. A pack whose weight varies shows what the pack costs ("circa"), with its kilogram and its range below;
 * loose goods show the kilogram, with the range of the first add below; everything else its price and unit price. Undefined where the backend
 * tells no price.
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

/** Of a pack whose price is by the kilogram, what the pack comes to at that price; of all else the price itself. */
const ofOne = ({ per, packGrams }: Price, cents: Cents): Cents =>
  per === "kg" && packGrams ? priceOfGrams(cents, packGrams) : cents;

/** "-55 %, fino al 13 ottobre"; the promo's own words when it names no percentage. */
const savingText = (promo: Promo, t: Translate, locale: Locale): string | undefined =>
  untilText(percentText(promo) ?? promo.label, promo.until && monthDay(promo.until, locale), t);

/** Either of both may be lacking. */
function untilText(saving: string, day: string | undefined, t: Translate): string | undefined {
  if (!day) return saving || undefined;
  return saving ? t("catalog.price.savingUntil", { saving, day }) : t("catalog.price.until", { day });
}

/** "-55 %", or undefined. */
function percentText(promo: Promo): string | undefined {
  const percent = Math.round(promo.percent ?? 0);
  return percent > 0 ? `-${percent}\u00a0%` : undefined;
}

/**
 * A price in few words, for a card. Its badge says how much is saved, so only the last day is left to say: "fino al 13 ott". The lowest price is
 * "Min. 30 gg: 3,29 €", with all words in its title.
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

/** The last day of a promotion, after its own words where these are too long for the badge. */
function cardSaving(promo: Promo, t: Translate, locale: Locale): string | undefined {
  const day = promo.until && monthDay(promo.until, locale, 3);
  return untilText(badgeText(promo, t) === undefined ? promo.label : "", day, t);
}

/** So many letters of a badge have room beside the heart of a narrow card. */
const badgeLetters = 10;

/**
 * What stands on a promotion's badge: "-55 %", else its own words where they are as short as "3x2", or that it is of the flyer. Undefined where its
 * words stand below the price alone: a badge that says "offer" would tell of a saving that nobody knows.
 */
export function badgeText(promo: Promo, t: Translate): string | undefined {
  const { label } = promo;
  const percent = percentText(promo);
  if (percent) return percent;
  if (label === "") return t("catalog.badge.promo");
  if (label.length <= badgeLetters) return label;
  return isOfFlyer(promo) ? t("catalog.badge.flyer") : undefined;
}

/** "13 ottobre"; of the month's name no more than these letters. */
function monthDay(date: string, locale: Locale, letters?: number): string {
  const { day, month } = dayParts(date, locale, "long");
  return `${day} ${month.slice(0, letters)}`;
}

/** What one piece or pack costs in euro with two decimals, or a kilogram of loose goods: for structured data. */
export function euroNumber(price: Price): string {
  return (ofOne(price, price.now) / 100).toFixed(2);
}
