import type { CartView } from "~/features/cart/public";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import { CheckoutLines } from "./checkout-lines";

/** Goods about to be ordered, under their count, with a link to the cart. */
export function CheckoutGoods({ cart }: { cart: CartView }) {
  const t = useT();
  return (
    <details className="checkout-goods" open>
      <summary>
        <h2>{t("checkout.goods")}</h2> <span className="quiet">{cart.count}</span>
      </summary>
      <CheckoutLines cart={cart} />
      {cart.note && <p className="quiet">{t("checkout.note", { note: cart.note })}</p>}
      <Link className="link" to={paths.cart}>
        {t("checkout.editCart")}
      </Link>
    </details>
  );
}
