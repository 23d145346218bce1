import type { Market } from "../../catalogue-api/market";
import type { ProductRow } from "../../catalogue-api/product-row";
import type { Sandbox } from "../../kernel/sandbox";
import { shippingJson } from "../cart/cart-json";
import { warehouseAt, type Destination } from "../cart/current-cart";
import { pricedProduct } from "../cart/goods";
import { orderGifts } from "../gift-tables";
import { orderLines, orders, type OrderLineRow, type OrderRow } from "../order-tables";
import type { Allotted } from "../rules/gifts";
import { payMinutes } from "../rules/order-states";
import { weightOf, type Rule } from "../rules/quantity";
import { slotInstants } from "../rules/slot-rules";
import { pointsFor, type Totals } from "../rules/totals";
import { keepPlace, type Slot } from "../slots/slot-places";

const firstOrderId = 100_001;

/** A priced order line. `amount` in the rule's unit, money in cents. */
export type OrderedLine = Pick<OrderLineRow, "amount" | "price" | "total"> & {
  stored: ProductRow;
  rule: Rule;
  /** id of the cart line */
  itemId?: number;
} & Partial<
    Pick<
      OrderLineRow,
      | "options"
      | "acceptAlternatives"
      | "notes"
      | "customWeight"
      | "deliveryWarehouseId"
      | "replacedItem"
      | "missing"
      | "weight"
    >
  >;

/** A validated order, ready to be stored. */
export type OrderDraft = Pick<
  OrderRow,
  "userId" | "base" | "placedAt" | "paymentTypeId" | "transactionStatus"
> &
  Partial<Pick<OrderRow, "note" | "agent" | "packagingTypeId" | "giftToCome" | "invoicePersonId">> & {
    lines: OrderedLine[];
    allotted?: Allotted[];
    totals: Totals;
    destination: Destination;
    slot: Slot;
    market: Market;
  };

/**
 * Stores an order with its lines, and takes its place in the slot unless the slot is over. The
 * caller updates the stock.
 */
export function writeOrder(sandbox: Sandbox, draft: OrderDraft): OrderRow {
  const { db } = sandbox;
  const { userId, base, placedAt, paymentTypeId, transactionStatus, totals, destination, slot } = draft;
  const { begin, end } = slotInstants(slot.date, slot.window);
  const isFirst = db.select({ id: orders.orderId }).from(orders).limit(1).get() === undefined;
  const order = db
    .insert(orders)
    .values({
      orderId: isFirst ? firstOrderId : undefined,
      userId,
      base,
      floor: 0,
      placedAt,
      payBefore: placedAt + payMinutes * 60_000,
      paymentTypeId,
      transactionStatus,
      itemsTotal: totals.itemsTotal,
      bags: totals.bags,
      packageTotal: totals.packageTotal,
      deliveryFee: totals.deliveryFee,
      grossTotal: totals.totalPrice,
      variableTotal: totals.variableTotal,
      estimatedMax: totals.estimatedMax,
      points: pointsFor(totals.itemsTotal),
      address: JSON.stringify(shippingJson(destination)),
      kind: slot.place.kind,
      placeId: slot.place.id,
      addressId: destination.service === "delivery" ? destination.address.addressId : null,
      storeId: destination.service === "pickup" ? destination.store.storeId : null,
      slotDate: slot.date,
      slotId: slot.window.id,
      slotBegin: begin,
      slotEnd: end,
      beginTime: slot.window.begin,
      endTime: slot.window.end,
      note: draft.note ?? "",
      agent: draft.agent ?? false,
      packagingTypeId: draft.packagingTypeId,
      giftToCome: draft.giftToCome,
      invoicePersonId: draft.invoicePersonId,
      warehouseId: warehouseAt(sandbox, destination),
    })
    .returning()
    .get();
  const itemIds = new Map<number | undefined, number>();
  for (const line of draft.lines)
    itemIds.set(line.itemId, writeLine(sandbox, order.orderId, line, draft.market));
  for (const { giftId, itemId, cents } of draft.allotted ?? []) {
    const orderItemId = itemId === undefined ? undefined : itemIds.get(itemId);
    db.insert(orderGifts).values({ orderId: order.orderId, giftId, orderItemId, cents }).run();
  }
  if (end > sandbox.clock.now()) keepPlace(sandbox, order.orderId, slot);
  return order;
}

/** Stores a line and returns its id. */
function writeLine(sandbox: Sandbox, orderId: number, line: OrderedLine, market: Market): number {
  const { stored, rule, amount, price, total } = line;
  return sandbox.db
    .insert(orderLines)
    .values({
      orderId,
      productId: stored.productId,
      unit: rule.by,
      amount,
      weight: line.weight ?? weightOf(rule, amount),
      total,
      price,
      // picture addresses are stored without the base, which may differ at reading
      product: JSON.stringify(pricedProduct({ ...sandbox, base: "" }, stored, market, line.options)),
      options: line.options ?? "{}",
      acceptAlternatives: line.acceptAlternatives ?? true,
      notes: line.notes,
      customWeight: line.customWeight,
      deliveryWarehouseId: line.deliveryWarehouseId,
      replacedItem: line.replacedItem,
      missing: line.missing,
    })
    .returning({ orderItemId: orderLines.orderItemId })
    .get().orderItemId;
}
