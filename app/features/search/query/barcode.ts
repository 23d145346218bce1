import type { Ebsn } from "~/ebsn/client";
import { isSound } from "~/lib/fields/check-digit";
import type { Product } from "~/model/product";

/**
 * Returns the digits of a barcode with 8 or 13 digits; 12 digits lack a leading zero. Undefined for
 * other queries.
 */
export function barcodeIn(query: string): string | undefined {
  const digits = query.replace(/[ -]/g, "");
  if (/^\d{12}$/.test(digits)) return `0${digits}`;
  return /^(\d{8}|\d{13})$/.test(digits) ? digits : undefined;
}

/** Reason why a barcode finds no product: it is unknown, or its check digit is wrong. */
export type BarcodeProblem = "unknown" | "wrong";

export const barcodeProblem = (barcode: string): BarcodeProblem => (isSound(barcode) ? "unknown" : "wrong");

/**
 * Finds the product of a barcode, first by `barcode`, then by words, as some backends ignore
 * `barcode`.
 */
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
