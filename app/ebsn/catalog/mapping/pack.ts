import type { WireProduct } from "../wire/product";
import { plainLine } from "../../text/plain-text";

/** "GR. 304", "ML. 330 X 6 PZ.", "LT.1,5"; what follows in brackets is kept. */
const shortened = /^(GR|G|KG|ML|CL|LT|L)\.? ?(\d+(?:[.,]\d+)?)(?: ?X ?(\d+)(?: ?PZ\.?)?)?(?=$| \()/;
const printed: Record<string, string> = { GR: "g", G: "g", KG: "kg", ML: "ml", CL: "cl", LT: "l", L: "l" };

/** What a pack holds, as it is printed: "304 g" for "GR. 304", "6 x 330 ml" for "ML. 330 X 6 PZ.". A backend without description may tell it in PACKAGE_DESCR. */
export function packOf({ description, productInfos }: WireProduct): string {
  const told = plainLine(description) || plainLine(productInfos.PACKAGE_DESCR ?? "");
  return told.replace(
    shortened,
    (_, unit: string, amount: string, count: string | undefined) =>
      `${count ? `${count} x ` : ""}${amount.replace(".", ",")} ${printed[unit]}`,
  );
}
