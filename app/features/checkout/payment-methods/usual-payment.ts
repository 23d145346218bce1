import type { Order } from "~/model/order";
import type { PaymentType, SavedPayment } from "~/model/payment";
import type { RomeNow } from "~/model/time";
import { choiceValue, hasExpired, payableTypes } from "./choices";

/** Default payment method, with its saved card if any. */
export type UsualPayment = { type: PaymentType; saved?: SavedPayment };

/**
 * Returns the payment method of a shopper with no choice left: the only method, or the last
 * order's. Undefined if a card or an invoice person must be chosen, or if the last order's method
 * is not offered.
 */
export function usualPayment(
  types: readonly PaymentType[],
  last: Pick<Order, "payment"> | undefined,
  now: Pick<RomeNow, "date">,
): UsualPayment | undefined {
  const payable = payableTypes(types);
  const type = payable.length === 1 ? payable[0] : payable.find(({ id }) => id === last?.payment.id);
  if (!type || type.needs === "billing") return undefined;
  return withItsCard(type, now);
}

/**
 * Returns the preselected choice: the last order's method, if it is offered and leaves no card to
 * choose.
 */
export function usualChoice(
  types: readonly PaymentType[],
  last: Pick<Order, "payment"> | undefined,
  now: Pick<RomeNow, "date">,
): string | undefined {
  const type = payableTypes(types).find(({ id }) => id === last?.payment.id);
  const payment = type && withItsCard(type, now);
  return payment && choiceValue(payment.type.id, payment.saved);
}

/**
 * Adds the only valid saved card to a payment method, if any; undefined if there are several to
 * choose from.
 */
function withItsCard(type: PaymentType, now: Pick<RomeNow, "date">): UsualPayment | undefined {
  const [saved, ...others] = type.saved.filter((card) => !hasExpired(card, now));
  return others.length > 0 ? undefined : { type, ...(saved && { saved }) };
}
