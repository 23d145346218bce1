import { isEmptyCart } from "~/lib/empty-cart";
import type { ShopForAction } from "~/platform/shop";
import { cartPanelPart } from "./cart-panel";
import { loadCartPage, type CartPageView } from "./load-cart-page";

declare module "~/platform/fragment" {
  interface FragmentData {
    cartPanel: { cart: CartPageView; presentation: "page" | "dialog" };
  }
}

/**
 * Adds the current cart as a fragment to the response, for a script that keeps the page or drawer
 * open. An empty cart adds no fragment, so the page is loaded again. Throws EbsnError "session" if
 * the session has ended meanwhile.
 */
export async function showCart(shop: ShopForAction): Promise<void> {
  const seen = shop.cartSeen();
  if (!seen || isEmptyCart(seen) || shop.open.length === 0) return;
  const cart = await loadCartPage(shop, seen);
  shop.addFragment({
    part: cartPanelPart,
    name: "cartPanel",
    data: { cart, presentation: shop.inDialog ? "dialog" : "page" },
  });
}
