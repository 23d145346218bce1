import { toCents } from "~/lib/money";
import type { Cents } from "~/model/price";
import type { WireProduct } from "../wire/product";
import { plainLine } from "../../text/plain-text";

/** "GR. 304", "ML. 330 X 6 PZ.", "LT.1,5"; what follows in brackets is kept. */
const shortened = /^(GR|G|KG|ML|CL|LT|L)\.? ?(\d+(?:[.,]\d+)?)(?: ?X ?(\d+)(?: ?PZ\.?)?)?(?=$| \()/;
const printed: Record<string, string> = { GR: "g", G: "g", KG: "kg", ML: "ml", CL: "cl", LT: "l", L: "l" };
/** "(Minimo € 1,49 - 55%)", as live shops write the lowest price of the last thirty days behind the pack. */
const minimum = / ?\(minimo € ?(\d{1,5}),(\d\d)(?: ?- ?\d{1,2} ?%)?\)/i;

/** A backend without description may tell the pack in PACKAGE_DESCR. */
const told = ({ description, productInfos }: WireProduct): string =>
  plainLine(description) || plainLine(productInfos.PACKAGE_DESCR ?? "");

/** What a pack holds, as it is printed: "304 g" for "GR. 304", "6 x 330 ml" for "ML. 330 X 6 PZ."; without the lowest price. */
export function packOf(product: WireProduct): string {
  return told(product)
    .replace(minimum, "")
    .replace(
      shortened,
      (_, unit: string, amount: string, count: string | undefined) =>
        `${count ? `${count} x ` : ""}${amount.replace(".", ",")} ${printed[unit]}`,
    );
}

/** The lowest price of the last thirty days, for what `priceDisplay` is the price of; undefined where the backend does not tell it. */
export function lowestTold(product: WireProduct): Cents | undefined {
  const [, euros, cents] = minimum.exec(told(product)) ?? [];
  return (euros && toCents(Number(`${euros}.${cents}`))) || undefined;
}
