import { divideHalfUp, thousandths } from "./money";

/**
 * Product facts for the quantity rules: the wire's `productInfos` and the typed limits. Money in
 * cents, promo included.
 */
export type Goods = {
  productId: number;
  infos: Readonly<Record<string, string>>;
  pricePer: "pz" | "kg";
  price: number;
  /** in the cart's unit: pieces, packs or kilograms; 100000000 = no limit */
  available: number;
  maxAcq?: number;
  minAcq?: number;
  classMax?: { name: string; max: number };
};

export const noLimit = 100_000_000;

/**
 * Quantity rule of a product (§5). Amounts are integers: pieces, packs, or grams if `by` is
 * "weight".
 */
export type Rule = {
  by: "piece" | "pack" | "weight";
  min: number;
  /** per day; `Infinity` = unlimited */
  max: number;
  available: number;
  first: number;
  step: number;
  /** only multiples of `step` are allowed */
  locked: boolean;
  /** grams of a pack priced by the kilogram */
  packGrams?: number;
  /** pieces per counted unit, for the class maximum */
  pieces: number;
};

export type QuantityCode =
  | "msg.cart.quantity"
  | "msg.cart.multiple"
  | "errors.minAcq"
  | "msg.cart.max"
  | "msg.cart.maxClass"
  | "msg.cart.availability.errors";

/** §9: units per kilogram or litre. */
const perBase: Readonly<Record<string, number>> = {
  GR: 1000,
  G: 1000,
  HG: 10,
  DAG: 100,
  KG: 1,
  ML: 1000,
  CL: 100,
  LT: 1,
  L: 1,
};

const positive = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return text !== undefined && text !== "" && Number.isFinite(value) && value > 0 ? value : undefined;
};

const grams = (text: string | undefined, unit: string | undefined): number | undefined => {
  const value = positive(text);
  return value === undefined
    ? undefined
    : divideHalfUp(thousandths(value), perBase[(unit ?? "GR").toUpperCase()] ?? 1000);
};

function weightRule(goods: Goods): Rule {
  const unit = goods.infos["WEIGHT_UNIT_SELLING"];
  const first = grams(goods.infos["WEIGHT_SELLING"], unit) ?? 1000;
  const step = grams(goods.infos["STEP_SELLING"], unit) ?? first;
  const max = goods.maxAcq ?? positive(goods.infos["MAXACQ"]);
  return {
    by: "weight",
    first,
    step,
    min: Math.max(first, goods.minAcq === undefined ? 0 : thousandths(goods.minAcq)),
    max: max === undefined ? Infinity : thousandths(max),
    available: goods.available >= noLimit ? Infinity : thousandths(goods.available),
    locked: true,
    pieces: 1,
  };
}

/** Returns the quantity rule of a product (docs/wire.md, Quantities). */
export function ruleOf(goods: Goods): Rule {
  const kind = goods.infos["TIPOLOGIA"];
  if (kind === "Sfuso" || kind === "Peso") return weightRule(goods);
  const locked = goods.infos["QTY_LOCKED"] === "true";
  const step = Math.max(1, Math.round(positive(goods.infos["QTY_MULT"]) ?? 1));
  const least = Math.ceil(goods.minAcq ?? positive(goods.infos["MINACQ"]) ?? 1);
  const min = locked ? Math.ceil(least / step) * step : least;
  const weighedPack = kind === "Confezione" && goods.pricePer === "kg";
  return {
    by: kind === "Confezione" ? "pack" : "piece",
    first: min,
    step,
    min,
    max: Math.floor(goods.maxAcq ?? positive(goods.infos["MAXACQ"]) ?? Infinity),
    available: goods.available >= noLimit ? Infinity : Math.floor(goods.available),
    locked,
    packGrams: weighedPack
      ? (grams(goods.infos["WEIGHT_SELLING"], goods.infos["WEIGHT_UNIT_SELLING"]) ?? 1000)
      : undefined,
    pieces: kind === "Confezione" ? Math.round(positive(goods.infos["MULTI_PACK"]) ?? 1) : 1,
  };
}

/**
 * Parses the wire's `quantity` to an integer amount in the rule's unit.
 * Returns an error code for no number, negative, excessive, or positive values that round to zero.
 */
export function readAmount(rule: Rule, quantity: unknown): number | QuantityCode {
  const text = typeof quantity === "string" ? quantity.trim().replace(",", ".") : quantity;
  const value = typeof text === "string" && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0 || value > 100_000)
    return "msg.cart.quantity";
  if (rule.by !== "weight") return Number.isInteger(value) ? value : "msg.cart.multiple";
  const amount = thousandths(value);
  return amount === 0 && value > 0 ? "msg.cart.quantity" : amount;
}

/**
 * Parses the wire's `quantity` for setting an amount, like `readAmount`.
 * A weight below the rule's first amount becomes 0, which removes the line (§5).
 */
export function readTarget(rule: Rule, quantity: unknown): number | QuantityCode {
  const amount = readAmount(rule, quantity);
  return rule.by === "weight" && typeof amount === "number" && amount < rule.first ? 0 : amount;
}

const onStep = (rule: Rule, amount: number): boolean =>
  !rule.locked ||
  amount % rule.step === 0 ||
  (rule.by === "weight" && (amount - rule.first) % rule.step === 0);

/** Returns the error code of an invalid amount above zero in a cart; undefined if it is valid. */
export function refusal(rule: Rule, amount: number): QuantityCode | undefined {
  if (rule.available <= 0) return "msg.cart.availability.errors";
  if (!onStep(rule, amount)) return "msg.cart.multiple";
  if (amount < rule.min) return "errors.minAcq";
  if (amount > rule.max) return "msg.cart.max";
  if (amount > rule.available) return "msg.cart.availability.errors";
  return undefined;
}

/** Returns the largest valid amount; 0 if the product cannot be bought. */
export function mostOf(rule: Rule): number {
  const bound = Math.min(rule.max, rule.available, rule.by === "weight" ? 100_000_000 : 100_000);
  const most = rule.locked ? Math.floor(bound / rule.step) * rule.step : bound;
  return refusal(rule, most) === undefined ? most : 0;
}

/** Converts an amount to the wire's number: pieces, packs or kilograms. */
export const wireQuantity = (rule: Pick<Rule, "by">, amount: number): number =>
  rule.by === "weight" ? amount / 1000 : amount;

/**
 * Returns the estimated weight in grams of products weighed after picking; undefined for others.
 */
export function weightOf(rule: Pick<Rule, "by" | "packGrams">, amount: number): number | undefined {
  if (rule.by === "weight") return amount;
  return rule.packGrams === undefined ? undefined : rule.packGrams * amount;
}

/**
 * Returns the price of a line in cents, rounded half up. `price` is per piece or pack, or per
 * kilogram for weighed products.
 */
export function lineTotal(rule: Pick<Rule, "by" | "packGrams">, price: number, amount: number): number {
  const weight = weightOf(rule, amount);
  return weight === undefined ? price * amount : divideHalfUp(price * weight, 1000);
}
