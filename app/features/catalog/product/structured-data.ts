import type { ProductDetail } from "~/model/product";
import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";
import { euroNumber } from "../card/price-view";

/** A code that means the same everywhere: those that begin with 2 are a shop's own. */
const isGtin = (code: string) => /^[013-9]\d{12}$/.test(code);

/** schema.org Product, Offer with unit price where prices are told, and BreadcrumbList, as JSON that is safe inside a script element. */
export function productJsonLd(shop: Pick<Shop, "absolute">, product: ProductDetail): string {
  const { price, promo, barcode } = product;
  const url = shop.absolute(paths.product(product.slug));
  const unit = price?.unit ?? (price?.per === "kg" ? { cents: price.now, unit: "kg" as const } : undefined);
  const references = {
    kg: { value: 1, unitCode: "KGM" },
    l: { value: 1, unitCode: "LTR" },
    pz: { value: 1, unitCode: "C62" },
    "100 pz": { value: 100, unitCode: "C62" },
  };
  const graph = [
    {
      "@type": "Product",
      name: product.name,
      sku: String(product.id),
      image: product.imageLarge,
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
          ...(unit && {
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              price: (unit.cents / 100).toFixed(2),
              priceCurrency: "EUR",
              referenceQuantity: { "@type": "QuantitativeValue", ...references[unit.unit] },
            },
          }),
        },
      }),
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        ...product.crumbs.map(({ name, slug }) => ({ name, item: shop.absolute(paths.category(slug)) })),
        { name: product.name, item: url },
      ].map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
    },
  ];
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}
