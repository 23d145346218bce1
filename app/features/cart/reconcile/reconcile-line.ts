import type { Cart, CartItem } from "~/model/cart";
import { reconcileCart, type RefusedLine } from "./reconcile-cart";
import type { LinesShop, WantedLine } from "./wanted-lines";

type Read = { ebsn: { cart: Pick<LinesShop["ebsn"]["cart"], "view"> } };

/** Returns the cart and its line with that id; `item` is undefined if the line is gone. */
export async function findLine(
  { ebsn }: Read,
  itemId: string | undefined,
): Promise<{ cart: Cart; item: CartItem | undefined }> {
  const cart = await ebsn.cart.view();
  return { cart, item: cart.items.find((item) => item.itemId === Number(itemId)) };
}

/**
 * Brings a line to a quantity; 0 removes it. Returns "gone" if the cart no longer holds the line: 0
 * requests that, or another tab has removed it. Throws like `reconcileCart`.
 */
export async function reconcileLine(
  shop: LinesShop,
  cart: Cart,
  { itemId, product }: CartItem,
  { value, searched }: Pick<WantedLine, "value" | "searched">,
): Promise<"done" | "gone" | RefusedLine> {
  const after = await reconcileCart(shop, cart, [{ product, itemId, value, searched }]);
  const [refused] = after.refused;
  if (refused) return refused.reason === "unknownLine" ? "gone" : refused;
  return after.cart.items.some((item) => item.itemId === itemId) ? "done" : "gone";
}
