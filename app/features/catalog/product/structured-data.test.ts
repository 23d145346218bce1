import { describe, expect, it } from "vitest";
import { sampleProduct } from "~/lib/testing/sample-product";
import { productJsonLd } from "./structured-data";

const shop = { absolute: (path: string) => `https://www.loggia.example${path}` };
const product = (more: Parameters<typeof sampleProduct>[0] = {}) => ({
  ...sampleProduct(more),
  pictures: [],
  nutrition: { rows: [] },
});

describe("structured data of a product", () => {
  it("X17: JSON-LD has no Offer if prices need a login", () => {
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
            priceSpecification: {
              price: "1.49",
              referenceQuantity: {
                value: 0.5,
                unitCode: "KGM",
                valueReference: { value: 1, unitCode: "KGM" },
              },
            },
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

  it.each([
    ["20 g", { now: 55, per: "pz", unit: { cents: 2750, unit: "kg" } }, 0.02, "KGM", 1],
    ["6 x 330 ml", { now: 200, per: "pz", unit: { cents: 101, unit: "l" } }, 1.98, "LTR", 1],
    ["75 cl", { now: 600, per: "pz", unit: { cents: 800, unit: "l" } }, 0.75, "LTR", 1],
    ["200 pz", { now: 150, per: "pz", unit: { cents: 75, unit: "100 pz" } }, 200, "C62", 100],
    ["circa 500 g", { now: 219, per: "kg", unit: { cents: 219, unit: "kg" } }, 1, "KGM", 1],
  ] as const)("C5: says one price alone, of what is sold: %s", (pack, price, value, unitCode, base) => {
    const { offers } = JSON.parse(productJsonLd(shop, product({ pack, price })))["@graph"][0];
    expect(offers.priceSpecification.price).toBe(offers.price);
    expect(offers.priceSpecification.referenceQuantity).toMatchObject({
      value,
      unitCode,
      valueReference: { value: base, unitCode },
    });
  });

  it.each(["vaschetta", "circa 500 g", "500 g (sgocciolato 300 g)", "2 conf."])(
    "C5: tells no price by the unit of a pack without a measure: %s",
    (pack) => {
      const { offers } = JSON.parse(productJsonLd(shop, product({ pack })))["@graph"][0];
      expect(offers).not.toHaveProperty("priceSpecification");
    },
  );

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
