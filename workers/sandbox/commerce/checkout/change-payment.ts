import { eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { orders, type OrderRow } from "../order-tables";
import { mailAbout } from "../orders/order-mail";
import { Refusal } from "../refusal";
import { allowed, status } from "../rules/order-states";
import { startPayment, transaction, type PaymentData } from "./payment";
import { card, onDelivery, paymentTypesFor } from "./payment-types";

/** Another way of paying for an order that waits for its payment: on delivery places it, by card leads to the gateway. */
export function changePayment(sandbox: Sandbox, order: OrderRow, paymentTypeId: number, data: PaymentData) {
  const { orderId } = order;
  if (!paymentTypesFor(order.kind, false).some((type) => type.paymentTypeId === paymentTypeId))
    throw new Refusal("msg.payment.unknown");
  if (!allowed(order, sandbox.clock.now()).canPay) throw new Refusal("msg.order.state");
  if (paymentTypeId === card) {
    return { orderId, orderStatusId: order.base, redirectUrl: startPayment(sandbox, orderId, data) };
  }
  sandbox.db
    .update(orders)
    .set({ base: status.ordered, paymentTypeId: onDelivery, transactionStatus: transaction.inProgress })
    .where(eq(orders.orderId, orderId))
    .run();
  mailAbout(sandbox, order, "placed");
  return { orderId, orderStatusId: status.ordered };
}
