import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState, type MouseEvent } from "react";
import { createPortal } from "react-dom";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { hasDialogs } from "~/ui/dialog-frame";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { isPlainClick } from "~/ui/plain-click";
import type { CartSummary } from "~/page/frame-data";

const CartDrawer = lazy(() => import("./cart-drawer"));
/** Where the cart's own page serves better than a drawer over it. */
const ownPage = /^\/(cart|checkout|payment)(\/|$)/;

/** Leads to the cart's page; with a script the same content opens in a drawer (decision 2). */
export function CartLink({
  cart,
  className,
  words,
}: {
  cart: CartSummary | undefined;
  className?: string;
  words?: string;
}) {
  const t = useT();
  const { pathname, key } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => () => setOpen(false), [key]);
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event) || !cart || ownPage.test(pathname) || !hasDialogs()) return;
    event.preventDefault();
    setOpen(true);
  };
  const count = cart?.count ?? 0;
  return (
    <>
      <Link
        to={paths.cart}
        className={className}
        onClick={show}
        aria-label={t("frame.cart.badge", { count, total: cart?.total ?? "" })}
      >
        <Icon name="cart" />
        {count > 0 ? <span className="cart-count">{count}</span> : null}
        {words ?? (count > 0 && cart ? cart.total : t("frame.cart.title"))}
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
