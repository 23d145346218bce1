import type { Translate } from "~/i18n/translate";
import type { PaymentType } from "~/model/payment";
import { payableTypes } from "./choices";

/**
 * What the button that orders says, as the law asks (U4): that one pays, now or whatever way is chosen, and how much. `unchanged`: the order is being
 * changed and paid as it was, so that nothing is paid now.
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
