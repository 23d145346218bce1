import { and, eq } from "drizzle-orm";
import * as z from "zod";
import type { Sandbox, SessionRow } from "../../kernel/sandbox";
import { currentCart, isLocked, updateCart } from "../cart/current-cart";
import { viewCart } from "../cart/view-cart";
import { anyId } from "../input";
import { purchases } from "../order-tables";
import { Refusal } from "../refusal";
import { paymentData, startPayment } from "./payment";
import { card, paymentTypesFor } from "./payment-types";
import { placeOrder } from "./place-order";
import { dearer } from "./prepare";

const savedPayment = z
  .union([z.literal(""), z.literal(0), z.literal("0"), z.undefined()])
  .transform(() => undefined)
  .or(anyId);

/** The params of `checkout/buy`. */
export const purchase = z.object({
  payment_type_id: anyId,
  user_payment_auth_id: savedPayment.optional(),
  payment_data: paymentData,
});
export type Purchase = z.infer<typeof purchase>;

type Answer = { orderId: number; orderStatusId: number; redirectUrl?: string };

/** The stored answer for a shopper's key; keys of other shoppers do not count. */
export function answered({ db }: Sandbox, userId: number, key: string | undefined): unknown {
  if (key === undefined) return undefined;
  const row = db
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.key, key)))
    .get();
  return row && JSON.parse(row.answer);
}

/**
 * Places the order of a prepared cart, once for each key, however often it is called; also gives the loyalty points that the order will
 * bring.
 */
export function buy(
  sandbox: Sandbox,
  { userId, login }: SessionRow,
  asked: Purchase,
): { answer: unknown; points: number } {
  const { idempotency_key: key } = asked.payment_data;
  const before = answered(sandbox, userId, key);
  if (before !== undefined) return { answer: before, points: 0 };

  const cart = currentCart(sandbox, userId);
  if (!isLocked(sandbox, cart)) throw new Refusal("msg.checkout.prepare");
  const view = viewCart(sandbox, cart, login);
  const types = paymentTypesFor(view.destination?.slots?.kind, cart.changesOrderId !== null);
  const known = types.some((type) => type.paymentTypeId === asked.payment_type_id);
  if (!known || asked.user_payment_auth_id !== undefined) throw new Refusal("msg.payment.unknown");

  if (dearer(view.lines)) throw new Refusal("msg.checkout.priceChanged");

  const { orderId, base: orderStatusId, points } = placeOrder(sandbox, view, asked.payment_type_id);
  const answer: Answer = { orderId, orderStatusId };
  if (asked.payment_type_id === card) answer.redirectUrl = startPayment(sandbox, orderId, asked.payment_data);
  if (key !== undefined)
    sandbox.db
      .insert(purchases)
      .values({ userId, key, answer: JSON.stringify(answer) })
      .run();
  return { answer, points };
}

/** After a refusal that only another cart can mend, the shopper may change it. */
export function unlock(sandbox: Sandbox, userId: number): void {
  updateCart(sandbox, currentCart(sandbox, userId).cartId, { lockedUntil: 0, prepareId: null });
}
