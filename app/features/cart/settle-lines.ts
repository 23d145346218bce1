import type { Ebsn } from "~/ebsn/client";
import { isEbsnError, type EbsnError } from "~/ebsn/errors";
import { pause } from "~/net/pause";
import type { Cart, CartItem } from "~/model/cart";
import type { Product } from "~/model/product";
import type { Refusal } from "~/model/refusal";
import { lineOf } from "./addition";

/** A product with its options chosen, and how much of it the cart shall hold in the end: pieces, packs or grams. */
export type Wanted = {
  product: Product;
  value: number;
  options?: Record<string, string>;
  /** just this line of the cart, which 0 takes out; once it is gone, nothing is put in its place */
  itemId?: number;
  /** the cart keeps what it holds beyond `value`; else it holds just that */
  atLeast?: boolean;
  /** the words it was found by */
  searched?: string;
};
/** The part of a request's shop that reads and changes lines. */
export type LinesShop = { ebsn: { cart: Pick<Ebsn["cart"], "add" | "remove" | "update" | "view"> } };
/** `text` is the backend's own, for a reason that has no other words. */
export type Refused = { product: Product; reason: Refusal; text?: string };
export type SettledLines = { cart: Cart; refused: Refused[] };

/** How often a lost answer is looked up before the shopper is shown an error. */
const mostLooks = 3;
/** How long a change that may still be carried out is waited for, once its answer was given up, milliseconds. */
const onItsWayMs = 3000;
/** Between two tries to read it, milliseconds, and how many follow the first: six seconds, of the ten that a form has. */
const againMs = 1500;
const mostAgain = 4;

/**
 * Brings the cart to the wanted quantities; what it holds already counts, so that the same once more leaves the same cart (architecture,
 * decision 9). Lines that are there are set or taken out, the others added, in one call each. After a lost answer the cart is read and what is
 * missing is done, never repeated blindly, nor while it may still be on its way; lines that two requests at once both added are set back. The
 * backend takes a change whole or not at all: a refused one is halved until what cannot be bought stands alone. `addAll` stands in for the adds where it adds just these lines
 * (a list, an order) and the cart holds none of them yet. Throws EbsnError for all but refusals.
 */
export async function settleLines(
  shop: LinesShop,
  before: Cart,
  wanted: Wanted[],
  addAll?: () => Promise<Cart>,
): Promise<SettledLines> {
  const refused: Refused[] = [];
  let cart = before;
  if (addAll && wanted.every((one) => !held(cart, one))) cart = await addedAll(shop, cart, wanted, addAll);
  cart = await put(shop, cart, wanted, refused);
  const over = wanted.filter((one) => {
    const most = one.atLeast ? Math.max(one.value, held(before, one)) : one.value;
    return held(cart, one) > most && !refused.some(({ product }) => product === one.product);
  });
  if (over.length > 0) {
    const exact = over.map((one) => ({
      ...one,
      value: Math.max(one.value, one.atLeast ? held(before, one) : 0),
      atLeast: false,
    }));
    cart = await put(shop, cart, exact, refused);
  }
  return { cart, refused };
}

const lineFor = (cart: Cart, { product, options, itemId }: Wanted): CartItem | undefined =>
  itemId === undefined
    ? lineOf(cart, product.id, options)
    : cart.items.find((item) => item.itemId === itemId);

const held = (cart: Cart, one: Wanted): number => lineFor(cart, one)?.quantity.value ?? 0;

const isMissing = (cart: Cart, one: Wanted): boolean => {
  const line = lineFor(cart, one);
  if (!line && one.itemId !== undefined) return false;
  const value = line?.quantity.value ?? 0;
  return one.atLeast ? value < one.value : value !== one.value;
};

/** A refusal of `addAll` means that the lines are added one by one. */
async function addedAll(
  shop: LinesShop,
  cart: Cart,
  wanted: Wanted[],
  addAll: () => Promise<Cart>,
): Promise<Cart> {
  try {
    return await addAll();
  } catch (error) {
    // the backend leaves out what it cannot sell: one of them tells that it has come
    if (isEbsnError(error, "lost"))
      return lookUp(shop, error, (now) => wanted.some((one) => held(now, one) > 0));
    if (isEbsnError(error, "refused")) return cart;
    throw error;
  }
}

async function put(shop: LinesShop, cart: Cart, wanted: Wanted[], refused: Refused[]): Promise<Cart> {
  const missing = wanted.filter((one) => isMissing(cart, one));
  if (missing.length === 0) return cart;
  try {
    return await change(shop, cart, missing);
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

/** Sets or takes out what is there and adds what is not; a lost answer is looked up and only what is missing then is done again. */
async function change(shop: LinesShop, cart: Cart, wanted: Wanted[]): Promise<Cart> {
  let now = cart;
  let lost: unknown;
  for (let looks = 0; looks <= mostLooks; looks += 1) {
    const missing = wanted.filter((one) => isMissing(now, one));
    if (missing.length === 0) return now;
    try {
      return await setAndAdd(shop, now, missing);
    } catch (error) {
      if (!isEbsnError(error, "lost")) throw error;
      lost = error;
      now = await lookUp(shop, error, (seen) => !missing.some((one) => isMissing(seen, one)));
    }
  }
  throw lost;
}

/**
 * The cart after a lost answer. What may still be carried out is waited for, also where the lines are there already, which may be another tab's
 * doing; it is never sent a second time: throws the error where it has not come by then.
 */
async function lookUp(
  { ebsn }: LinesShop,
  error: EbsnError,
  hasCome: (cart: Cart) => boolean,
): Promise<Cart> {
  if (!error.onItsWay) return readPatiently(ebsn.cart);
  await pause(onItsWayMs);
  const cart = await readPatiently(ebsn.cart);
  if (hasCome(cart)) return cart;
  throw error;
}

/** Reads the cart, again and again where it cannot be read: what two requests at once have added is evened out only by who reads it. */
async function readPatiently(carts: Pick<Ebsn["cart"], "view">, more = mostAgain): Promise<Cart> {
  try {
    return await carts.view();
  } catch (error) {
    if (more === 0 || !isEbsnError(error) || error.kind === "session") throw error;
    await pause(againMs);
    return readPatiently(carts, more - 1);
  }
}

async function setAndAdd({ ebsn }: LinesShop, cart: Cart, wanted: Wanted[]): Promise<Cart> {
  const quantity = ({ product, value }: Wanted) => ({ by: product.rule.by, value });
  const there = wanted.flatMap((one) => {
    const line = lineFor(cart, one);
    return line ? [{ one, itemId: line.itemId }] : [];
  });
  const remove = there.flatMap(({ one, itemId }) =>
    one.value === 0 ? [{ itemId, productId: one.product.id }] : [],
  );
  const set = there.flatMap(({ one, itemId }) =>
    one.value === 0 ? [] : [{ itemId, quantity: quantity(one) }],
  );
  const add = wanted
    .filter((one) => !lineFor(cart, one))
    .map((one) => ({
      productId: one.product.id,
      wpId: one.product.wpId,
      warehouseId: one.product.warehouseId,
      quantity: quantity(one),
      options: one.options,
      searched: one.searched,
    }));
  let after = cart;
  if (remove.length > 0) after = await ebsn.cart.remove(remove);
  if (set.length > 0) after = await ebsn.cart.update(set);
  return add.length > 0 ? ebsn.cart.add(add, { acceptAlternatives: acceptsAlternatives(cart) }) : after;
}

/** Who wants none for anything in the cart wants none for what comes next. */
const acceptsAlternatives = ({ items }: Cart): boolean =>
  items.length === 0 || items.some((item) => item.acceptAlternatives);
