import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apples, pasta } from "../../testing/wire-samples";
import type { PriceHabits } from "./price";
import { wireProductDetail } from "../wire/product";
import { readProducts } from "./product";
import { toProductDetail } from "./product-detail";

const read = (wire: unknown, habits: PriceHabits & { resizesPictures?: boolean } = {}) => {
  const unexpected: string[] = [];
  const [product] = readProducts([wire], {
    ...habits,
    pictureBase: "https://img.test/",
    onUnexpected: (what) => unexpected.push(what),
  });
  return { product, unexpected };
};

describe("a product", () => {
  // spec §3: Product and productInfos <- app/ebsn/catalog/wire/product.ts, app/ebsn/catalog/mapping/product.ts, app/ebsn/catalog/mapping/rule.ts
  // spec catalogue: §3 Product: name, brand, pack, price, unit price, new, highlight, sold out, left, classes, vendor, warehouse <- app/ebsn/catalog/mapping/product.ts, app/features/catalog/card/card-view.ts, app/features/catalog/card/product-card.tsx, app/features/catalog/product/product-facts.tsx
  test("reads a product by the piece in promotion", () => {
    expect(read(pasta).product).toMatchObject({
      id: 11,
      name: "Penne rigate n.73",
      brand: "Pastificio del Borgo",
      pack: "500 g",
      image: "https://img.test/photo/1/main/thumb/11.svg",
      imageLarge: "https://img.test/photo/1/main/photo/11.svg",
      price: { now: 67, standard: 149, per: "pz", unit: { cents: 134, unit: "kg" } },
      promo: { percent: 55.034, label: "PIÙ BASSI SEMPRE", until: "2026-10-13", kind: "taglio" },
      soldOut: false,
      isNew: true,
      highlight: false,
      weighed: false,
      classes: ["Biologico"],
      warehouseId: 101,
    });
    expect(read(pasta).product?.left).toBeUndefined();
  });

  // spec catalogue: §3 price before, only during a promo; warehousePromo.view header, body, footer as plain words; its last day <- app/ebsn/catalog/mapping/price.ts, app/features/catalog/product/detail-view.ts, app/features/catalog/product/product-offer.tsx
  test("has a former price only during a promotion", () => {
    expect(read({ ...pasta, warehousePromo: undefined }).product?.price?.standard).toBeUndefined();
    expect(read({ ...pasta, priceStandardDisplay: 0.5 }).product?.price?.standard).toBeUndefined();
  });

  // spec law: the lowest price of the last 30 days beside each reduced price, where the backend tells it <- app/ebsn/catalog/mapping/pack.ts, app/ebsn/catalog/mapping/price.ts, app/features/catalog/card/price-view.ts, app/features/cart/panel/line-view.ts
  test("the lowest price of 30 days becomes the former price and sets the percent", () => {
    const told = (words: string, more: object = {}) => {
      const { price, promo, pack } =
        read({ ...pasta, description: `500 g (${words})`, ...more }).product ?? {};
      return [price?.lowest, price?.standard, promo?.percent, pack];
    };
    expect(told("Minimo € 1,49 - 55%")).toEqual([149, 149, 55.034, "500 g"]);
    expect(told("Minimo &euro; 1,20 - 44%")).toEqual([120, 120, 44.167, "500 g"]);
    expect(
      told("Minimo € 1,20 - 44%", { warehousePromo: { ...pasta.warehousePromo, discountPerc: 1 } }),
    ).toEqual([120, 120, 44.167, "500 g"]);
    // The former price is at most today's, so there is neither a saving nor a former price.
    expect(told("Minimo € 0,67")).toEqual([undefined, undefined, undefined, "500 g"]);
    expect(told("Minimo € 0,59")).toEqual([undefined, undefined, undefined, "500 g"]);
    // If it is above the list price, the list price counts.
    expect(told("Minimo € 1,99 - 66%").slice(0, 2)).toEqual([199, 149]);
    expect(told("Minimo € 1,49", { warehousePromo: undefined }).slice(0, 2)).toEqual([undefined, undefined]);
    expect(told("Minimo 2 pezzi")).toEqual([undefined, 149, 55.034, "500 g (Minimo 2 pezzi)"]);
  });

  // spec again: X23 chains differ in their sitemap of categories, packs, prices by the unit, promotions, order_by and what is below a category
  test("X23: computes the percent from the list price if the promotion has only euro", () => {
    const percent = (promo: object, more: object = {}) =>
      read({
        ...pasta,
        ...more,
        warehousePromo: { ...pasta.warehousePromo, discountPerc: undefined, ...promo },
      }).product?.promo?.percent;
    expect(percent({ discount: -0.82 })).toBe(55.034);
    expect(percent({ discount: -0.82, discountPerc: 50 })).toBe(50);
    expect(percent({ discount: -0.5 }, { priceStandardDisplay: undefined, price: 2 })).toBe(25);
    expect(percent({ discount: -1.49 })).toBeUndefined();
    expect(percent({ discount: 0 })).toBeUndefined();
    expect(
      percent({ discount: -0.82 }, { priceStandardDisplay: undefined, price: undefined }),
    ).toBeUndefined();
    expect(percent({})).toBeUndefined();
  });

  // spec operator: prices that are the promotion's already are read with a setting, and never say a saving that is none <- app/ebsn/catalog/mapping/price.ts, tenants/schema.ts
  test("prices that include the promotion get a former price only if it can be computed", () => {
    const already = (promo: object, habits: PriceHabits = {}, more: object = {}) => {
      const wire = {
        ...pasta,
        ...{ price: 1.5, priceDisplay: 1.5, priceStandardDisplay: undefined, ...more },
        warehousePromo: { ...pasta.warehousePromo, discountPerc: undefined, ...promo },
      };
      const { product } = read(wire, habits);
      return [product?.price?.now, product?.price?.standard, product?.promo?.percent];
    };
    expect(already({})).toEqual([150, undefined, undefined]);
    expect(already({ discount: -0.5 })).toEqual([150, undefined, undefined]);
    expect(already({ discountPerc: 25 })).toEqual([150, undefined, 25]);
    expect(already({}, {}, { priceStandardDisplay: 1.5 })).toEqual([150, undefined, undefined]);
    expect(already({ discountPerc: -25 })).toEqual([150, undefined, undefined]);
    expect(already({ discountPerc: 100 })).toEqual([150, undefined, undefined]);
    expect(already({}, {}, { description: "500 g (Minimo € 2,00 - 25%)" })).toEqual([150, 200, 25]);
    const within = { priceIncludesPromotion: true };
    expect(already({ discount: -0.5 }, within)).toEqual([150, 200, 25]);
    expect(already({ discount: 0.5 }, within)).toEqual([150, 200, 25]);
    expect(already({ discountPerc: 25 }, within)).toEqual([150, undefined, 25]);
    expect(already({ discount: 0 }, within)).toEqual([150, undefined, undefined]);
    expect(already({ discount: -0.5 }, within, { priceStandardDisplay: 1.5 })).toEqual([150, 200, 25]);
    expect(already({ discount: -1.5 }, within, { priceStandardDisplay: 3 })).toEqual([150, 300, 50]);
  });

  // spec operator: prices that are the promotion's already are read with a setting, and never say a saving that is none
  test("the former price is always higher and the percent between 0 and 100", () => {
    const euros = fc.option(
      fc.integer({ min: -500, max: 5000 }).map((cents) => cents / 100),
      { nil: undefined },
    );
    const told = fc.record({ price: euros, priceDisplay: euros, priceStandardDisplay: euros });
    const promos = fc.record({ discount: euros, discountPerc: euros });
    fc.assert(
      fc.property(told, promos, fc.boolean(), (prices, promo, priceIncludesPromotion) => {
        const warehousePromo = { ...pasta.warehousePromo, ...promo };
        const { product } = read({ ...pasta, ...prices, warehousePromo }, { priceIncludesPromotion });
        const { now = 1, standard = now + 1 } = product?.price ?? {};
        const { percent = 1 } = product?.promo ?? {};
        expect(now).toBeGreaterThan(0);
        expect(standard).toBeGreaterThan(now);
        expect(percent > 0 && percent < 100).toBe(true);
      }),
    );
  });

  test("X23: priceUm is the unit price if no reduction and no other unit price is given", () => {
    const unit = (more: object) =>
      read({ ...pasta, priceUmDisplay: undefined, ...more }).product?.price?.unit;
    expect(unit({ price: 1.49, priceDisplay: 1.49, priceUm: 2.98 })).toEqual({ cents: 298, unit: "kg" });
    // A reduced price makes it invalid, so the unit price follows from the pack's content.
    expect(unit({ price: 1.49, priceDisplay: 0.67, priceUm: 2.98 })).toEqual({ cents: 134, unit: "kg" });
    expect(unit({ price: 1.49, priceDisplay: 0.67, priceUm: 2.98, description: "4 rotoli" })).toBeUndefined();
    expect(unit({ priceUm: 2.98, priceUmDisplay: 1.34 })).toEqual({ cents: 134, unit: "kg" });
  });

  test("W1: uses resized picture URLs if Cloudflare Images is available", () => {
    const sized = (side: number, file: string) =>
      `/cdn-cgi/image/width=${side},height=${side},fit=scale-down,format=auto,quality=80/${file}`;
    const { product } = read({ ...pasta, mediaURLMedium: "" }, { resizesPictures: true });
    expect(product).toMatchObject({
      image: sized(240, "https://img.test/photo/1/main/thumb/11.svg"),
      imageLarge: sized(600, "https://img.test/photo/1/main/thumb/11.svg"),
    });
    const one = "https://cdn.test/a.jpg";
    expect(
      read({ ...pasta, mediaURL: one, mediaURLMedium: one }, { resizesPictures: true }).product,
    ).toMatchObject({
      image: sized(240, one),
      imageLarge: sized(600, one),
    });
    expect(
      read({ ...pasta, mediaURL: "", mediaURLMedium: "" }, { resizesPictures: true }).product?.image,
    ).toBe("");
  });

  test("a pack has its number of pieces", () => {
    const inside = (productInfos: object) => read({ ...pasta, productInfos }).product?.piecesInside;
    expect(inside({ TIPOLOGIA: "Confezione", MULTI_PACK: "6" })).toBe(6);
    expect(
      ["1", "0", "x", "-4", undefined].map((MULTI_PACK) => inside({ TIPOLOGIA: "Confezione", MULTI_PACK })),
    ).toEqual(Array(5).fill(undefined));
    expect(inside({ TIPOLOGIA: "Pezzo", MULTI_PACK: "6" })).toBeUndefined();
  });

  // spec §3: Product and productInfos
  // spec catalogue: §3 Product: name, brand, pack, price, unit price, new, highlight, sold out, left, classes, vendor, warehouse
  test("reads a product by weight with little stock left", () => {
    expect(read(apples).product).toMatchObject({
      price: { now: 219, per: "kg" },
      rule: { by: "weight" },
      weighed: true,
      left: 4260,
    });
    expect(read(apples).product?.promo).toBeUndefined();
  });

  test("prices a pack of variable weight by the kilogram", () => {
    const productInfos = {
      TIPOLOGIA: "Confezione",
      WEIGHT_VARIABLE: "true",
      WEIGHT_SELLING: "3.5",
      WEIGHT_UNIT_SELLING: "HG",
    };
    const { product } = read({ ...apples, productInfos, available: 3 });
    expect(product).toMatchObject({
      weighed: true,
      left: 3,
      price: { per: "kg", packGrams: 350 },
      rule: { by: "pack" },
    });
  });

  test("converts unit prices to the kilogram and omits a piece dearer than the whole", () => {
    const unit = (more: object) => read({ ...pasta, description: "", ...more }).product?.price?.unit;
    expect(unit({ priceUmDisplay: 0.9, weightUnitDisplay: "HG" })).toEqual({ cents: 900, unit: "kg" });
    expect(unit({ priceUmDisplay: 1.2, weightUnitDisplay: "L" })).toEqual({ cents: 120, unit: "l" });
    expect(unit({ priceUmDisplay: 0.11, weightUnitDisplay: "PZ" })).toEqual({ cents: 11, unit: "pz" });
    expect(unit({ priceUmDisplay: 1.34, weightUnitDisplay: "PZ" })).toBeUndefined();
    expect(unit({ weightUnitDisplay: undefined })).toBeUndefined();
  });

  test("prices a piece below one cent by the hundred", () => {
    const unit = (description: string, more: object = {}) =>
      read({ ...pasta, description, priceDisplay: 0.99, priceUmDisplay: 0, weightUnitDisplay: "PZ", ...more })
        .product?.price?.unit;
    expect(unit("200 pz")).toEqual({ cents: 50, unit: "100 pz" });
    expect(unit("200 pz", { priceUmDisplay: 0.004 })).toEqual({ cents: 50, unit: "100 pz" });
    expect(unit("20 pz")).toEqual({ cents: 5, unit: "pz" });
    expect(unit("1 pz")).toBeUndefined();
  });

  // spec law: a unit price on every offer, told by the backend or from what the pack holds <- app/ebsn/catalog/mapping/price.ts, app/features/catalog/card/price-view.ts
  test("computes a missing or wrong unit price from the pack", () => {
    const unit = (description: string, more: object = {}) =>
      read({ ...pasta, priceUmDisplay: undefined, description, ...more }).product?.price?.unit;
    expect(unit("500 g")).toEqual({ cents: 134, unit: "kg" });
    expect(unit("GR. 304")).toEqual({ cents: 220, unit: "kg" });
    expect(unit("6 x 330 ml")).toEqual({ cents: 34, unit: "l" });
    expect(unit("LT. 1,5")).toEqual({ cents: 45, unit: "l" });
    expect(unit("500 g", { priceUmDisplay: 1.34, weightUnitDisplay: "PZ" })).toEqual({
      cents: 134,
      unit: "kg",
    });
    expect(unit("500 g (Minimo € 1,49)")).toEqual({ cents: 134, unit: "kg" });
    for (const none of ["4 rotoli", "circa 500 g", "0 g", "0,0001 kg", ""])
      expect(unit(none)).toBeUndefined();
    expect(unit("500 g", { priceUnitDisplay: "kg" })).toBeUndefined();
  });

  test.each([
    ["both", { shortDescr: "BORGO", vendor: { vendorId: 9, name: "BORGO" } }, "Borgo"],
    ["the vendor alone", { shortDescr: "", vendor: { vendorId: 9, name: "BORGO" } }, "Borgo"],
    ["a vendor without an id", { shortDescr: undefined, vendor: { name: "BORGO" } }, "Borgo"],
    ["shortDescr alone", { shortDescr: "BORGO", vendor: undefined }, "Borgo"],
    ["an empty vendor", { shortDescr: "BORGO", vendor: { vendorId: 9, name: "" } }, "Borgo"],
    ["neither", { shortDescr: "", vendor: undefined }, ""],
  ])("C3: reads the brand from %s", (_name, members, brand) => {
    expect(read({ ...pasta, ...members }).product?.brand).toBe(brand);
  });

  // spec operator: nutrition of other shapes is read rightly or shown as a text, never read the wrong way round
  test("finds nutrition under each of its names in any group", () => {
    const told = (metaData: unknown) => {
      const wire = wireProductDetail.parse({ ...pasta, metaData });
      return toProductDetail(wire, { pictureBase: "", onUnexpected: () => undefined });
    };
    const rows = [{ label: "Energia", amount: "1500 kJ" }];
    const text = "per 100 g\nEnergia: 1500 kJ";
    for (const metaData of [
      { product_description: { nutritional_values: text } },
      { product_description: { nutritional_values: "", NUTRITIONAL_INFO: text } },
      { product_description: { TABLE_TEXTUAL: text } },
      { product_description: { ingredients: "Farina" }, nutrition: { TABLE_TEXTUAL: text }, odd: 7 },
    ])
      expect(told(metaData).nutrition).toEqual({ rows, per: "100 g" });
    expect(told({ x: { table_textual: "Per porzione: energia 450 kJ" } })).toMatchObject({
      nutrition: { rows: [], text: "Per porzione: energia 450 kJ" },
    });
    for (const none of [undefined, null, "x", {}, { product_description: null }])
      expect(told(none)).toMatchObject({ nutrition: { rows: [] } });
  });

  // spec §3: Product and productInfos
  test("X17: reads numbers in strings and accepts absent keys, including prices", () => {
    const bare = { productId: "5", slug: "x", name: "X", priceDisplay: "1.20", productInfos: { MINACQ: 2 } };
    expect(read(bare).product).toMatchObject({
      id: 5,
      price: { now: 120, per: "pz" },
      rule: { min: 2 },
      image: "",
    });
    const { product, unexpected } = read({ ...bare, priceDisplay: undefined });
    expect(product).toMatchObject({ id: 5, name: "X", rule: { min: 2 } });
    expect(product).not.toHaveProperty("price");
    expect(unexpected).toEqual([]);
    expect(read({ ...bare, priceDisplay: 0 }).product).not.toHaveProperty("price");
  });

  test("keeps https pictures of other hosts and drops other schemes", () => {
    expect(read({ ...pasta, mediaURL: "https://cdn.test/a.jpg" }).product?.image).toBe(
      "https://cdn.test/a.jpg",
    );
    expect(read({ ...pasta, mediaURL: "//cdn.test/a.jpg" }).product?.image).toBe("");
    expect(read({ ...pasta, mediaURL: "javascript:alert(1)" }).product?.image).toBe("");
  });
});
