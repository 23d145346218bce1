import type { Ebsn } from "~/ebsn/client";
import { isSound } from "~/lib/fields/check-digit";
import type { Product } from "~/model/product";

/** The digits of a barcode of 8 or 13 (one of 12 begins with a nought that nobody prints); undefined where a query is none. */
export function barcodeIn(query: string): string | undefined {
  const digits = query.replace(/[ -]/g, "");
  if (/^\d{12}$/.test(digits)) return `0${digits}`;
  return /^(\d{8}|\d{13})$/.test(digits) ? digits : undefined;
}

/** Why a barcode leads to no product: none has it, or its last digit does not follow from the others. */
export type BarcodeProblem = "unknown" | "wrong";

export const barcodeProblem = (barcode: string): BarcodeProblem => (isSound(barcode) ? "unknown" : "wrong");

/** The one product with a barcode: asked for as such, then as words, for a backend that knows no `barcode`. */
export async function productByBarcode(
  { listing }: Pick<Ebsn["catalog"], "listing">,
  barcode: string,
): Promise<Product | undefined> {
  for (const asked of [{ barcode }, { q: barcode }]) {
    const { products, paging } = await listing({ ...asked, pageSize: 2 });
    if (paging.items === 1) return products[0];
  }
  return undefined;
}
