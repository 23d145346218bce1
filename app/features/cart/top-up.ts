import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import type { Product } from "~/model/product";
import type { Refusal } from "~/model/refusal";

/** A product with its options chosen, and how much of it the cart shall hold in the end. */
export type Wanted = { product: Product; value: number; options?: Record<string, string> };
/** The part of a request's shop that changes lines. */
type CartShop = { ebsn: { cart: Pick<Ebsn["cart"], "add" | "update"> } };
export type Refused = { product: Product; reason: Refusal };

const lineOf = (cart: Cart, { product, options = {} }: Wanted) =>
  cart.items.find(
    (item) =>
      item.product.id === product.id &&
      Object.entries(options).every(([name, key]) => item.options?.[name] === key),
  );

/**
 * Brings the cart up to the wanted quantities; what it holds already counts, so that the same wish twice leaves the same cart. The
 * backend takes a change whole or not at all: a refused one is halved until what cannot be bought stands alone.
 */
export async function topUp(shop: CartShop, cart: Cart, wanted: Wanted[]): Promise<Refused[]> {
  const missing = wanted.filter((one) => (lineOf(cart, one)?.quantity.value ?? 0) < one.value);
  const refused: Refused[] = [];
  const after = await put(shop, cart, missing, refused);
  await setBack(shop, after, cart, missing);
  return refused;
}

/** Sets lines back that came out above both what was wanted and what was there before: two posts at once may both add. */
export async function setBack(shop: CartShop, after: Cart, before: Cart, wanted: Wanted[]): Promise<void> {
  const over = wanted.flatMap((one) => {
    const line = lineOf(after, one);
    const value = Math.max(one.value, lineOf(before, one)?.quantity.value ?? 0);
    const quantity = { by: one.product.rule.by, value };
    return line && line.quantity.value > value ? [{ itemId: line.itemId, quantity }] : [];
  });
  if (over.length > 0) await shop.ebsn.cart.update(over);
}

async function put(shop: CartShop, cart: Cart, wanted: Wanted[], refused: Refused[]): Promise<Cart> {
  if (wanted.length === 0) return cart;
  try {
    return await change(shop, cart, wanted);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    const [only] = wanted;
    if (wanted.length === 1 && only) {
      refused.push({ product: only.product, reason: error.reason });
      return cart;
    }
    const half = Math.ceil(wanted.length / 2);
    const first = await put(shop, cart, wanted.slice(0, half), refused);
    return put(shop, first, wanted.slice(half), refused);
  }
}

/** At most two calls: lines that are there are set, the others added. */
async function change({ ebsn }: CartShop, cart: Cart, wanted: Wanted[]): Promise<Cart> {
  const quantity = ({ product, value }: Wanted) => ({ by: product.rule.by, value });
  const set = wanted.flatMap((one) => {
    const line = lineOf(cart, one);
    return line ? [{ itemId: line.itemId, quantity: quantity(one) }] : [];
  });
  const add = wanted
    .filter((one) => !lineOf(cart, one))
    .map((one) => ({ productId: one.product.id, quantity: quantity(one), options: one.options }));
  const after = set.length > 0 ? await ebsn.cart.update(set) : cart;
  return add.length > 0 ? ebsn.cart.add(add) : after;
}
