import { isEbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import type { Product } from "~/model/product";
import type { Refusal } from "~/model/refusal";
import { changeLines } from "./change-lines";
import { cartAfterLostAnswer } from "./lost-answer";
import { quantityInCart, isMissing, type LinesShop, type WantedLine } from "./wanted-lines";

/** `text` is the backend's own sentence, for a reason without a translation. */
export type RefusedLine = { product: Product; reason: Refusal; text?: string };
export type ReconciledCart = { cart: Cart; refused: RefusedLine[] };

/**
 * Brings the cart to the wanted quantities; quantities in the cart count, so a repeated call
 * changes none.
 * - Existing lines are set or removed and missing lines are added, in one request each.
 * - After a lost response it reads the cart and sends only the missing changes. It does not send a
 *   change that may still be carried out.
 * - Lines that two concurrent requests both added are set back.
 * - The backend makes a change as a whole or refuses it. A refused change is halved until each
 *   refused line is alone.
 * - `addAll` replaces the adds if it adds exactly these lines (a list, an order). The cart must
 *   hold none of them yet.
 * Throws every EbsnError except refusals.
 */
export async function reconcileCart(
  shop: LinesShop,
  before: Cart,
  wanted: WantedLine[],
  addAll?: () => Promise<Cart>,
): Promise<ReconciledCart> {
  const refused: RefusedLine[] = [];
  let cart = before;
  if (addAll && wanted.every((one) => !quantityInCart(cart, one)))
    cart = await addedAll(shop, cart, wanted, addAll);
  cart = await put(shop, cart, wanted, refused);
  const over = wanted.filter((one) => {
    const most = one.atLeast ? Math.max(one.value, quantityInCart(before, one)) : one.value;
    return quantityInCart(cart, one) > most && !refused.some(({ product }) => product === one.product);
  });
  if (over.length > 0) {
    const exact = over.map((one) => ({
      ...one,
      value: Math.max(one.value, one.atLeast ? quantityInCart(before, one) : 0),
      atLeast: false,
    }));
    cart = await put(shop, cart, exact, refused);
  }
  return { cart, refused };
}

/** Calls `addAll`; after a refusal the caller adds the lines itself. */
async function addedAll(
  shop: LinesShop,
  cart: Cart,
  wanted: WantedLine[],
  addAll: () => Promise<Cart>,
): Promise<Cart> {
  try {
    return await addAll();
  } catch (error) {
    // the backend skips products that it cannot sell, so one line proves that the change was made
    if (isEbsnError(error, "lost"))
      return cartAfterLostAnswer(shop, error, (now) => wanted.some((one) => quantityInCart(now, one) > 0));
    if (isEbsnError(error, "refused")) return cart;
    throw error;
  }
}

async function put(shop: LinesShop, cart: Cart, wanted: WantedLine[], refused: RefusedLine[]): Promise<Cart> {
  const missing = wanted.filter((one) => isMissing(cart, one));
  if (missing.length === 0) return cart;
  try {
    return await changeLines(shop, cart, missing);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    const [only] = missing;
    if (missing.length === 1 && only) {
      refused.push({ product: only.product, reason: error.reason, text: error.text });
      return cart;
    }
    // lines set before the refusal may be in the cart already
    const now = await shop.ebsn.cart.view();
    const half = Math.ceil(missing.length / 2);
    const first = await put(shop, now, missing.slice(0, half), refused);
    return put(shop, first, missing.slice(half), refused);
  }
}
