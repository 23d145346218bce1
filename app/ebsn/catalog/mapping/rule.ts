import { ceiling } from "~/lib/quantity";
import { toGrams, unitOf } from "~/lib/units";
import type { CountedBy, Grams, QuantityRule } from "~/model/quantity";
import { number } from "../../transport/wire/fields";
import type { WireProduct } from "../wire/product";

/** Value of `available` for a product without a stock limit. */
export const wireUnlimited = 100_000_000;
/**
 * Max quantity of a line in pieces or kilograms, if the backend sends none. The shop requests a
 * confirmation far below it (record 152).
 */
const lineMax = 999;

/**
 * Returns the unit of a product (TIPOLOGIA): weight for loose and weighed goods, packs, or pieces
 * for all other goods.
 */
export function countedBy(infos: Record<string, string>): CountedBy {
  const kind = infos.TIPOLOGIA?.toLowerCase();
  return kind === "sfuso" || kind === "peso" ? "weight" : kind === "confezione" ? "pack" : "piece";
}

/**
 * Returns a product's quantity rule (docs/wire.md, Quantities). Bounds come in the cart's unit:
 * pieces, packs or kilograms.
 */
export function quantityRule(product: WireProduct): QuantityRule {
  const { productInfos: infos } = product;
  const most = Math.min(
    product.maxAcq ?? positive(infos.MAXACQ) ?? lineMax,
    product.available ?? wireUnlimited,
    lineMax,
  );
  const by = countedBy(infos);
  const rule = by === "weight" ? weightRule(product, most) : countedRule(product, by, most);
  return { ...rule, max: ceiling(rule) };
}

function weightRule({ productInfos: infos, minAcq }: WireProduct, mostKg: number): QuantityRule {
  const first = sellingGrams(infos, infos.WEIGHT_SELLING) ?? 1000;
  const piece = unitOf(infos.WEIGHT_SELLING_SINGLE_UNIT_UM ?? "GR");
  const pieceWeight = positive(infos.WEIGHT_SELLING_SINGLE_UNIT);
  return {
    by: "weight",
    first,
    min: Math.max(first, toGrams(minAcq ?? 0, "kg")),
    max: Math.floor(mostKg * 1000),
    step: sellingGrams(infos, infos.STEP_SELLING) ?? first,
    multiple: 1,
    locked: false,
    ...(piece && pieceWeight ? { pieceGrams: toGrams(pieceWeight, piece) } : {}),
  };
}

function countedRule(
  { productInfos: infos, minAcq }: WireProduct,
  by: CountedBy,
  bound: number,
): QuantityRule {
  const multiple = Math.max(1, Math.round(positive(infos.QTY_MULT) ?? 1));
  // §5: packs always go by QTY_MULT; §4: unlocked pieces go singly
  const locked = multiple > 1 && (by === "pack" || infos.QTY_LOCKED === "true");
  const least = Math.max(1, Math.ceil(minAcq ?? positive(infos.MINACQ) ?? 1));
  const min = locked ? Math.ceil(least / multiple) * multiple : least;
  const name = infos.UNIT_SELLING;
  return {
    by,
    first: min,
    min,
    max: wholePackages(Math.max(0, Math.floor(bound)), multiple),
    step: locked ? multiple : 1,
    multiple,
    locked,
    ...(multiple > 1 && name ? { packageName: name } : {}),
  };
}

/** Rounds the bound down to whole packages; below one package, single pieces remain available. */
function wholePackages(bound: number, multiple: number): number {
  return bound < multiple ? bound : Math.floor(bound / multiple) * multiple;
}

/**
 * Returns the grams of a selling weight; the unit is WEIGHT_UNIT_SELLING, grams if absent.
 * Undefined without a positive weight.
 */
export function sellingGrams(infos: Record<string, string>, weight: string | undefined): Grams | undefined {
  const value = positive(weight);
  const unit = unitOf(infos.WEIGHT_UNIT_SELLING ?? "GR");
  return value !== undefined && unit ? Math.max(1, toGrams(value, unit)) : undefined;
}

function positive(text: string | undefined): number | undefined {
  const { data } = number.safeParse(text);
  return data !== undefined && data > 0 ? data : undefined;
}
