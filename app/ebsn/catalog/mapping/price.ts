import { shiftAndRound, toCents } from "~/lib/money";
import { fromDisplayDate } from "~/lib/rome-date";
import { baseOf, pricePerBase, unitOf } from "~/lib/units";
import type { Price, Promo, UnitPrice } from "~/model/price";
import type { WireProduct, WirePromo } from "../wire/product";
import { plainLine } from "../../text/plain-text";
import { lowestTold, packMeasure, type Pack } from "./pack";
import { countedBy, sellingGrams } from "./rule";

/**
 * What a product costs; undefined when the backend tells no price (anonymous answers of some shops leave the keys out). Where the lowest price of
 * the last thirty days is told, that is the price before the promo, whatever the list price was (record 094).
 */
export function priceOf(product: WireProduct): Price | undefined {
  const { productInfos: infos, priceStandardDisplay } = product;
  const paid = product.priceDisplay ?? product.price;
  if (paid === undefined) return undefined;
  const now = toCents(paid);
  const per = product.priceUnitDisplay.toLowerCase() === "kg" ? "kg" : "pz";
  const promo = product.warehousePromo && priceStandardDisplay !== undefined;
  const lowest = product.warehousePromo ? lowestTold(product) : undefined;
  const standard = promo ? Math.min(toCents(priceStandardDisplay), lowest ?? Infinity) : 0;
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
    ...(standard > now ? { standard } : {}),
    ...(lowest === undefined ? {} : { lowest }),
    ...(unit ? { unit } : {}),
    ...(packGrams ? { packGrams } : {}),
  };
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
export function promoOf(promo: WirePromo, product: WireProduct): Promo {
  const percent = percentOfLowest(product) ?? promo.discountPerc ?? percentOf(promo.discount, product);
  const until = promo.expireDate && fromDisplayDate(promo.expireDate);
  const header = plainLine(promo.view?.header ?? "");
  const footer = plainLine(promo.view?.footer ?? "");
  return {
    label: plainLine(promo.view?.body ?? ""),
    kind: promo.promoType,
    ...(percent !== undefined && percent > 0 ? { percent } : {}),
    ...(until ? { until } : {}),
    ...(header ? { header } : {}),
    ...(footer ? { footer } : {}),
  };
}

/** Zero or less where the goods have cost no more than this; undefined where the lowest price is not told. */
function percentOfLowest(product: WireProduct): number | undefined {
  const lowest = lowestTold(product);
  const paid = product.priceDisplay ?? product.price;
  if (lowest === undefined || paid === undefined) return undefined;
  return shiftAndRound(((lowest - toCents(paid)) / lowest) * 100, 3) / 1000;
}

/** The hundredths that an amount takes off the list price; undefined where either is not told, or the amount is not less than the price. */
function percentOf(
  amount: number | undefined,
  { priceStandardDisplay, price }: WireProduct,
): number | undefined {
  const list = priceStandardDisplay ?? price;
  if (amount === undefined || list === undefined || Math.abs(amount) >= list) return undefined;
  return shiftAndRound((Math.abs(amount) / list) * 100, 3) / 1000;
}
