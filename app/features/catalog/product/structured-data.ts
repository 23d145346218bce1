import { baseOf, toGrams, unitOf } from "~/lib/units";
import type { ProductDetail } from "~/model/product";
import * as paths from "~/page/paths";
import { breadcrumbList, toJsonLd } from "~/page/structured-data";
import type { Shop } from "~/platform/shop";
import { euroNumber } from "../card/price-view";

/** True for a globally unique code: codes that start with 2 are internal to a shop. */
const isGtin = (code: string) => /^[013-9]\d{12}$/.test(code);

/** schema.org codes for the bases of unit prices. */
const references = {
  kg: { value: 1, unitCode: "KGM" },
  l: { value: 1, unitCode: "LTR" },
  pz: { value: 1, unitCode: "C62" },
  "100 pz": { value: 100, unitCode: "C62" },
};
const printedPack = /^(?:(\d+) x )?(\d+(?:,\d+)?) (\w+)$/;

/** Content of a pack in kilograms, litres or pieces; undefined if its text is not a measure. */
function heldIn(pack: string): { value: number; unitCode: string } | undefined {
  const [, count = "1", amount = "", word = ""] = printedPack.exec(pack) ?? [];
  const held = Number(count) * Number(amount.replace(",", "."));
  if (word === "pz") return { value: held, unitCode: "C62" };
  const unit = unitOf(word);
  return unit && { value: toGrams(held, unit) / 1000, unitCode: references[baseOf(unit)].unitCode };
}

/**
 * Unit price for search engines: the price of `referenceQuantity`, the pack's content, with the
 * base of the comparison as its `valueReference`. Undefined if the pack's text does not state its
 * content in that base.
 */
function unitPriceSpecification({ price, pack }: ProductDetail) {
  const base = references[price?.per === "kg" ? "kg" : (price?.unit?.unit ?? "kg")];
  const held = price?.per === "kg" ? references.kg : price?.unit && heldIn(pack);
  if (!price || held?.unitCode !== base.unitCode) return undefined;
  return {
    "@type": "UnitPriceSpecification",
    price: euroNumber(price),
    priceCurrency: "EUR",
    referenceQuantity: {
      "@type": "QuantitativeValue",
      ...held,
      valueReference: { "@type": "QuantitativeValue", ...base },
    },
  };
}

/**
 * Returns schema.org Product, Offer with unit price (if a price is known) and BreadcrumbList. The
 * JSON is safe inside a script element.
 */
export function productJsonLd(shop: Pick<Shop, "absolute">, product: ProductDetail): string {
  const { price, promo, barcode } = product;
  const url = shop.absolute(paths.product(product.slug));
  const unitPrice = unitPriceSpecification(product);
  const graph = [
    {
      "@type": "Product",
      name: product.name,
      sku: String(product.id),
      ...(product.imageLarge && { image: shop.absolute(product.imageLarge) }),
      ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
      ...(barcode && isGtin(barcode) && { gtin13: barcode }),
      ...(product.text && { description: product.text }),
      // the offer is left out for visitors who see no prices
      ...(price && {
        offers: {
          "@type": "Offer",
          url,
          price: euroNumber(price),
          priceCurrency: "EUR",
          availability: `https://schema.org/${product.soldOut ? "OutOfStock" : "InStock"}`,
          ...(promo?.until && { priceValidUntil: promo.until }),
          ...(unitPrice && { priceSpecification: unitPrice }),
        },
      }),
    },
    breadcrumbList(shop, [
      ...product.crumbs.map(({ name, slug }) => ({ name, href: paths.category(slug) })),
      { name: product.name, href: paths.product(product.slug) },
    ]),
  ];
  return toJsonLd(graph);
}
