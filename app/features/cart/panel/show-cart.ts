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
 * Adds the cart, as it is now, to the answer for a script that keeps its page or its drawer open. Where nothing is left in it, the page is
 * loaded again instead. Throws EbsnError "session", where it has ended meanwhile.
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
