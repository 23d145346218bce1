import type { Sandbox } from "../../kernel/sandbox";
import type { OrderRow } from "../order-tables";
import { Refusal } from "../refusal";
import { allowed } from "../rules/order-states";
import { beginPayment, termsOf } from "./begin-payment";
import { authorise } from "./authorisations";
import { type Purchase, type ReturnUrls } from "./payment";
import { paymentTypesFor, paidBy } from "./payment-types";

/** Starts a new payment of an order that waits for it, with the same or another type. */
export function changePayment(sandbox: Sandbox, order: OrderRow, asked: Purchase) {
  const { userId, kind, invoicePersonId: person } = order;
  const offered = paymentTypesFor(sandbox, userId, kind);
  const terms = termsOf(sandbox, userId, asked, offered, { invoice: person !== null, person });
  if (!allowed(order, sandbox.clock.now()).canPay) throw new Refusal("msg.order.state");
  return beginPayment(sandbox, order, terms);
}

/** Returns the page to pay an order by its current payment type. */
export function payAgain(sandbox: Sandbox, order: OrderRow, urls: ReturnUrls): { redirectUrl: string } {
  const { canPay } = allowed(order, sandbox.clock.now());
  if (!canPay || paidBy(order.paymentTypeId) !== "page") throw new Refusal("msg.order.state");
  return { redirectUrl: authorise(sandbox, order, urls) };
}
