import { describe, expect, it } from "vitest";
import { sampleProduct } from "~/lib/testing/sample-product";
import { productJsonLd } from "./structured-data";

const shop = { absolute: (path: string) => `https://www.loggia.example${path}` };
const product = (more: Parameters<typeof sampleProduct>[0] = {}) => ({
  ...sampleProduct(more),
  pictures: [],
  nutrition: [],
  nutritionBase: "g" as const,
});

describe("structured data of a product", () => {
  it("X17: offers nothing where the price is told to none but who is signed in", () => {
    const json = productJsonLd(shop, product({ price: undefined }));
    expect(JSON.parse(json)["@graph"][0]).toMatchObject({ "@type": "Product", sku: "7" });
    expect(json).not.toMatch(/offer|price/i);
  });

  // spec catalogue: JSON-LD Product, Offer, unit price, BreadcrumbList <- app/features/catalog/product/structured-data.ts
  it("names price, availability, unit price and the way from the root", () => {
    const json = productJsonLd(shop, { ...product(), barcode: "8001234567890" });
    expect(JSON.parse(json)).toMatchObject({
      "@graph": [
        {
          "@type": "Product",
          gtin13: "8001234567890",
          offers: {
            price: "1.49",
            availability: "https://schema.org/InStock",
            url: "https://www.loggia.example/product/fusilli-500",
            priceSpecification: { price: "2.98", referenceQuantity: { unitCode: "KGM" } },
          },
        },
        {
          itemListElement: [
            { position: 1, name: "Dispensa" },
            { item: "https://www.loggia.example/category/dispensa/pasta" },
            { position: 3, item: "https://www.loggia.example/product/fusilli-500" },
          ],
        },
      ],
    });
  });

  it("names no code of the shop's own", () =>
    expect(productJsonLd(shop, { ...product(), barcode: "2001234567893" })).not.toContain("gtin13"));

  it("cannot end its script element early", () => {
    const json = productJsonLd(shop, product({ name: "</script><script>alert(1)</script>" }));
    expect(json).not.toContain("<");
  });

  // spec catalogue: JSON-LD Product, Offer, unit price, BreadcrumbList
  it("says when it is sold out, and until when a promo lasts", () => {
    const json = productJsonLd(
      shop,
      product({ soldOut: true, promo: { label: "x", kind: "y", until: "2026-12-01" } }),
    );
    expect(json).toContain("OutOfStock");
    expect(json).toContain('"priceValidUntil":"2026-12-01"');
  });
});
