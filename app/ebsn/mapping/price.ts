import { toCents } from "~/lib/money";
import { fromDisplayDate } from "~/lib/rome-date";
import { baseOf, pricePerBase, unitOf } from "~/lib/units";
import type { Price, Promo, UnitPrice } from "~/model/price";
import type { WireProduct, WirePromo } from "../wire/product";
import { plainLine } from "./plain-text";
import { countedBy, sellingGrams } from "./rule";

/** What a product costs; undefined when the backend tells no price (anonymous answers of some shops leave the keys out). */
export function priceOf(product: WireProduct): Price | undefined {
  const { productInfos: infos, priceStandardDisplay } = product;
  const paid = product.priceDisplay ?? product.price;
  if (paid === undefined) return undefined;
  const now = toCents(paid);
  const per = product.priceUnitDisplay.toLowerCase() === "kg" ? "kg" : "pz";
  const promo = product.warehousePromo && priceStandardDisplay !== undefined;
  const standard = promo ? toCents(priceStandardDisplay) : 0;
  const unit = unitPrice(product, now);
  const packGrams =
    per === "kg" && countedBy(infos) === "pack"
      ? (sellingGrams(infos, infos.WEIGHT_SELLING) ?? 1000)
      : undefined;
  return {
    now,
    per,
    ...(standard > now ? { standard } : {}),
    ...(unit ? { unit } : {}),
    ...(packGrams ? { packGrams } : {}),
  };
}

/**
 * Per kilogram, litre or piece. A price per piece above that of the whole pack is a mistake in the backend's data (seen live) and is left
 * out.
 */
function unitPrice({ priceUmDisplay, weightUnitDisplay }: WireProduct, now: number): UnitPrice | undefined {
  if (priceUmDisplay === undefined || priceUmDisplay <= 0) return undefined;
  const cents = toCents(priceUmDisplay);
  if (/^(pz|nr)\.?$/i.test(weightUnitDisplay)) return cents <= now ? { cents, unit: "pz" } : undefined;
  const unit = unitOf(weightUnitDisplay);
  return unit && { cents: pricePerBase(cents, 1, unit), unit: baseOf(unit) };
}

/** A promotion, its words without HTML. */
export function promoOf(promo: WirePromo): Promo {
  const until = promo.expireDate && fromDisplayDate(promo.expireDate);
  const header = plainLine(promo.view?.header ?? "");
  const footer = plainLine(promo.view?.footer ?? "");
  return {
    label: plainLine(promo.view?.body ?? ""),
    kind: promo.promoType,
    ...(promo.discountPerc !== undefined && promo.discountPerc > 0 ? { percent: promo.discountPerc } : {}),
    ...(until ? { until } : {}),
    ...(header ? { header } : {}),
    ...(footer ? { footer } : {}),
  };
}
