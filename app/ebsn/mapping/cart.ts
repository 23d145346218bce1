import { shiftAndRound, toCents } from "~/lib/money";
import type { Cart, CartItem, OrderPackage } from "~/model/cart";
import type { WireCart, WireCartItem } from "../wire/cart";
import { fromWire } from "../wire/quantity";
import { toRefusal } from "../wire/refusal";
import { serviceOf, toAddress } from "./address";
import { readProducts, type Reader } from "./product";
import { toShopper } from "./shopper";
import { toChosenSlot } from "./slot";

const euro = (value: number | undefined) => toCents(value ?? 0);

/** The cart in the shop's words. Sums are the backend's; nothing is added up here. */
export function toCart(wire: WireCart, reader: Reader): Cart {
  const slot = toChosenSlot(wire.timeslot);
  const { shippingAddress } = wire;
  return {
    id: wire.cartId,
    state: wire.cartStatusId === 2 ? "locked" : wire.cartStatusId === 7 ? "changing" : "open",
    user: toShopper(wire),
    items: wire.cartItems.flatMap((item) => toCartItem(item, reader) ?? []),
    itemsTotal: euro(wire.itemsTotal),
    packagesTotal: euro(wire.packageTotal),
    deliveryFee: euro(wire.deliveryFee),
    giftCodes: wire.giftCertificates.map((gift) => ({
      id: gift.giftCertificateId,
      code: gift.code || gift.description,
      amount: euro(gift.giftTotal ?? gift.amount),
    })),
    total: euro(wire.totalPrice),
    variableTotal: euro(wire.variableTotal),
    estimatedMax: euro(wire.estimatedMax ?? wire.totalPrice),
    minimumOrder: euro(wire.minimumOrder),
    packages: wire.orderPackages.map(toPackage),
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
    points: wire.userPoints?.LOYALTY?.value ?? 0,
  };
}

export function toPackage({
  quantity,
  totalPrice,
  package: kind,
}: WireCart["orderPackages"][number]): OrderPackage {
  return { name: kind?.descr ?? "", quantity: shiftAndRound(quantity, 0), total: toCents(totalPrice) };
}

function toCartItem(item: WireCartItem, reader: Reader): CartItem | undefined {
  const [product] = readProducts([item.product], reader);
  if (!product) return undefined;
  return {
    itemId: item.itemId,
    product,
    quantity: fromWire(product.rule.by, item.quantity),
    total: toCents(item.grossTotal),
    acceptAlternatives: item.cartItemInfo.accept_alternatives === "true",
    note: item.cartItemInfo.notes || undefined,
    options: item.selectOptions ?? undefined,
    warning: item.warning === undefined ? undefined : toRefusal(item.warning),
  };
}
