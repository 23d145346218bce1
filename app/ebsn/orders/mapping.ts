import { shiftAndRound, toCents } from "~/lib/money";
import { fromDisplayDate, romeMomentOf } from "~/lib/rome-date";
import type { Order, OrderItem, ReplacedItem } from "~/model/order";
import type { OrderStatus } from "~/model/order-status";
import type { Product } from "~/model/product";
import type { WireOrder, WireOrderItem } from "./wire";
import { fromWire } from "../transport/wire/quantity";
import { toAddress } from "../places/mapping/address";
import {
  centsOr,
  chosenOf,
  estimateOf,
  sumOf,
  sumOfLines,
  toAdjustments,
  toGiftCode,
  toPackage,
  toUnreadableItem,
} from "../cart/mapping/cart";
import { sentenceCase } from "../text/title-case";
import { toPaymentKind, toTransaction } from "../payments/mapping";
import { toLinePreferences } from "../cart/line-preferences";
import { keysById } from "../transport/wire/keys-by-id";
import { plainLine } from "../text/plain-text";
import { readProducts, type Reader } from "../catalog/mapping/product";
import { toChosenSlot } from "../timeslots/mapping";

const euro = (value: number | undefined) => toCents(value ?? 0);

/** §4, order status ids. */
const statusIds = {
  waiting: [1, 2],
  ordered: [3],
  preparing: [4, 5],
  almostReady: [6],
  out: [7, 18],
  delivered: [8],
  partial: [9],
  cancelled: [10],
  invalid: [11],
  notCollected: [12],
  failed: [13],
} satisfies Record<OrderStatus, readonly number[]>;
const statuses = keysById(statusIds);

/** Returns an order's state; "ordered" for a missing or unknown id. */
export const toOrderStatus = (id: number | undefined): OrderStatus =>
  (id !== undefined && statuses.get(id)) || "ordered";

/** Maps an order; in a list it has a line count instead of lines. */
export function toOrder(wire: WireOrder, reader: Reader): Order {
  const placed = placedAt(wire);
  const status = toOrderStatus(wire.orderStatusId);
  const typeId = wire.paymentType?.paymentTypeId ?? 0;
  const kind = toPaymentKind(typeId);
  const lines = wire.orderItems.map(
    (item, index) =>
      toOrderItem(item, reader) ?? toUnreadableItem({ ...item, itemId: item.orderItemId }, index),
  );
  const items = lines.flatMap((line) => ("id" in line ? line : []));
  const packages = wire.orderPackages.map(toPackage);
  return {
    id: wire.orderId,
    status,
    suspended: wire.orderStatusId === 2,
    placedOn: placed.date,
    placedAt: placed.time,
    payment: {
      id: typeId,
      kind,
      name: wire.paymentType?.name ?? "",
    },
    transaction: toTransaction(wire.transactionStatus),
    itemsTotal:
      (wire.orderItems.length > 0 ? sumOfLines(wire.orderItems) : undefined) ??
      centsOr(wire.itemsTotal, sumOf(items)),
    packagesTotal: centsOr(wire.packageTotal, sumOf(packages)),
    deliveryFee: euro(wire.deliveryFee),
    total: euro(wire.grossTotal),
    ...estimateOf(wire, wire.grossTotal, items),
    address: wire.shippingAddress ? toAddress(wire.shippingAddress) : undefined,
    slot: toChosenSlot(wire.timeslot),
    items,
    unreadable: lines.flatMap((line) => ("id" in line ? [] : line)),
    itemCount: wire.itemCount ?? (wire.orderItems.length || undefined),
    canModify: wire.canModify ?? (status === "ordered" && kind !== "card"),
    canCancel: wire.canDelete ?? (status === "ordered" || status === "waiting"),
    canPay: wire.canPay ?? status === "waiting",
    payBefore: wire.payBefore,
    changeBefore: wire.changeBefore,
    byAgent: wire.agentOrder,
    packages,
    note: wire.note,
    subOrders: wire.subOrders.map(({ subOrderId, warehouseId, orderStatusId, deliveryDate }) => ({
      id: subOrderId,
      warehouseId,
      status: toOrderStatus(orderStatusId),
      deliveredOn: deliveryDate && fromDisplayDate(deliveryDate),
    })),
    adjustments: toAdjustments(wire.orderAdjustmentSummary),
    giftCodes: wire.giftCertificates.map(toGiftCode),
    bankTransfer: wire.bankTransfer
      ? { ...wire.bankTransfer, amount: toCents(wire.bankTransfer.amount ?? wire.grossTotal) }
      : undefined,
    authorisedAmount: wire.heldAmount === undefined ? undefined : toCents(wire.heldAmount),
    invoices: wire.invoices.map(({ documentId, name }) => ({ id: documentId, name })),
    invoicePersonId: wire.user_person_fiscal_id,
    replacedBy: wire.replacedBy,
    person: wire.person
      ? {
          id: wire.person.userId,
          name: [wire.person.firstName, wire.person.lastName].filter(Boolean).join(" "),
        }
      : undefined,
  };
}

/** Reads day and hour from `dd/MM/yyyy HH:mm`, or from the ISO field if that is missing. */
function placedAt({ orderDate, orderDateIso }: WireOrder): { date: string; time: string } {
  const [day = "", time = ""] = orderDate.split(" ");
  const date = fromDisplayDate(day);
  return date
    ? { date, time }
    : (romeMomentOf(orderDateIso) ?? { date: orderDateIso.slice(0, 10), time: "" });
}

function toOrderItem(item: WireOrderItem, reader: Reader): OrderItem | undefined {
  const [product] = readProducts([item.product], reader);
  const { orderItemId: id, quantity, grossTotal } = item;
  if (!product || id === undefined || quantity === undefined || grossTotal === undefined) return undefined;
  return {
    id,
    product,
    quantity: fromWire(product.rule.by, quantity),
    ...(item.weight !== undefined && { given: shiftAndRound(item.weight, 3) }),
    total: toCents(grossTotal),
    ...toWishes(item),
    options: item.selectOptions ?? chosenOf(product),
    replaced: toReplaced(item, product),
    ...(item.missing && { missing: true as const }),
  };
}

/** Returns the shopper's wishes to the pickers. */
function toWishes({ cartItemInfo }: WireOrderItem): Pick<OrderItem, "note" | "ifMissing" | "substitute"> {
  const { note, ifMissing, substitute } = toLinePreferences(cartItemInfo);
  const isTold = cartItemInfo["accept_alternatives"] !== undefined || ifMissing === "call";
  return { note, ...(isTold && { ifMissing, substitute }) };
}

/** Maps the ordered product that was replaced; its name is formatted as in the shop. */
function toReplaced({ replacedItem }: WireOrderItem, { rule }: Product): ReplacedItem | undefined {
  if (!replacedItem) return undefined;
  const { productId, name, quantity, grossTotal } = replacedItem;
  return {
    productId,
    name: sentenceCase(plainLine(name)),
    quantity: quantity === undefined ? undefined : fromWire(rule.by, quantity),
    total: grossTotal === undefined ? undefined : toCents(grossTotal),
  };
}
