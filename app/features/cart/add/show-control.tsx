import type { Product } from "~/model/product";
import type { ShopForAction } from "~/platform/shop";
import { AddToCart, controlPart } from "./add-to-cart";
import { lineSummaries } from "./line-summaries";

/** Gives the product's control, as the cart is now, to who keeps the page open. `back` says where on the page it stands; a page that shows the whole cart is asked for again instead. */
export function showControl(shop: ShopForAction, product: Product, back: string): void {
  const cart = shop.cartSeen();
  const [, place] = back.split("#");
  if (!cart || !place || product.soldOut) return;
  const line = lineSummaries(cart.items, shop.locale)[product.id];
  const control = { ...product, hasOptions: product.options.length > 0 };
  shop.show(controlPart(product.id), <AddToCart product={control} line={line} place={place} />);
}
