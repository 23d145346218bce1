import { baseOf, toGrams, unitOf } from "~/lib/units";
import type { ProductDetail } from "~/model/product";
import * as paths from "~/page/paths";
import { breadcrumbList, toJsonLd } from "~/page/structured-data";
import type { Shop } from "~/platform/shop";
import { euroNumber } from "../card/price-view";

/** A code that means the same everywhere: those that begin with 2 are a shop's own. */
const isGtin = (code: string) => /^[013-9]\d{12}$/.test(code);

/** schema.org's names for the bases of unit prices. */
const references = {
  kg: { value: 1, unitCode: "KGM" },
  l: { value: 1, unitCode: "LTR" },
  pz: { value: 1, unitCode: "C62" },
  "100 pz": { value: 100, unitCode: "C62" },
};
const printedPack = /^(?:(\d+) x )?(\d+(?:,\d+)?) (\w+)$/;

/** How much the pack holds, in kilograms, litres or pieces; undefined where its words are no measure. */
function heldIn(pack: string): { value: number; unitCode: string } | undefined {
  const [, count = "1", amount = "", word = ""] = printedPack.exec(pack) ?? [];
  const held = Number(count) * Number(amount.replace(",", "."));
  if (word === "pz") return { value: held, unitCode: "C62" };
  const unit = unitOf(word);
  return unit && { value: toGrams(held, unit) / 1000, unitCode: references[baseOf(unit)].unitCode };
}

/**
 * The price by the unit as search engines read it: the price of `referenceQuantity`, which is what the
 * pack holds, with the base of the comparison as its `valueReference`. Undefined where the pack's words
 * do not say in that base what it holds.
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

/** schema.org Product, Offer with unit price where prices are told, and BreadcrumbList, as JSON that is safe inside a script element. */
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
      // who is not told a price is not told an offer
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
