import { eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import type { Destination } from "../cart/current-cart";
import { fallDue } from "../checkout/due-dates";
import { transaction } from "../checkout/payment";
import { bankTransfer, card, deferred, isOffered, onDelivery } from "../checkout/payment-types";
import { orders } from "../order-tables";
import { paymentDueDates } from "../payment-tables";
import { status } from "../rules/order-states";
import type { Basket } from "./baskets";
import { placeDemoOrder, type DemoOrder } from "./demo-order";

/** Fills a basket by turn and size. */
type Fill = (turn: number, size: number) => Basket;

/** Past deliveries of orders due in 30 days: paid, expired, expiring and pending today. */
const dueOrders = [
  { daysAgo: 56, paid: true },
  { daysAgo: 33, paid: false },
  { daysAgo: 25, paid: false },
  { daysAgo: 12, paid: false },
];

/** Creates a company's orders, with due dates of every state. */
export function shopForCompany(sandbox: Sandbox, userId: number, destination: Destination, fill: Fill): void {
  const { db } = sandbox;
  dueOrders.forEach(({ daysAgo, paid }, turn) => {
    const asked: DemoOrder = {
      destination,
      slotInDays: -daysAgo,
      placedBefore: 2,
      base: status.ordered,
      paymentTypeId: deferred,
    };
    const order = placeDemoOrder(sandbox, userId, asked, fill(turn + 2, 8));
    fallDue(sandbox, order);
    if (!paid) return;
    const its = eq(orders.orderId, order.orderId);
    db.update(paymentDueDates).set({ paid }).where(eq(paymentDueDates.orderId, order.orderId)).run();
    db.update(orders).set({ transactionStatus: transaction.confirmed }).where(its).run();
  });
}

/** Creates orders in every state under way. */
export function orderEverything(
  sandbox: Sandbox,
  userId: number,
  destination: Destination,
  fill: Fill,
): void {
  const underWay = [
    { floor: status.outByCourier },
    { floor: status.out },
    { floor: status.almostReady },
    { floor: status.picking },
    { floor: status.preparing },
    { paymentTypeId: card },
    { base: status.suspended, paymentTypeId: card },
    { base: status.waiting, paymentTypeId: isOffered(sandbox, bankTransfer) ? bankTransfer : card },
  ];
  underWay.forEach((order, turn) => {
    const usual = { destination, placedBefore: 9, base: status.ordered, paymentTypeId: onDelivery };
    placeDemoOrder(sandbox, userId, { ...usual, slotInDays: 2 + (turn % 5), ...order }, fill(turn, 8));
  });
}
