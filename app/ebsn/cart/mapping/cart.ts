import { atHeaviest } from "~/lib/estimate";
import { shiftAndRound, toCents } from "~/lib/money";
import type {
  Adjustment,
  Cart,
  CartItem,
  GiftCode,
  OrderChange,
  OrderPackage,
  UnreadableItem,
} from "~/model/cart";
import type { Cents } from "~/model/price";
import type { Product } from "~/model/product";
import { toLinePreferences } from "../line-preferences";
import type { WireAdjustment, WireCart, WireCartItem } from "../wire/cart";
import { wireNamedProduct } from "../../catalog/wire/product";
import { fromWire } from "../../transport/wire/quantity";
import { toRefusal } from "../../transport/wire/refusal";
import { serviceOf, toAddress } from "../../places/mapping/address";
import { sentenceCase } from "../../text/title-case";
import { plainLine } from "../../text/plain-text";
import { readProducts, type Reader } from "../../catalog/mapping/product";
import { toShopper } from "./shopper";
import { toChosenSlot } from "../../timeslots/mapping";

const euro = (value: number | undefined) => toCents(value ?? 0);

/**
 * Maps the cart. `itemsTotal` is the sum of the displayed lines; the other totals are the
 * backend's.
 */
export function toCart(wire: WireCart, reader: Reader): Cart {
  const slot = toChosenSlot(wire.timeslot);
  const { shippingAddress } = wire;
  const packages = wire.orderPackages.map(toPackage);
  const lines = wire.cartItems.map(
    (item, index) => toCartItem(item, reader) ?? toUnreadableItem(item, index),
  );
  const items = lines.flatMap((line) => ("product" in line ? line : []));
  return {
    id: wire.cartId,
    state: wire.cartStatusId === 2 ? "locked" : wire.cartStatusId === 7 ? "changing" : "open",
    user: toShopper(wire),
    items,
    unreadable: lines.flatMap((line) => ("product" in line ? [] : line)),
    sectors: wire.sectors?.map(({ name, cartItems }) => ({
      name: plainLine(name),
      itemIds: cartItems.map(({ itemId }) => itemId),
    })),
    itemsTotal: sumOfLines(wire.cartItems) ?? centsOr(wire.itemsTotal, sumOf(items)),
    packagesTotal: centsOr(wire.packageTotal, sumOf(packages)),
    deliveryFee: euro(wire.deliveryFee),
    giftCodes: wire.giftCertificates.map(toGiftCode),
    giftsToCome: wire.giftCertificatesToGenerate.map(({ description, giftTotal }) => ({
      description: plainLine(description),
      amount: euro(giftTotal),
    })),
    adjustments: toAdjustments(wire.orderAdjustmentSummary),
    total: euro(wire.totalPrice),
    ...estimateOf(wire, wire.totalPrice, items),
    minimumOrder: wire.minimumOrder === undefined ? undefined : toCents(wire.minimumOrder),
    packages,
    packagingId: Number(wire.cartInfos.packaging_type_id) || undefined,
    address: shippingAddress
      ? {
          ...toAddress(shippingAddress),
          autoAssigned: shippingAddress.autoAssigned,
          service: serviceOf(shippingAddress.deliveryServiceId),
        }
      : undefined,
    slot,
    scope: { warehouse: wire.warehouse?.warehouseId ?? 0, date: slot?.date ?? "0", timeslot: slot?.id ?? 0 },
    note: wire.cartInfos.order_comment ?? "",
    wantsInvoice: wire.cartInfos.need_invoice === "true",
    points: wire.userPoints?.LOYALTY?.value ?? 0,
    ...(wire.changes && { changes: toChange(wire.changes) }),
  };
}

const toChange = ({ orderId, changeBefore, heldAmount }: NonNullable<WireCart["changes"]>): OrderChange => ({
  orderId,
  before: changeBefore,
  authorisedAmount: heldAmount === undefined ? undefined : toCents(heldAmount),
});

/** Maps a gift code and its value; a gift without code is identified by its description. */
export const toGiftCode = (gift: WireCart["giftCertificates"][number]): GiftCode => ({
  id: gift.giftCertificateId,
  code: gift.code || gift.description,
  description: plainLine(gift.description) || undefined,
  amount: euro(gift.giftTotal ?? gift.amount),
});

/** Maps the deductions of a cart or an order; empty deductions are left out. */
export const toAdjustments = (
  summary: { orderAdjustments: WireAdjustment[] } | null | undefined,
): Adjustment[] =>
  (summary?.orderAdjustments ?? []).flatMap(({ orderItemId, userGiftCertificateId, giftCertificate }) =>
    giftCertificate?.giftTotal
      ? {
          itemId: orderItemId,
          giftId: userGiftCertificateId,
          description: plainLine(giftCertificate.description),
          amount: toCents(giftCertificate.giftTotal),
        }
      : [],
  );

type Line = { product: Product; total: Cents };

/**
 * Returns the weighed part of the goods and the max total in cents. Each weighed line counts at its
 * max, so that the ranges of the lines add up to it.
 */
export function estimateOf(
  wire: { variableTotal?: number; estimatedMax?: number },
  totalPrice: number,
  lines: readonly Line[],
): { variableTotal: Cents; estimatedMax: Cents } {
  const weighed = lines.filter(({ product }) => product.weighed);
  const heavier = weighed.reduce((sum, { total }) => sum + atHeaviest(total) - total, 0);
  const least = toCents(totalPrice);
  return {
    variableTotal: centsOr(wire.variableTotal, sumOf(weighed)),
    estimatedMax: Math.max(centsOr(wire.estimatedMax, least + heavier), least),
  };
}

/** Converts the backend's amount to cents; without it returns our own sum. */
export const centsOr = (given: number | undefined, otherwise: Cents): Cents =>
  given === undefined ? otherwise : toCents(given);

/** Sums lines or packages, in cents. */
export const sumOf = (all: readonly { total: Cents }[]): Cents =>
  all.reduce((sum, { total }) => sum + total, 0);

/** Sums the backend's lines in cents; undefined if a line has no total. */
export function sumOfLines(lines: readonly { grossTotal?: number }[]): Cents | undefined {
  let sum = 0;
  for (const { grossTotal } of lines) {
    if (grossTotal === undefined) return undefined;
    sum += toCents(grossTotal);
  }
  return sum;
}

/** Maps bags of a kind. */
export function toPackage({
  quantity,
  totalPrice,
  package: kind,
}: WireCart["orderPackages"][number]): OrderPackage {
  return { name: kind?.descr ?? "", quantity: shiftAndRound(quantity, 0), total: toCents(totalPrice) };
}

/**
 * Returns the chosen options of a product; some backends send them there instead of with the line.
 */
export function chosenOf({ options }: Product): Record<string, string> | undefined {
  const chosen = options.flatMap(({ parameter, selected }) =>
    selected === undefined ? [] : [[parameter, selected]],
  );
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

function warningOf({ warning }: WireCartItem, { soldOut }: Product): CartItem["warning"] {
  if (warning !== undefined) return toRefusal(warning);
  return soldOut ? "soldOut" : undefined;
}

function toCartItem(item: WireCartItem, reader: Reader): CartItem | undefined {
  const [product] = readProducts([item.product], reader);
  const { itemId, quantity, grossTotal } = item;
  if (!product || itemId === undefined || quantity === undefined || grossTotal === undefined)
    return undefined;
  return {
    itemId,
    product,
    quantity: fromWire(product.rule.by, quantity),
    total: toCents(grossTotal),
    ...toLinePreferences(item.cartItemInfo),
    options: item.selectOptions ?? chosenOf(product),
    warning: warningOf(item, product),
  };
}

/**
 * Maps the readable parts of a line of a cart or an order. A line without an id gets a key from its
 * position in the list, and the shopper cannot remove it.
 */
export function toUnreadableItem(
  {
    itemId,
    quantity,
    grossTotal,
    product,
  }: Pick<WireCartItem, "itemId" | "quantity" | "grossTotal"> & { product?: unknown },
  index: number,
): UnreadableItem {
  const { productId, name } = wireNamedProduct.parse(product);
  return {
    itemId: itemId ?? -1 - index,
    productId: itemId === undefined ? undefined : productId,
    amount: quantity,
    total: grossTotal === undefined ? undefined : toCents(grossTotal),
    name: name && sentenceCase(plainLine(name)),
  };
}
