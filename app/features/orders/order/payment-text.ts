import type { TextKey, Translate } from "~/i18n/translate";
import type { Order } from "~/model/order";
import { paymentKinds, type PaymentKind } from "~/model/payment";
import { isPickup } from "./status-view";

type Paid = Pick<Order, "transaction" | "payment" | "address" | "replacedBy">;

/** Texts for the state "in progress": payments that nobody starts online need another wording. */
const still = {
  provider: "orders.transaction.inProgress",
  transfer: "orders.transaction.transfer",
  door: "orders.transaction.atDoor",
  later: "orders.transaction.later",
  unknown: "orders.transaction.inProgress",
} as const satisfies Record<(typeof paymentKinds)[PaymentKind]["paid"], TextKey>;

/** State of an order's payment (§3) in words; undefined if another order now holds the money. */
export function moneyText(order: Paid, t: Translate): string | undefined {
  const { transaction, payment, replacedBy } = order;
  if (!transaction || replacedBy !== undefined) return undefined;
  if (transaction !== "inProgress") return t(`orders.transaction.${transaction}`);
  const { paid } = paymentKinds[payment.kind];
  return t(paid === "door" && isPickup(order) ? "orders.transaction.atPickup" : still[paid]);
}

/**
 * Name of a payment under the heading "Pagamento": "Pagamento alla consegna" becomes "Alla
 * consegna".
 */
function underHeading(name: string, heading: string): string {
  if (!name.toLowerCase().startsWith(`${heading.toLowerCase()} `)) return name;
  const rest = name.slice(heading.length).trimStart();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * Payment and its state in one line; payment at the door omits the state, as its name implies it.
 */
export function paymentLine(order: Paid, t: Translate): string {
  const { payment, transaction } = order;
  const atDoor = payment.kind === "onDelivery";
  const name =
    atDoor && isPickup(order) ? t("orders.payAtPickup") : underHeading(payment.name, t("orders.payment"));
  const money = atDoor && transaction === "inProgress" ? undefined : moneyText(order, t);
  return [name, money].filter(Boolean).join(" · ");
}

/** True if an order has a due date (§3). */
export const isPaidLater = ({ payment: { kind } }: Pick<Order, "payment">): boolean =>
  paymentKinds[kind].paid === "later";
