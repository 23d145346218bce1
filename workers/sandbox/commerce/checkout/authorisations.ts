import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { mailAbout } from "../orders/order-mail";
import { orders, type OrderRow } from "../order-tables";
import { payments, type PaymentRow } from "../payment-tables";
import { status } from "../rules/order-states";
import { preauthorised } from "../rules/totals";
import { transaction, type ReturnUrls } from "./payment";
import { paidBy } from "./payment-types";

/**
 * Returns the amount to authorise for an order, in cents.
 * A provider reserves more than the estimate if products may weigh more.
 */
export const toHold = (
  { tenant }: Sandbox,
  { paymentTypeId, grossTotal, variableTotal }: OrderRow,
): number =>
  paidBy(paymentTypeId) === "page"
    ? preauthorised(grossTotal, variableTotal, tenant.preauthorised)
    : grossTotal;

const ofState = (orderId: number, state: PaymentRow["state"]) =>
  and(eq(payments.orderId, orderId), eq(payments.state, state));

const openOf = ({ db }: Sandbox, orderId: number): PaymentRow | undefined =>
  db.select().from(payments).where(ofState(orderId, "open")).get();

/** Returns every authorisation of an order, including ended ones. */
export const paymentsOf = ({ db }: Sandbox, orderId: number): PaymentRow[] =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).all();

/**
 * Returns the address of the provider's page for the open authorisation, or for a new one.
 * An order never has two open authorisations.
 */
export function authorise(sandbox: Sandbox, order: OrderRow, urls: ReturnUrls): string {
  const { db, base } = sandbox;
  const { orderId, paymentTypeId } = order;
  const open = openOf(sandbox, orderId);
  if (open?.paymentTypeId === paymentTypeId) return `${base}/gateway/${open.token}`;
  giveUpOpen(sandbox, orderId);
  const token = crypto.randomUUID();
  const { return_url_ok: returnOk, return_url_ko: returnKo } = urls;
  db.insert(payments)
    .values({
      token,
      orderId,
      paymentTypeId,
      state: "open",
      cents: toHold(sandbox, order),
      returnOk,
      returnKo,
    })
    .run();
  return `${base}/gateway/${token}`;
}

/** Voids an authorisation still waiting at the provider. */
export function giveUpOpen({ db }: Sandbox, orderId: number): void {
  db.update(payments).set({ state: "void" }).where(ofState(orderId, "open")).run();
}

/**
 * Records that the money is authorised or received, which places the order. Only for an order that
 * waits for its payment.
 */
export function markPaid(sandbox: Sandbox, order: OrderRow): void {
  const { db } = sandbox;
  const { orderId, paymentTypeId } = order;
  const open = openOf(sandbox, orderId);
  const heldCents = open?.cents ?? toHold(sandbox, order);
  if (open) db.update(payments).set({ state: "held" }).where(eq(payments.token, open.token)).run();
  else
    db.insert(payments)
      .values({
        token: crypto.randomUUID(),
        orderId,
        paymentTypeId,
        state: "held",
        cents: heldCents,
        returnOk: "",
        returnKo: "",
      })
      .run();
  db.update(orders)
    .set({ base: status.ordered, transactionStatus: transaction.authorised, heldCents })
    .where(eq(orders.orderId, orderId))
    .run();
  mailAbout(sandbox, order, "paid");
}

/**
 * Records the provider's refusal: the order is suspended and can be paid by another authorisation.
 */
export function markRefused({ db }: Sandbox, { orderId }: OrderRow): void {
  db.update(payments).set({ state: "failed" }).where(ofState(orderId, "open")).run();
  db.update(orders)
    .set({ base: status.suspended, transactionStatus: transaction.error })
    .where(eq(orders.orderId, orderId))
    .run();
}

/** Records that the shopper left the provider's page; the authorisation stays open. */
export function markAbandoned({ db }: Sandbox, { orderId }: OrderRow): void {
  db.update(orders)
    .set({ base: status.suspended, transactionStatus: transaction.inProgress })
    .where(eq(orders.orderId, orderId))
    .run();
}

/**
 * Undoes the payments of a failed order: voids waiting authorisations and reverses held ones.
 * Returns the transaction's state.
 */
export function undoPayments(sandbox: Sandbox, orderId: number): number {
  giveUpOpen(sandbox, orderId);
  const back = sandbox.db
    .update(payments)
    .set({ state: "reversed" })
    .where(ofState(orderId, "held"))
    .returning()
    .all();
  return back.length > 0 ? transaction.reversed : transaction.cancelled;
}

/** Moves the authorised amount of an order to its replacement. */
export function carryHeld({ db }: Sandbox, from: OrderRow, to: OrderRow): void {
  const { heldCents, transactionStatus } = from;
  db.update(payments).set({ orderId: to.orderId }).where(ofState(from.orderId, "held")).run();
  db.update(orders)
    .set({ heldCents: 0, transactionStatus: transaction.cancelled })
    .where(eq(orders.orderId, from.orderId))
    .run();
  db.update(orders)
    .set({ base: status.ordered, heldCents, transactionStatus })
    .where(eq(orders.orderId, to.orderId))
    .run();
}
