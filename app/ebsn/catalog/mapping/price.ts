import { shiftAndRound, toCents } from "~/lib/money";
import { fromDisplayDate } from "~/lib/rome-date";
import { baseOf, pricePerBase, unitOf } from "~/lib/units";
import type { Price, Promo, UnitPrice } from "~/model/price";
import type { WireProduct, WirePromo } from "../wire/product";
import { plainLine } from "../../text/plain-text";
import { lowestTold, packMeasure, type Pack } from "./pack";
import { countedBy, sellingGrams } from "./rule";

/** How a backend tells prices, where its answers do not say it themselves. */
export type PriceHabits = {
  /** `price` is the promotion's already; the price before it is that and what the promotion takes off in euro */
  priceIncludesPromotion?: boolean;
};

/**
 * What a product costs; undefined when the backend tells no price (anonymous answers of some shops leave the keys out; nothing is sold for nothing).
 * Where the lowest price of the last thirty days is told, that is the price before the promo, whatever the list price was (record 094); where it
 * is no higher than what is paid, nothing is reduced, and it is not said.
 */
export function priceOf(product: WireProduct, habits: PriceHabits = {}): Price | undefined {
  const { productInfos: infos } = product;
  const paid = paidFor(product);
  if (paid === undefined) return undefined;
  const now = toCents(paid);
  const per = product.priceUnitDisplay.toLowerCase() === "kg" ? "kg" : "pz";
  const lowest = product.warehousePromo ? lowestTold(product) : undefined;
  const before = product.warehousePromo ? priceBefore(product, habits) : undefined;
  const standard = Math.min(before === undefined ? Infinity : toCents(before), lowest ?? Infinity);
  const byUnit =
    product.priceUmDisplay ?? (toCents(product.price ?? paid) === now ? product.priceUm : undefined);
  const unit =
    unitPrice(byUnit, product.weightUnitDisplay, now) ??
    (per === "pz" ? unitPriceOfPack(packMeasure(product), now) : undefined);
  const packGrams =
    per === "kg" && countedBy(infos) === "pack"
      ? (sellingGrams(infos, infos.WEIGHT_SELLING) ?? 1000)
      : undefined;
  return {
    now,
    per,
    ...(standard > now && standard < Infinity ? { standard } : {}),
    ...(lowest !== undefined && lowest > now ? { lowest } : {}),
    ...(unit ? { unit } : {}),
    ...(packGrams ? { packGrams } : {}),
  };
}

function paidFor({ priceDisplay, price }: WireProduct): number | undefined {
  const paid = priceDisplay ?? price;
  return paid !== undefined && toCents(paid) > 0 ? paid : undefined;
}

/** The price before a promotion, in euro; undefined where the backend does not tell it. */
function priceBefore(product: WireProduct, { priceIncludesPromotion }: PriceHabits): number | undefined {
  const { price, priceStandardDisplay, warehousePromo } = product;
  const paid = paidFor(product);
  if (paid === undefined) return priceStandardDisplay;
  const told = priceStandardDisplay ?? price;
  if (told !== undefined && told > paid) return told;
  if (!priceIncludesPromotion) return undefined;
  const less = Math.abs(warehousePromo?.discount ?? 0);
  return less > 0 ? paid + less : undefined;
}

/**
 * Per kilogram, litre or piece. A price per piece above that of the whole pack is a mistake in the backend's data (seen live) and is left
 * out.
 */
function unitPrice(paid: number | undefined, weightUnitDisplay: string, now: number): UnitPrice | undefined {
  const cents = paid === undefined ? 0 : toCents(paid);
  // what is less than a cent is told as nothing
  if (cents <= 0) return undefined;
  if (/^(pz|nr)\.?$/i.test(weightUnitDisplay)) return cents <= now ? { cents, unit: "pz" } : undefined;
  const unit = unitOf(weightUnitDisplay);
  return unit && { cents: pricePerBase(cents, 1, unit), unit: baseOf(unit) };
}

/**
 * What a kilogram or litre of a pack comes to (§9), where what is printed on it is a measure: "500 g", "6 x 330 ml"; or a piece of many, "200 pz",
 * of those that cost less than a cent a hundred.
 */
function unitPriceOfPack(pack: Pack | undefined, now: number): UnitPrice | undefined {
  const unit = pack && byMeasure(pack, now);
  return unit && unit.cents > 0 ? unit : undefined;
}

function byMeasure({ count, amount, unit: word }: Pack, now: number): UnitPrice | undefined {
  const held = count * amount;
  if (word === "pz") {
    if (held <= 1) return undefined;
    return held <= now
      ? { cents: Math.round(now / held), unit: "pz" }
      : { cents: Math.round((now * 100) / held), unit: "100 pz" };
  }
  const unit = unitOf(word);
  return unit && held >= 0.001 ? { cents: pricePerBase(now, held, unit), unit: baseOf(unit) } : undefined;
}

/**
 * A promotion, its words without HTML. Its hundredths count from the lowest price of the last thirty days where that is told (record 094); where it
 * tells euro alone, from the list price (three decimals).
 */
export function promoOf(promo: WirePromo, product: WireProduct, habits: PriceHabits = {}): Promo {
  const percent =
    percentOfLowest(product) ?? promo.discountPerc ?? percentOf(promo.discount, product, habits);
  const until = promo.expireDate && fromDisplayDate(promo.expireDate);
  const header = plainLine(promo.view?.header ?? "");
  const footer = plainLine(promo.view?.footer ?? "");
  return {
    label: plainLine(promo.view?.body ?? ""),
    kind: promo.promoType,
    ...(percent !== undefined && percent > 0 && percent < 100 ? { percent } : {}),
    ...(until ? { until } : {}),
    ...(header ? { header } : {}),
    ...(footer ? { footer } : {}),
  };
}

/** Zero or less where the goods have cost no more than this; undefined where the lowest price is not told. */
function percentOfLowest(product: WireProduct): number | undefined {
  const lowest = lowestTold(product);
  const paid = paidFor(product);
  if (lowest === undefined || paid === undefined) return undefined;
  return shiftAndRound(((lowest - toCents(paid)) / lowest) * 100, 3) / 1000;
}

/**
 * The hundredths that an amount takes off the price before; undefined where either is not told, or the amount is not less than the price. A `price`
 * that is no more than what is paid may be the promotion's already: then nobody knows what the amount is taken from.
 */
function percentOf(
  amount: number | undefined,
  product: WireProduct,
  habits: PriceHabits,
): number | undefined {
  const before = priceBefore(product, habits);
  if (amount === undefined || before === undefined || Math.abs(amount) >= before) return undefined;
  return shiftAndRound((Math.abs(amount) / before) * 100, 3) / 1000;
}
