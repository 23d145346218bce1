import { useT } from "~/i18n/use-t";
import { formatCents } from "~/lib/money";
import type { Cart, CartItem } from "~/model/cart";
import type { Locale } from "~/model/locale";
import type { Fragment } from "~/platform/fragment";
import type { ShopForAction } from "~/platform/shop";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** The `data-part` of the fragments that show the cart's count and total. */
export const cartPart = "cart";

/**
 * `count`: pieces and packs; a weighed line counts as one. `total`: goods only, so that a first
 * milk does not seem to cost the delivery fee (V9).
 */
export type CartTotals = { count: number; total: string };

declare module "~/platform/fragment" {
  interface FragmentData {
    cartContents: { cart: CartTotals };
  }
}

type Counted = { items: readonly Pick<CartItem, "quantity">[]; unreadable: readonly unknown[] };

/** Counts pieces and packs; a weighed or unreadable line counts as one. */
export const piecesOf = ({ items, unreadable }: Counted): number =>
  items.reduce((sum, { quantity: { by, value } }) => sum + (by === "weight" ? 1 : value), unreadable.length);

export const cartTotals = (cart: Cart, locale: Locale): CartTotals => ({
  count: piecesOf(cart),
  total: formatCents(cart.itemsTotal, locale),
});

/** Returns the fragments that every cart change updates, for a script that keeps the page open. */
export function cartPieces(shop: ShopForAction): Fragment[] {
  const cart = shop.cartSeen();
  if (!cart) return [];
  return [{ part: cartPart, name: "cartContents", data: { cart: cartTotals(cart, shop.locale) } }];
}

/** Shows "2" and "9,43 €"; screen readers get "Carrello: 2 articoli, 9,43 €". */
export function CartContents({ cart }: { cart: CartTotals | undefined }) {
  const t = useT();
  if (!cart || cart.count === 0) return t("frame.cart.title");
  return (
    <>
      <VisuallyHidden>{t("frame.cart.title")}: </VisuallyHidden>
      <span className="cart-count">{cart.count}</span>
      <VisuallyHidden> {t("frame.cart.items", { count: cart.count })}, </VisuallyHidden>
      <span>{cart.total}</span>
    </>
  );
}
