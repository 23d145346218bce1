import { useT } from "~/i18n/use-t";
import { pressed } from "~/lib/pressed";
import { Button } from "~/ui/button";
import type { AtOnce } from "../place-order/load-at-once";

type Props = Pick<AtOnce, "payment" | "others">;

/** Field of the button for the other payment methods. */
export const otherWayField = "otherWay";

/**
 * Payment method of the order, beside place and slot. "Cambia" submits the one-click form without a
 * payment method. The action redirects to the payment page, which asks for terms not accepted yet
 * (§5, record 156).
 */
export function UsualPaymentRow({ payment, others }: Props) {
  const t = useT();
  return (
    <div className="relative">
      <dt>{t("checkout.atOnce.title")}</dt>
      <dd>{payment.label}</dd>
      {others && (
        <dd className="cart-where-edit">
          <Button
            kind="quiet"
            small
            name={pressed(otherWayField, 1)}
            aria-label={t("checkout.atOnce.otherWay")}
          >
            {t("cart.where.edit")}
          </Button>
        </dd>
      )}
    </div>
  );
}
