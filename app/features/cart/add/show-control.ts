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
 * Adds the product's current control as a fragment to the response, for a script that keeps the
 * page open. The hash of `back` locates the control; without it the page is loaded again. The cart
 * page and drawer use panel/show-cart.ts instead.
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
