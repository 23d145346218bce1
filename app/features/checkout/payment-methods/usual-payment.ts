import type { Order } from "~/model/order";
import type { PaymentType, SavedPayment } from "~/model/payment";
import type { RomeNow } from "~/model/time";
import { choiceValue, hasExpired, payableTypes } from "./choices";

/** A payment method, with the saved card that pays where there is one. */
export type UsualPayment = { type: PaymentType; saved?: SavedPayment };

/**
 * How somebody pays who has nothing left to choose: in the only way there is, or as for their last order. Undefined where a card has to be
 * chosen among several, or somebody to invoice, or where nothing tells.
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

/** The choice that stands ready where one chooses how to pay: that of the last order, where it is offered and leaves no card to choose. */
export function usualChoice(
  types: readonly PaymentType[],
  last: Pick<Order, "payment"> | undefined,
  now: Pick<RomeNow, "date">,
): string | undefined {
  const type = payableTypes(types).find(({ id }) => id === last?.payment.id);
  const payment = type && withItsCard(type, now);
  return payment && choiceValue(payment.type.id, payment.saved);
}

/** A payment method with its only card that still holds, if it has one; undefined where one has to be chosen among several. */
function withItsCard(type: PaymentType, now: Pick<RomeNow, "date">): UsualPayment | undefined {
  const [saved, ...others] = type.saved.filter((card) => !hasExpired(card, now));
  return others.length > 0 ? undefined : { type, ...(saved && { saved }) };
}
