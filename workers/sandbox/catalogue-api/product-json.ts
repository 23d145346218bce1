import type { SeedProduct } from "../catalogue/seed-types";
import type { WireHabits } from "../chains/sandbox-tenant";
import type { Sandbox } from "../kernel/sandbox";
import { categoryTree } from "./category-tree";
import { localOffer, type Market } from "./market";
import { picturePrefix, pictureUrl, pictureUrls } from "./picture-url";
import { wpIdOf, type ProductRow } from "./product-row";
import { promoJson, promoPrice, promoToday, unitPrice, weekOf } from "./promo";

/**
 * Today's price of a product in cents: per piece or pack, or per kilogram if `pricePer` is "kg".
 */
export type TodaysPrice = {
  now: number;
  list: number;
  um: number;
  listUm: number;
  /** lowest price of the thirty days before the promotion, if the chain sends it */
  lowest?: number;
};

/**
 * Computes today's price at a warehouse: promotion included, then times `priceFactor` (1.1 in the
 * scenario price-changed).
 */
export function todaysPrice(
  sandbox: Sandbox,
  product: SeedProduct,
  { priceFactor = 1, warehouseId }: Market = {},
): TodaysPrice {
  const promo = promoToday(product, weekOf(sandbox.clock.today()));
  const { factor } = localOffer(sandbox, warehouseId, product.productId);
  const changed = (cents: number) => Math.round(cents * factor * priceFactor);
  const list = changed(product.price);
  const now = promo ? changed(promoPrice(product.price, promo.percent)) : list;
  const lowestPercent = promo?.lowestPercent;
  return {
    ...(lowestPercent !== undefined && {
      lowest: changed(promoPrice(product.price, 100 - lowestPercent)),
    }),
    now,
    list,
    um: unitPrice(now, product.held),
    listUm: unitPrice(list, product.held),
  };
}

const vat: Record<SeedProduct["vatPercent"], number> = { 4: 25, 5: 26, 10: 27, 22: 28 };
const unitIds: Record<SeedProduct["unit"], number> = { KG: 1, L: 2, PZ: 3 };
const firstPriceId = 116_000_000;
const euro = (cents: number) => cents / 100;

/**
 * Returns a product as listings and carts show it, at a warehouse. `priceFactor` multiplies every
 * price.
 */
export function productJson(sandbox: Sandbox, row: ProductRow, market: Market = {}) {
  const { product } = row;
  const { tenant } = sandbox;
  const week = weekOf(sandbox.clock.today());
  const promo = promoToday(product, week);
  const price = todaysPrice(sandbox, product, market);
  const [first, ...others] = tenant.warehouses;
  const warehouse = others.find(({ warehouseId }) => warehouseId === market.warehouseId) ?? first;
  const { sold } = localOffer(sandbox, market.warehouseId, product.productId);
  return {
    id: product.productId,
    productId: product.productId,
    codInt: product.code,
    codVar: "1",
    code: product.code,
    codeVariant: "1",
    barcode: product.barcode,
    name: product.name.toUpperCase(),
    shortDescr: product.brand.name.toUpperCase(),
    ...packJson(tenant.wire.packs, product, price),
    pubState: 1,
    slug: product.slug,
    itemUrl: `/product/${product.slug}`,
    storeId: tenant.stores[0]?.storeId,
    productTypeId: 1,
    productNatureId: 1,
    productHierarchyLevelId: 1,
    wpId: wpIdOf(product.productId),
    vendor: { vendorId: product.brand.vendorId, name: product.brand.name.toUpperCase() },
    categoryId: product.categoryId,
    breadCrumbs: categoryTree(sandbox).crumbs(row.categoryId),
    ivaCategory: {
      ivaCategoryId: vat[product.vatPercent],
      code: String(product.vatPercent),
      descr: `IVA ${product.vatPercent}%`,
      ivaPct: (product.vatPercent / 100).toFixed(2),
    },
    [tenant.wire.unitMeasureKey]: { umId: unitIds[product.unit], um: product.unit, umDes: "" },
    dayLock: "",
    productClasses: product.classes.map(({ productClassId, name }) => ({
      productClassId,
      name,
      description: name.toUpperCase(),
    })),
    mediaURL: picturePrefix(sandbox) + pictureUrl(product, "thumb"),
    mediaURLMedium: picturePrefix(sandbox) + pictureUrl(product, "photo"),
    price: euro(price.list),
    priceDisplay: euro(price.now),
    priceStandardDisplay: promo?.percent ? euro(price.list) : undefined,
    ...unitPricesJson(tenant.wire.unitPrices, price),
    weightUnitDisplay: product.unit,
    priceUnitDisplay: product.pricePer,
    priceId: firstPriceId + product.productId,
    priceListName: tenant.companyName,
    priceListId: tenant.companyId,
    currency: { currencyTypeId: 2, name: "Euro", currencySymbol: "", codInt: "" },
    available: sold ? row.available : 0,
    warehousePromo: promo
      ? promoJson(product, promo, week, promoPrice(product.price, promo.percent), tenant.wire.promoDiscount)
      : undefined,
    productClassRuleMax: product.classMax
      ? { productClassName: product.classMax.name, max: product.classMax.max, unit: "pz" }
      : undefined,
    isNew: product.isNew || undefined,
    highlight: product.highlight || undefined,
    maxAcq: product.maxAcq,
    minAcq: product.minAcq,
    selectOptions: product.options,
    metaData: tenant.wire.allergens === "listings" ? allergensJson(product) : undefined,
    deliveryWarehouse: { warehouseId: warehouse.warehouseId, name: warehouse.name },
  };
}

/** Returns the unit price paid, and the unit price at list price. */
function unitPricesJson(habit: WireHabits["unitPrices"], { now, list, um, listUm }: TodaysPrice) {
  return {
    priceUm: habit === "display" ? undefined : euro(listUm),
    priceUmDisplay: habit === "list" && now === list ? undefined : euro(um),
  };
}

/**
 * Returns a pack's content with the lowest price before a promotion, and the product's other infos.
 */
function packJson(habit: WireHabits["packs"], { pack, infos }: SeedProduct, price: TodaysPrice) {
  const told = [habit === "shortened" ? shortPack(pack) : pack, lowestWords(price)].filter(Boolean).join(" ");
  if (habit === "in-infos") return { description: "", productInfos: { ...infos, PACKAGE_DESCR: told } };
  return { description: told, productInfos: infos };
}

/**
 * Returns "(Minimo € 1,49 - 55%)": the lowest price of the last thirty days, and today's discount
 * on it.
 */
function lowestWords({ lowest, now }: TodaysPrice): string {
  if (lowest === undefined) return "";
  const percent = Math.round(((lowest - now) / lowest) * 100);
  return `(Minimo € ${euro(lowest).toFixed(2).replace(".", ",")}${percent > 0 ? ` - ${percent}%` : ""})`;
}

const shortUnits: Record<string, string> = { g: "GR.", kg: "KG.", ml: "ML.", cl: "CL.", l: "LT." };

/**
 * Shortens a pack: "500 g" to "GR. 500", "6 x 330 ml" to "ML. 330 X 6 PZ."; other texts stay
 * unchanged.
 */
export function shortPack(pack: string): string {
  const [, count, amount, unit = ""] = /^(?:(\d+) x )?(\d+(?:,\d+)?) (g|kg|ml|cl|l)$/.exec(pack) ?? [];
  if (!amount) return pack;
  return `${shortUnits[unit]} ${amount}${count ? ` X ${count} PZ.` : ""}`;
}

/**
 * Returns a product as its own page shows it: pictures, descriptions, the unit price at list price.
 */
export function productDetailJson(sandbox: Sandbox, row: ProductRow, market: Market = {}) {
  const listing = productJson(sandbox, row, market);
  const { listUm } = todaysPrice(sandbox, row.product, market);
  return {
    ...listing,
    priceStandardUmDisplay: listing.priceStandardDisplay === undefined ? undefined : euro(listUm),
    media: pictureUrls(row.product).map(({ medium, large }) => ({
      medium: picturePrefix(sandbox) + medium,
      large: picturePrefix(sandbox) + large,
    })),
    metaData: { product_description: descriptionJson(sandbox, row.product) },
  };
}

/** Returns a product's allergens for listings and carts ([ours] in docs/wire.md). */
function allergensJson({ description: { allergens } }: SeedProduct) {
  return allergens ? { product_description: { allergens } } : undefined;
}

function descriptionJson({ tenant }: Sandbox, { description }: SeedProduct): Record<string, string> {
  const { nutritional_values, ...texts } = description;
  return nutritional_values ? { ...texts, [tenant.wire.nutritionKey]: nutritional_values } : texts;
}
