import type { Cents, Price } from "~/model/price";
import type { Quantity } from "~/model/quantity";
import { priceOfGrams } from "./units";

/** Returns the cost of a quantity in cents; an estimate for weighed goods. */
export function costOf(price: Pick<Price, "now" | "per" | "packGrams">, { by, value }: Quantity): Cents {
  if (price.per !== "kg") return price.now * value;
  return by === "weight"
    ? priceOfGrams(price.now, value)
    : priceOfGrams(price.now, price.packGrams ?? 1000) * value;
}
