import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import { WholeTimes } from "~/ui/whole-times";
import type { CartView } from "./cart-view";

type Props = {
  cart: CartView;
  back: Path;
  /** further rows */
  children?: ReactNode;
};

/**
 * Address and slot, each with an edit link if it may be changed (§2.4). `back` is the current page.
 */
export function CartWhere({ cart, back, children }: Props) {
  const t = useT();
  const { where, when } = cart;
  return (
    <dl className="cart-where">
      <div className="relative">
        <dt>{where?.label ?? t("cart.where.delivery")}</dt>
        <dd>{where?.place ?? t("cart.where.missing")}</dd>
        {cart.addressEditable && (
          <dd className="cart-where-edit">
            <Link to={withBack(paths.deliveryAddress, back)} aria-label={t("cart.where.editAddress")}>
              {t("cart.where.edit")}
            </Link>
          </dd>
        )}
      </div>
      <div className="relative">
        <dt>{t("cart.where.when")}</dt>
        <dd>
          <WholeTimes text={when?.over ?? when?.label ?? t("cart.where.missingSlot")} />
          {when?.notReserved && <p className="quiet">{when.notReserved}</p>}
        </dd>
        <dd className="cart-where-edit">
          <Link to={withBack(paths.timeslot, back)} aria-label={t("cart.where.editSlot")}>
            {t("cart.where.edit")}
          </Link>
        </dd>
      </div>
      {children}
    </dl>
  );
}
