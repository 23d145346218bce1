import { isEbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import type { Product } from "~/model/product";
import type { Refusal } from "~/model/refusal";
import { changeLines } from "./change-lines";
import { cartAfterLostAnswer } from "./lost-answer";
import { quantityInCart, isMissing, type LinesShop, type WantedLine } from "./wanted-lines";

/** `text` is the backend's own, for a reason that has no other words. */
export type RefusedLine = { product: Product; reason: Refusal; text?: string };
export type ReconciledCart = { cart: Cart; refused: RefusedLine[] };

/**
 * Brings the cart to the wanted quantities; what it holds already counts, so that the same once more leaves the same cart. Lines that are
 * there are set or taken out, the others added, in one call each. After a lost answer the cart is read and what is missing is done, never
 * repeated blindly, nor while it may still be on its way; lines that two requests at once both added are set back. The backend takes a change
 * whole or not at all: a refused one is halved until what cannot be bought stands alone. `addAll` stands in for the adds where it adds just
 * these lines (a list, an order) and the cart holds none of them yet. Throws EbsnError for all but refusals.
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

/** A refusal of `addAll` means that the lines are added one by one. */
async function addedAll(
  shop: LinesShop,
  cart: Cart,
  wanted: WantedLine[],
  addAll: () => Promise<Cart>,
): Promise<Cart> {
  try {
    return await addAll();
  } catch (error) {
    // the backend leaves out what it cannot sell: one of them tells that it has come
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
    // the lines that were set may be in already
    const now = await shop.ebsn.cart.view();
    const half = Math.ceil(missing.length / 2);
    const first = await put(shop, now, missing.slice(0, half), refused);
    return put(shop, first, missing.slice(half), refused);
  }
}
