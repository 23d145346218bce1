import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/button";
import type { AtOnce } from "../place-order/load-at-once";

type Props = Pick<AtOnce, "payment" | "shown" | "others">;

/** How it is paid, beside where and when, with the button to another way where there is one; and what the form that orders at once sends. */
export function UsualPayment({ payment, shown, others }: Props) {
  const t = useT();
  return (
    <div>
      <dt>{t("checkout.atOnce.title")}</dt>
      <dd>
        {payment.label}{" "}
        {others && (
          <Button kind="quiet" small aria-label={t("checkout.atOnce.otherWay")}>
            {t("cart.where.edit")}
          </Button>
        )}
        <input type="hidden" name="cart" value={shown.cart} />
        <input type="hidden" name="newest" value={shown.newest} />
        <input type="hidden" name="cents" value={shown.cents} />
      </dd>
    </div>
  );
}
