import type { TextKey, Translate } from "~/i18n/translate";
import type { Order } from "~/model/order";
import type { PaymentKind } from "~/model/payment";
import { isPickup } from "./status";

type Paid = Pick<Order, "transaction" | "payment" | "address" | "replacedBy">;

/** Ways of which "in progress" would say nothing: nobody has begun to pay. */
const still: Partial<Record<PaymentKind, TextKey>> = {
  onDelivery: "orders.transaction.atDoor",
  mealTicket: "orders.transaction.atDoor",
  mealCard: "orders.transaction.atDoor",
  bankTransfer: "orders.transaction.transfer",
  deferred: "orders.transaction.later",
  summaryInvoice: "orders.transaction.later",
};

/** How the money of an order stands (§3), in words; undefined where another order holds it now. */
export function moneyText(order: Paid, t: Translate): string | undefined {
  const { transaction, payment, replacedBy } = order;
  if (!transaction || replacedBy !== undefined) return undefined;
  const open = transaction === "inProgress" ? still[payment.kind] : undefined;
  if (open === "orders.transaction.atDoor" && isPickup(order)) return t("orders.transaction.atPickup");
  return t(open ?? `orders.transaction.${transaction}`);
}

/** Whether an order has a day by which it is to be paid (§3). */
export const isPaidLater = ({ payment: { kind } }: Pick<Order, "payment">): boolean =>
  kind === "deferred" || kind === "summaryInvoice";
