import type { Order } from "~/model/order";
import type { PaymentKind } from "~/model/payment";

type Ended = Extract<Order["status"], "cancelled" | "invalid" | "notCollected" | "failed">;
/**
 * How an order stands with its payment (§3, §4, §9), as order and transaction tell it: the provider has not answered, has refused, or was left;
 * a bank transfer is waited for; the money comes with the goods, or later; it came; or the order ended without its goods.
 */
export type PaymentOutcome =
  | "pending"
  | "refused"
  | "left"
  | "transfer"
  | "onDelivery"
  | "later"
  | "paid"
  | Ended;

type Standing = Pick<Order, "status" | "suspended" | "transaction" | "canPay"> & {
  payment: { kind: PaymentKind };
};

const endings: readonly Ended[] = ["cancelled", "invalid", "notCollected", "failed"];
const atProvider: readonly PaymentKind[] = ["card", "online", "wallet"];
const atDoor: readonly PaymentKind[] = ["onDelivery", "mealTicket", "mealCard"];

/** Whether the money comes through a payment provider's page. */
export const paysAtProvider = (kind: PaymentKind): boolean => atProvider.includes(kind);

export function paymentOutcome({
  status,
  suspended,
  transaction,
  canPay,
  payment: { kind },
}: Standing): PaymentOutcome {
  const ended = endings.find((ending) => ending === status);
  if (ended) return ended;
  if (canPay || status === "waiting") {
    if (kind === "bankTransfer") return "transfer";
    if (transaction === "error") return "refused";
    return suspended ? "left" : "pending";
  }
  if (atDoor.includes(kind)) return "onDelivery";
  return paysAtProvider(kind) || kind === "bankTransfer" ? "paid" : "later";
}

/** The payment did not come about, and the order is suspended until it does (§4). */
export const isSuspended = (outcome: PaymentOutcome): boolean => outcome === "refused" || outcome === "left";
