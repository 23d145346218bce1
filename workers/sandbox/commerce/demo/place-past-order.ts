import { max } from "drizzle-orm";
import { addDays, romeInstant } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { shippingJson } from "../cart/cart-json";
import type { Destination } from "../cart/current-cart";
import { goodsOf, pricedProduct } from "../cart/goods";
import { feeRule } from "../cart/view-cart";
import { transaction } from "../checkout/payment";
import { card } from "../checkout/payment-types";
import { orderLines, orders } from "../order-tables";
import { payMinutes, status } from "../rules/order-states";
import { lineTotal, ruleOf, weightOf } from "../rules/quantity";
import { isShut, slotInstants, windowsOf, type SlotPlace, type Window } from "../rules/slot-rules";
import { pointsFor, totalsOf } from "../rules/totals";
import { keepPlace, takenPlaces } from "../slots/slot-places";
import type { Basket } from "./baskets";

/** An order of a demo shopper. `slotInDays` counts from today, below zero in the past; `placedBefore` days before its slot. */
export type DemoOrder = {
  destination: Destination;
  slotInDays: number;
  placedBefore: number;
  base: number;
  paymentTypeId: number;
  agent?: boolean;
  note?: string;
};

const firstOrderId = 100_001;
const transactionConfirmed = 3;

/** The first window from a day on, in the direction of its past or future, that is open and has a place. */
function freeSlot(sandbox: Sandbox, place: SlotPlace, slotInDays: number): { date: string; window: Window } {
  const step = slotInDays < 0 ? -1 : 1;
  const windows = windowsOf(place.kind);
  for (let days = slotInDays; ; days += step) {
    const date = addDays(sandbox.clock.today(), days);
    const open = windows.filter((window) => !isShut(date, window));
    const free = open.filter(
      (window) => takenPlaces(sandbox, { place, date, window }, undefined) < window.capacity,
    );
    const window = free[Math.abs(days) % Math.max(1, free.length)];
    if (window) return { date, window };
  }
}

function transactionOf(asked: DemoOrder): number {
  if (asked.base === status.cancelled) return 5;
  if (asked.slotInDays < 0) return transactionConfirmed;
  return asked.paymentTypeId === card ? transaction.authorised : transaction.inProgress;
}

/** Writes an order as if it had been placed then. Its goods are without limit, so no stock is taken. */
export function placeDemoOrder(sandbox: Sandbox, userId: number, asked: DemoOrder, basket: Basket): number {
  const { db } = sandbox;
  const { destination } = asked;
  if (!destination.slots) throw new Error("A demo shopper's place is not served");
  const { date, window } = freeSlot(sandbox, destination.slots, asked.slotInDays);
  const lines = basket.map(({ stored, amount }) => {
    const goods = goodsOf(sandbox, stored);
    const rule = ruleOf(goods);
    return {
      stored,
      amount,
      rule,
      goods,
      total: lineTotal(rule, goods.price, amount),
      weight: weightOf(rule, amount),
    };
  });
  const totals = totalsOf(
    lines.map(({ total, weight, rule, amount }) => ({
      total,
      weighed: weight !== undefined,
      units: rule.by === "weight" ? 1 : amount,
    })),
    feeRule(sandbox, destination.service),
    sandbox.tenant.bag,
    0,
  );
  const placed = romeInstant(addDays(date, -asked.placedBefore), "18:42");
  const placedAt = Math.min(placed, sandbox.clock.now());
  const { begin, end } = slotInstants(date, window);
  const last =
    db
      .select({ id: max(orders.orderId) })
      .from(orders)
      .get()?.id ?? firstOrderId - 1;
  const orderId = last + 1;
  db.insert(orders)
    .values({
      orderId,
      userId,
      base: asked.base,
      floor: 0,
      placedAt,
      payBefore: placedAt + payMinutes * 60_000,
      paymentTypeId: asked.paymentTypeId,
      transactionStatus: transactionOf(asked),
      itemsTotal: totals.itemsTotal,
      bags: totals.bags,
      packageTotal: totals.packageTotal,
      deliveryFee: totals.deliveryFee,
      grossTotal: totals.totalPrice,
      variableTotal: totals.variableTotal,
      estimatedMax: totals.estimatedMax,
      points: pointsFor(totals.itemsTotal),
      address: JSON.stringify(shippingJson(destination)),
      kind: destination.slots.kind,
      placeId: destination.slots.id,
      addressId: destination.service === "delivery" ? destination.address.addressId : null,
      storeId: destination.service === "pickup" ? destination.store.storeId : null,
      slotDate: date,
      slotId: window.id,
      slotBegin: begin,
      slotEnd: end,
      beginTime: window.begin,
      endTime: window.end,
      note: asked.note ?? "",
      agent: asked.agent ?? false,
    })
    .run();
  for (const { stored, amount, rule, goods, total, weight } of lines) {
    db.insert(orderLines)
      .values({
        orderId,
        productId: stored.productId,
        unit: rule.by,
        amount,
        weight: weight ?? null,
        total,
        price: goods.price,
        product: JSON.stringify(pricedProduct(sandbox, stored, {})),
        options: "{}",
        acceptAlternatives: true,
      })
      .run();
  }
  if (asked.slotInDays >= 0) keepPlace(sandbox, orderId, { place: destination.slots, date, window });
  return orderId;
}
