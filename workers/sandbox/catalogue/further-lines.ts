import { barcodeOf } from "./barcode";
import type { SeedProduct } from "./seed-types";

const idsApart = 1_000_000;
const codesApart = 50_000;
/** First number after those of the plain range; five digits suffice for some 80,000 products. */
const barcodesFrom = 20_000;

/**
 * Returns the range again as another line of each article, with its own ids, codes, slugs and
 * names.
 * It enlarges a catalogue beyond the data files. Line 0 is the range itself.
 */
export function furtherLine(products: SeedProduct[], line: number): SeedProduct[] {
  if (line === 0) return products;
  return products.map((product, index) => ({
    ...product,
    productId: product.productId + line * idsApart,
    code: String(Number(product.code) + line * codesApart),
    barcode: barcodeOf(
      product.brand.vendorId,
      barcodesFrom + (line - 1) * products.length + index,
      product.pricePer === "kg",
    ),
    name: `${product.name} LINEA ${line}`,
    slug: `${product.slug}-linea-${line}`,
    popularity: product.popularity * (1 - line / 100),
  }));
}
