import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState, type MouseEvent } from "react";
import { createPortal } from "react-dom";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { hasDialogs } from "~/ui/dialog-frame";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { isPlainClick } from "~/ui/plain-click";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { CartSummary } from "~/page/frame-data";

const CartDrawer = lazy(() => import("./cart-drawer"));
/** Pages from which the cart link leads to the cart's page instead of opening the drawer. */
const ownPage = /^\/(cart|checkout|payment)(\/|$)/;

/** Leads to the cart's page; with a script the same content opens in a drawer (decision 2). */
export function CartLink({ cart, className }: { cart: CartSummary | undefined; className?: string }) {
  const t = useT();
  const { pathname, key } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => () => setOpen(false), [key]);
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event) || !cart || ownPage.test(pathname) || !hasDialogs()) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link to={paths.cart} className={className} onClick={show}>
        <Icon name="cart" />
        {cart && cart.count > 0 ? <Contents cart={cart} /> : t("frame.cart.title")}
      </Link>
      {open
        ? createPortal(
            <Suspense>
              <CartDrawer onClose={() => setOpen(false)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}

/** "2" and "9,43 €" to the eye; "Carrello: 2 articoli, 9,43 €" to everybody else. */
function Contents({ cart: { count, total } }: { cart: CartSummary }) {
  const t = useT();
  return (
    <>
      <VisuallyHidden>{t("frame.cart.title")}: </VisuallyHidden>
      <span className="cart-count">{count}</span>
      <VisuallyHidden> {t("frame.cart.items", { count })}, </VisuallyHidden>
      <span>{total}</span>
    </>
  );
}
