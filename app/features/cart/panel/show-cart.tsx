import { isEmptyCart } from "~/lib/empty-cart";
import type { ShopForAction } from "~/platform/shop";
import { PresentationContext } from "~/ui/page-or-dialog";
import { CartPanel, cartPanelPart } from "./cart-panel";
import { loadCartPage } from "./load-cart-page";

/**
 * Adds the cart, as it is now, to the answer for a script that keeps its page or its drawer open. Where nothing is left in it, the page is
 * loaded again instead. Throws EbsnError "session", where it has ended meanwhile.
 */
export async function showCart(shop: ShopForAction): Promise<void> {
  const seen = shop.cartSeen();
  if (!seen || isEmptyCart(seen) || shop.open.length === 0) return;
  const cart = await loadCartPage(shop, seen);
  shop.show(
    cartPanelPart,
    <PresentationContext.Provider value={shop.inDialog ? "dialog" : "page"}>
      <CartPanel data={{ cart }} />
    </PresentationContext.Provider>,
  );
}
