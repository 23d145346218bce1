import type { Refused } from "~/ebsn/errors";
import type { Translate } from "~/i18n/translate";
import { personField, paymentField, type PaymentFieldError } from "./read-payment";

/**
 * Returns the field's error for a payment method rejected by the backend; undefined for an
 * unrelated refusal.
 */
export function paymentFieldError(
  { reason }: Pick<Refused, "reason">,
  t: Translate,
): PaymentFieldError | undefined {
  switch (reason) {
    case "unknownPayment":
      return { id: paymentField, text: t("checkout.errors.paymentUnknown") };
    case "savedPayment":
      return { id: paymentField, text: t("checkout.errors.saved") };
    case "billingNeeded":
    case "unknownInvoicePerson":
      return { id: personField, text: t("checkout.errors.billing") };
    default:
      return undefined;
  }
}
