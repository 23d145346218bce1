import type { TextKey, Translate } from "~/i18n/translate";
import type { Order } from "~/model/order";
import { paymentKinds, type PaymentKind } from "~/model/payment";
import { isPickup } from "./status-view";

type Paid = Pick<Order, "transaction" | "payment" | "address" | "replacedBy">;

/** The words for "in progress" where these would say nothing, because nobody has begun to pay. */
const still = {
  provider: "orders.transaction.inProgress",
  transfer: "orders.transaction.transfer",
  door: "orders.transaction.atDoor",
  later: "orders.transaction.later",
  unknown: "orders.transaction.inProgress",
} as const satisfies Record<(typeof paymentKinds)[PaymentKind]["paid"], TextKey>;

/** How the money of an order stands (§3), in words; undefined where another order holds it now. */
export function moneyText(order: Paid, t: Translate): string | undefined {
  const { transaction, payment, replacedBy } = order;
  if (!transaction || replacedBy !== undefined) return undefined;
  if (transaction !== "inProgress") return t(`orders.transaction.${transaction}`);
  const { paid } = paymentKinds[payment.kind];
  return t(paid === "door" && isPickup(order) ? "orders.transaction.atPickup" : still[paid]);
}

/** A payment's name under the heading "Pagamento": "Pagamento alla consegna" is "Alla consegna" there. */
function underHeading(name: string, heading: string): string {
  if (!name.toLowerCase().startsWith(`${heading.toLowerCase()} `)) return name;
  const rest = name.slice(heading.length).trimStart();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** How an order is paid and how that stands, in one line: what is paid at the door says so itself. */
export function paymentLine(order: Paid, t: Translate): string {
  const { payment, transaction } = order;
  const atDoor = payment.kind === "onDelivery";
  const name =
    atDoor && isPickup(order) ? t("orders.payAtPickup") : underHeading(payment.name, t("orders.payment"));
  const money = atDoor && transaction === "inProgress" ? undefined : moneyText(order, t);
  return [name, money].filter(Boolean).join(" · ");
}

/** Whether an order has a day by which it is to be paid (§3). */
export const isPaidLater = ({ payment: { kind } }: Pick<Order, "payment">): boolean =>
  paymentKinds[kind].paid === "later";
