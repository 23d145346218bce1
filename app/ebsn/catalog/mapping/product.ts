import { shiftAndRound } from "~/lib/money";
import type { Crumb, Product, ProductOption } from "~/model/product";
import { EbsnError } from "../../errors";
import { wireProduct, type WireCrumb, type WireProduct } from "../wire/product";
import { brandCase, labelCase, sentenceCase } from "../../text/title-case";
import { packOf } from "./pack";
import { sizedPictureUrl, type PictureHost } from "./picture-url";
import { printedOn, words } from "./printed-on-pack";
import { plainLine } from "../../text/plain-text";
import { priceOf, promoOf, type PriceHabits } from "./price";
import { wireUnlimited, quantityRule } from "./rule";

/**
 * Context of the mapping: image host, price habits of the backend, and a callback that logs
 * unreadable members.
 */
export type Reader = PriceHabits & PictureHost & { onUnexpected: (what: string) => void };

/** Maps the readable products of a list; reports and drops the rest. */
export function readProducts(items: unknown[], reader: Reader): Product[] {
  return items.flatMap((item) => readProduct(item, reader) ?? []);
}

/**
 * Maps the readable products of a page. Throws EbsnError "unreadable" if a non-empty page has no
 * readable product.
 */
export function readPage(call: string, items: unknown[], reader: Reader): Product[] {
  const products = readProducts(items, reader);
  if (items.length > 0 && products.length === 0)
    throw new EbsnError("unreadable", call, { cause: new Error(`none of ${items.length} products`) });
  return products;
}

/** False if there are products and all lack a price (record 057). */
export const somePriced = (products: readonly Product[]): boolean =>
  products.length === 0 || products.some(({ price }) => price !== undefined);

function readProduct(item: unknown, reader: Reader): Product | undefined {
  const parsed = wireProduct.safeParse(item);
  if (parsed.success) return toProduct(parsed.data, reader);
  reader.onUnexpected(parsed.error.message);
  return undefined;
}

/** Maps a product; `price` is absent if the backend sends none (record 057). */
export function toProduct(wire: WireProduct, reader: Reader): Product {
  const price = priceOf(wire, reader);
  const rule = quantityRule(wire);
  const left =
    wire.available === undefined || wire.available >= wireUnlimited ? undefined : Math.max(0, wire.available);
  const thumb = sizedPictureUrl(wire.mediaURL || wire.mediaURLMedium, reader, "small");
  const classMax = wire.productClassRuleMax;
  const { vendor, deliveryWarehouse } = wire;
  const allergens = words(printedOn(wire).allergens);
  const inside = rule.by === "pack" && /^([2-9]|[1-9]\d{1,3})$/.exec(wire.productInfos.MULTI_PACK ?? "")?.[0];
  return {
    id: wire.productId,
    slug: wire.slug,
    name: sentenceCase(plainLine(wire.name)),
    // some backends leave either field empty
    brand: brandCase(plainLine(wire.vendor?.name || wire.shortDescr)),
    pack: packOf(wire),
    image: thumb,
    imageLarge: sizedPictureUrl(wire.mediaURLMedium || wire.mediaURL, reader, "medium"),
    ...(price && { price }),
    rule,
    soldOut: rule.max === 0,
    isNew: wire.isNew,
    highlight: wire.highlight,
    weighed: rule.by === "weight" || wire.productInfos.WEIGHT_VARIABLE === "true",
    classes: wire.productClasses.map(({ name }) => labelCase(plainLine(name))).filter(Boolean),
    options: wire.selectOptions.map(toOption),
    categoryId: wire.categoryId ?? wire.breadCrumbs.at(-1)?.categoryId ?? 0,
    crumbs: wire.breadCrumbs.map(toCrumb),
    ...(wire.warehousePromo ? { promo: promoOf(wire.warehousePromo, wire, reader) } : {}),
    ...(left === undefined ? {} : { left: rule.by === "weight" ? shiftAndRound(left, 3) : Math.floor(left) }),
    ...(allergens ? { allergens } : {}),
    ...(vendor?.vendorId !== undefined
      ? { vendor: { id: vendor.vendorId, name: brandCase(plainLine(vendor.name)) } }
      : {}),
    ...(inside ? { piecesInside: Number(inside) } : {}),
    ...(classMax
      ? { classMax: { name: labelCase(plainLine(classMax.productClassName)), max: classMax.max } }
      : {}),
    ...(wire.wpId === undefined ? {} : { offerId: wire.wpId }),
    ...(deliveryWarehouse?.warehouseId !== undefined ? { warehouseId: deliveryWarehouse.warehouseId } : {}),
  };
}

/** Maps a category above a product, with its name in sentence case. */
export function toCrumb({ categoryId, name, slug }: WireCrumb): Crumb {
  return { id: categoryId, name: sentenceCase(plainLine(name)), slug };
}

function toOption({
  parameterName,
  name,
  mode,
  values,
  selected,
}: WireProduct["selectOptions"][number]): ProductOption {
  return { parameter: parameterName, name, mode, values, ...(selected ? { selected: selected.key } : {}) };
}
