import { useT } from "~/i18n/use-t";
import { pressed } from "~/lib/pressed";
import { Button } from "~/ui/button";
import type { AtOnce } from "../place-order/load-at-once";

type Props = Pick<AtOnce, "payment" | "others">;

/** Field of the button that leads to the other ways to pay. */
export const otherWayField = "otherWay";

/**
 * How the order is paid, beside where and when. "Cambia" sends the form that orders at once without a payment. It leads to the payment's
 * page, which asks for the terms where they are not accepted yet (§5, record 156).
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
