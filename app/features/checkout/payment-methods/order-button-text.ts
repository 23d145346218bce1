import type { Translate } from "~/i18n/translate";
import type { PaymentType } from "~/model/payment";
import { payableTypes } from "./choices";

/**
 * Returns the text of the order button, which by law must state the duty to pay and the amount
 * (U4). It says "pay now" only if every offered method uses a provider. `unchanged`: a changed
 * order keeps its payment, so no payment is made now.
 */
export function orderButtonText(
  t: Translate,
  types: readonly PaymentType[],
  total: string,
  unchanged = false,
): string {
  const now = !unchanged && payableTypes(types).every(({ needs }) => needs === "provider");
  return t(now ? "checkout.payment.orderAndPay" : "checkout.payment.orderBinding", { total });
}
