import { shiftAndRound, toCents } from "~/lib/money";
import { fromDisplayDate } from "~/lib/rome-date";
import { baseOf, pricePerBase, unitOf } from "~/lib/units";
import type { Price, Promo, UnitPrice } from "~/model/price";
import type { WireProduct, WirePromo } from "../wire/product";
import { plainLine } from "../../text/plain-text";
import { lowestTold, packMeasure, type Pack } from "./pack";
import { countedBy, sellingGrams } from "./rule";

/** Facts about a backend's prices that its responses do not contain. */
export type PriceHabits = {
  /**
   * `price` already includes the promo; adding the promo's discount in euro gives the price before
   */
  priceIncludesPromotion?: boolean;
};

/**
 * Returns a product's price in cents. Undefined if the backend sends none or 0: some backends omit
 * prices for visitors. The price before the promo is the lower of the list price and the lowest
 * price of the last thirty days (record 094). Both are left out unless higher than the price paid.
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

/** Returns the price before a promo, in euro; undefined if the backend does not send it. */
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
 * Returns the price per kilogram, litre or piece. Drops a piece price above the whole pack's, a
 * mistake in live data.
 */
function unitPrice(paid: number | undefined, weightUnitDisplay: string, now: number): UnitPrice | undefined {
  const cents = paid === undefined ? 0 : toCents(paid);
  // the backend sends 0 for prices below a cent
  if (cents <= 0) return undefined;
  if (/^(pz|nr)\.?$/i.test(weightUnitDisplay)) return cents <= now ? { cents, unit: "pz" } : undefined;
  const unit = unitOf(weightUnitDisplay);
  return unit && { cents: pricePerBase(cents, 1, unit), unit: baseOf(unit) };
}

/**
 * Returns the price of a kilogram or litre of a pack (§9) with a printed measure: "500 g", "6 x 330
 * ml". For "200 pz" it is the price of a piece, or of a hundred pieces below a cent each.
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
 * Maps a promo, with its words as plain text. Its percentage refers to the lowest price of the last
 * thirty days, if known (record 094). A promo in euro only refers to the list price (three
 * decimals).
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

/**
 * Returns the percentage below the lowest price, 0 or negative if the price is not lower. Undefined
 * if the lowest price is unknown.
 */
function percentOfLowest(product: WireProduct): number | undefined {
  const lowest = lowestTold(product);
  const paid = paidFor(product);
  if (lowest === undefined || paid === undefined) return undefined;
  return shiftAndRound(((lowest - toCents(paid)) / lowest) * 100, 3) / 1000;
}

/**
 * Returns the percentage that an amount takes off the price before. Undefined if either is unknown,
 * or the amount is not below that price. A `price` not above the paid price may already include the
 * promo, so the price before is unknown then.
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
