import { eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { mailAbout } from "../orders/order-mail";
import { orders, type OrderRow } from "../order-tables";
import { Refusal } from "../refusal";
import { changeBefore, payMinutes, status } from "../rules/order-states";
import { invoicePersonsOf } from "../shoppers/invoice-persons";
import { shopperOf } from "../shoppers/find-shopper";
import { authorise, giveUpOpen, markPaid, markRefused } from "./authorisations";
import { fallDue } from "./due-dates";
import { transaction, type Purchase, type ReturnUrls } from "./payment";
import { bankTransfer, card, savedCards, summaryInvoice, paidBy } from "./payment-types";

/** Validated payment terms of an order. */
export type Terms = {
  paymentTypeId: number;
  withSavedCard: boolean;
  invoicePersonId: number | null;
  urls: ReturnUrls;
};

/**
 * Parses the payment terms; throws the reason if they are invalid.
 * `invoice` = the shopper requests an invoice for any payment type.
 */
export function termsOf(
  sandbox: Sandbox,
  userId: number,
  asked: Purchase,
  offered: { paymentTypeId: number }[],
  { invoice, person }: { invoice: boolean; person?: number | null },
): Terms {
  const { payment_type_id: paymentTypeId, user_payment_auth_id: authId, payment_data: urls } = asked;
  if (!offered.some((type) => type.paymentTypeId === paymentTypeId)) throw new Refusal("msg.payment.unknown");
  if (authId !== undefined) requireCard(sandbox, userId, paymentTypeId, authId);
  const needed = invoice || paymentTypeId === summaryInvoice;
  const personId = urls.user_person_fiscal_id ?? person ?? undefined;
  const known = invoicePersonsOf(sandbox, userId).some(({ personFiscalId }) => personFiscalId === personId);
  if (needed && !known) throw new Refusal("msg.billing.needed");
  const invoicePersonId = needed ? (personId ?? null) : null;
  return { paymentTypeId, withSavedCard: authId !== undefined, invoicePersonId, urls };
}

function requireCard(sandbox: Sandbox, userId: number, paymentTypeId: number, authId: number): void {
  if (paymentTypeId !== card) throw new Refusal("msg.payment.unknown");
  const saved = savedCards(sandbox, userId).find((one) => one.authId === authId);
  if (!saved || saved.expires < sandbox.clock.today().slice(0, 7)) throw new Refusal("msg.payment.auth");
}

const payMilliseconds = payMinutes * 60_000;

/**
 * Payment deadline of an order in epoch ms. A transfer may arrive until the store starts processing
 * the order.
 */
function payBefore({ clock }: Sandbox, order: OrderRow, paymentTypeId: number): number {
  const soon = clock.now() + payMilliseconds;
  if (paymentTypeId === bankTransfer) return Math.max(changeBefore(order), soon);
  return order.paymentTypeId === bankTransfer ? soon : order.payBefore;
}

/** Begins the payment of an order that waits for it, replacing the earlier payment type. */
export function beginPayment(
  sandbox: Sandbox,
  before: OrderRow,
  { paymentTypeId, withSavedCard, invoicePersonId, urls }: Terms,
): { orderId: number; orderStatusId: number; redirectUrl?: string } {
  const { db } = sandbox;
  const { orderId } = before;
  const by = paidBy(paymentTypeId);
  const waits = by === "page" || by === "transfer";
  const order = db
    .update(orders)
    .set({
      paymentTypeId,
      invoicePersonId,
      payBefore: payBefore(sandbox, before, paymentTypeId),
      ...(waits ? {} : { base: status.ordered, transactionStatus: transaction.inProgress }),
    })
    .where(eq(orders.orderId, orderId))
    .returning()
    .get();
  if (by === "page" && !withSavedCard) {
    const redirectUrl = authorise(sandbox, order, urls);
    return { orderId, orderStatusId: order.base, redirectUrl };
  }
  giveUpOpen(sandbox, orderId);
  if (withSavedCard) return { orderId, orderStatusId: paySaved(sandbox, order) };
  if (by === "later") fallDue(sandbox, order);
  mailAbout(sandbox, order, waits ? "waiting" : "placed");
  return { orderId, orderStatusId: order.base };
}

/** Pays by a saved card, which needs no page. The scenario payment-refused applies to it too. */
function paySaved(sandbox: Sandbox, order: OrderRow): number {
  if (sandbox.scenarios.on("payment-refused", shopperOf(sandbox, order.userId).login)) {
    markRefused(sandbox, order);
    return status.suspended;
  }
  markPaid(sandbox, order);
  return status.ordered;
}
