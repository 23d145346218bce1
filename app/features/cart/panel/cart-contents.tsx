import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { formatCents } from "~/lib/money";
import type { Cart } from "~/model/cart";
import type { Locale } from "~/model/locale";
import type { ShopForAction } from "~/platform/shop";
import { Icon } from "~/ui/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** Names the pieces of a page that show how much the cart holds. */
export const cartPart = "cart";

/** `count`: pieces and packs; weighed goods count as one */
export type CartTotals = { count: number; total: string };

export const cartTotals = ({ items, unreadable, total }: Cart, locale: Locale): CartTotals => ({
  count: items.reduce(
    (sum, { quantity: { by, value } }) => sum + (by === "weight" ? 1 : value),
    unreadable.length,
  ),
  total: formatCents(total, locale),
});

/** The pieces that any change of the cart changes, for a script that keeps the page open. */
export function cartPieces(shop: ShopForAction): [string, ReactNode][] {
  const cart = shop.cartSeen();
  return cart ? [[cartPart, <CartContents cart={cartTotals(cart, shop.locale)} key={cartPart} />]] : [];
}

/** "2" and "9,43 €" to the eye; "Carrello: 2 articoli, 9,43 €" to everybody else. */
export function CartContents({ cart }: { cart: CartTotals | undefined }) {
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
