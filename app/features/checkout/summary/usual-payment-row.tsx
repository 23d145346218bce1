import { useT } from "~/i18n/use-t";
import { pressed } from "~/lib/pressed";
import { Button } from "~/ui/button";
import type { AtOnce } from "../place-order/load-at-once";

type Props = Pick<AtOnce, "payment" | "shown" | "others">;

/** Field of the button that leads to the other ways to pay. */
export const otherWayField = "otherWay";

/**
 * How the order is paid, beside where and when, and what the form that orders at once sends. "Cambia" sends that form without a payment, which
 * leads to the payment's page, which asks for the terms where they are not accepted yet (§5, record 156).
 */
export function UsualPaymentRow({ payment, shown, others }: Props) {
  const t = useT();
  return (
    <div className="relative">
      <dt>{t("checkout.atOnce.title")}</dt>
      <dd>
        {payment.label}
        {Object.entries(shown).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
      </dd>
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
