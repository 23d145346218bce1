import type { Refused } from "~/ebsn/errors";
import type { Translate } from "~/i18n/translate";
import { personField, wayField, type WrongWay } from "./read-way";

/** What the backend refuses in a way to pay, at its field; undefined for a refusal that has nothing to do with it. */
export function wrongWay({ reason }: Pick<Refused, "reason">, t: Translate): WrongWay | undefined {
  switch (reason) {
    case "unknownPayment":
      return { id: wayField, text: t("checkout.errors.paymentUnknown") };
    case "savedPayment":
      return { id: wayField, text: t("checkout.errors.saved") };
    case "billingNeeded":
    case "unknownInvoicePerson":
      return { id: personField, text: t("checkout.errors.billing") };
    default:
      return undefined;
  }
}
