import type { Product } from "~/model/product";
import type { ShopForAction } from "~/platform/shop";
import { controlPart, type AddToCartProps } from "./add-to-cart";
import { lineSummaries } from "./line-summaries";

declare module "~/platform/fragment" {
  interface FragmentData {
    cartControl: AddToCartProps;
  }
}

/**
 * Adds the product's control, as the cart is now, to the answer for a script that keeps the page open. `back` names by its hash where on the page it
 * stands; without one the page is loaded again instead. For the cart's own page and drawer see panel/show-cart.ts.
 */
export function showControl(shop: ShopForAction, product: Product, back: string): void {
  const cart = shop.cartSeen();
  const [, anchor] = back.split("#");
  if (!cart || !anchor || product.soldOut) return;
  const line = lineSummaries(cart.items, shop.locale)[product.id];
  const control = { ...product, hasOptions: product.options.length > 0 };
  shop.addFragment({
    part: controlPart(product.id),
    name: "cartControl",
    data: { product: control, line, anchor },
  });
}
