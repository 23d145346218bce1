import { useT } from "~/i18n/use-t";
import type { CartSummary } from "~/page/frame-data";
import * as paths from "~/page/paths";
import { usePathname } from "~/page/shop-info";
import { DialogLink } from "~/ui/dialog-link";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** Names the pieces of a page that show how much the cart holds. */
export const cartPart = "cart";
/** Where the cart's own page serves better than a drawer over it. */
const ownPage = /^\/(cart|checkout|payment)(\/|$)/;

/** Leads to the cart's page; with a script the same content opens in a drawer (§2.2: 600 px, on the right). */
export function CartLink({ cart, className }: { cart: CartSummary | undefined; className?: string }) {
  const t = useT();
  const pathname = usePathname();
  const link = { to: paths.cart, className, "data-part": cartPart, children: <CartContents cart={cart} /> };
  if (!cart || ownPage.test(pathname)) return <Link {...link} />;
  return <DialogLink {...link} label={t("frame.cart.title")} width={600} shape="drawer" />;
}

/** "2" and "9,43 €" to the eye; "Carrello: 2 articoli, 9,43 €" to everybody else. */
export function CartContents({ cart }: { cart: CartSummary | undefined }) {
  const t = useT();
  return (
    <>
      <Icon name="cart" />
      {cart && cart.count > 0 ? (
        <>
          <VisuallyHidden>{t("frame.cart.title")}: </VisuallyHidden>
          <span className="cart-count">{cart.count}</span>
          <VisuallyHidden> {t("frame.cart.items", { count: cart.count })}, </VisuallyHidden>
          <span>{cart.total}</span>
        </>
      ) : (
        t("frame.cart.title")
      )}
    </>
  );
}
