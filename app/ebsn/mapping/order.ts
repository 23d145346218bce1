import { toCents } from "~/lib/money";
import { fromDisplayDate, romeMomentOf } from "~/lib/rome-date";
import type { Order, OrderItem, OrderStatus } from "~/model/order";
import type { WireOrder, WireOrderItem } from "../wire/order";
import { fromWire } from "../wire/quantity";
import { toAddress } from "./address";
import { centsOr, estimateOf, sumOfLines, toPackage } from "./cart";
import { toPaymentKind, toTransaction } from "./payment";
import { readProducts, type Reader } from "./product";
import { toChosenSlot } from "./slot";

const euro = (value: number | undefined) => toCents(value ?? 0);

/** §4, order status ids. */
const statuses = new Map<number, OrderStatus>([
  [1, "waiting"],
  [2, "waiting"],
  [3, "ordered"],
  [4, "preparing"],
  [5, "preparing"],
  [6, "almostReady"],
  [7, "out"],
  [8, "delivered"],
  [9, "partial"],
  [10, "cancelled"],
  [11, "invalid"],
  [12, "notCollected"],
  [13, "failed"],
  [18, "out"],
]);

/** An order's state; one with an id that is not in the list is an order all the same. */
export const toOrderStatus = (id: number): OrderStatus => statuses.get(id) ?? "ordered";

/** An order; in a list it has no lines, only their count. */
export function toOrder(wire: WireOrder, reader: Reader): Order {
  const placed = placedOf(wire);
  const status = toOrderStatus(wire.orderStatusId);
  const typeId = wire.paymentType?.paymentTypeId ?? 0;
  const kind = toPaymentKind(typeId);
  const items = wire.orderItems.flatMap((item) => toOrderItem(item, reader) ?? []);
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
    itemsTotal: centsOr(wire.itemsTotal, sumOfLines(wire.orderItems)),
    packagesTotal: euro(wire.packageTotal),
    deliveryFee: euro(wire.deliveryFee),
    total: euro(wire.grossTotal),
    ...estimateOf(wire, wire.grossTotal, items),
    address: wire.shippingAddress ? toAddress(wire.shippingAddress) : undefined,
    slot: toChosenSlot(wire.timeslot),
    items,
    itemCount: wire.itemCount ?? (wire.orderItems.length || undefined),
    canModify: wire.canModify ?? (status === "ordered" && kind !== "card"),
    canCancel: wire.canDelete ?? (status === "ordered" || status === "waiting"),
    canPay: wire.canPay ?? status === "waiting",
    payBefore: wire.payBefore,
    changeBefore: wire.changeBefore,
    byAgent: wire.agentOrder,
    packages: wire.orderPackages.map(toPackage),
    note: wire.note,
  };
}

/** Day and hour from `dd/MM/yyyy HH:mm`, or from the ISO field where that one is missing. */
function placedOf({ orderDate, orderDateIso }: WireOrder): { date: string; time: string } {
  const [day = "", time = ""] = orderDate.split(" ");
  const date = fromDisplayDate(day);
  return date
    ? { date, time }
    : (romeMomentOf(orderDateIso) ?? { date: orderDateIso.slice(0, 10), time: "" });
}

function toOrderItem(item: WireOrderItem, reader: Reader): OrderItem | undefined {
  const [product] = readProducts([item.product], reader);
  return (
    product && {
      id: item.orderItemId,
      product,
      quantity: fromWire(product.rule.by, item.quantity),
      total: toCents(item.grossTotal),
    }
  );
}
