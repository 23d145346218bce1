import { productJson, todaysPrice } from "../../catalogue-api/product-json";
import { localOffer, type Market } from "../../catalogue-api/market";
import type { ProductRow } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import type { Goods } from "../rules/quantity";

/** Price factor of this shopper's cart; the scenario price-changed raises it. */
export const priceFactorFor = ({ scenarios }: Sandbox, login: string): number =>
  scenarios.on("price-changed", login) ? 1.1 : 1;

/**
 * Returns a stored product for the quantity rules, at today's price.
 * A product missing in a warehouse counts as sold out there.
 */
export function goodsOf(sandbox: Sandbox, row: ProductRow, market: Market = {}): Goods {
  const { product } = row;
  return {
    productId: row.productId,
    infos: product.infos,
    pricePer: product.pricePer,
    price: todaysPrice(sandbox, product, market).now,
    available: localOffer(sandbox, market.warehouseId, row.productId).sold ? row.available : 0,
    maxAcq: product.maxAcq,
    minAcq: product.minAcq,
    classMax: product.classMax,
  };
}

export type ProductJson = ReturnType<typeof pricedProduct>;
type Chosen = Record<string, string>;

/**
 * Returns the options in their stored form: known, complete, with sorted keys. Returns undefined
 * for missing or unknown options.
 */
export function storedOptions({ product }: ProductRow, chosen: Chosen): string | undefined {
  const wanted = product.options ?? [];
  const complete = wanted.every(({ parameterName, values }) =>
    values.some(({ key }) => key === chosen[parameterName]),
  );
  const known = Object.keys(chosen).every((name) =>
    wanted.some(({ parameterName }) => parameterName === name),
  );
  if (!complete || !known) return undefined;
  return JSON.stringify(
    Object.fromEntries(wanted.map(({ parameterName }) => [parameterName, chosen[parameterName]]).sort()),
  );
}

/**
 * Returns the wire's selectOptions with the chosen values; undefined for a product without options.
 */
export function chosenOptions({ product }: ProductRow, options: string) {
  if (!product.options) return undefined;
  const chosen = new Map(Object.entries(JSON.parse(options)));
  return product.options.map((option) => {
    const selected = option.values.find(({ key }) => key === chosen.get(option.parameterName));
    return { ...option, selected };
  });
}

/** Returns a product of a cart, an order or a list with this shopper's price and chosen options. */
export const pricedProduct = (sandbox: Sandbox, row: ProductRow, market: Market, options = "{}") => ({
  ...productJson(sandbox, row, market),
  selectOptions: chosenOptions(row, options),
});
