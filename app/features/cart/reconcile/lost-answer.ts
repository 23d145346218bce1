import type { Ebsn } from "~/ebsn/client";
import { isEbsnError, type EbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import { pause } from "~/net/pause";
import type { LinesShop } from "./wanted-lines";

/** How long a change that may still be carried out is waited for, once its answer was given up, milliseconds. */
const outcomeUnknownMs = 3000;
/** Between two tries to read it, milliseconds, and how many follow the first: six seconds, of the ten that a form has. */
const againMs = 1500;
const mostAgain = 4;

/**
 * The cart after a lost answer. What may still be carried out is waited for, also where the lines are there already, which may be another tab's
 * doing; it is never sent a second time: throws the error where it has not come by then.
 */
export async function cartAfterLostAnswer(
  { ebsn }: LinesShop,
  error: EbsnError,
  hasCome: (cart: Cart) => boolean,
): Promise<Cart> {
  if (!error.outcomeUnknown) return readPatiently(ebsn.cart);
  await pause(outcomeUnknownMs);
  const cart = await readPatiently(ebsn.cart);
  if (hasCome(cart)) return cart;
  throw error;
}

/** Reads the cart, again and again where it cannot be read: only with the cart can what two requests have both added be set back. */
async function readPatiently(carts: Pick<Ebsn["cart"], "view">, more = mostAgain): Promise<Cart> {
  try {
    return await carts.view();
  } catch (error) {
    if (more === 0 || !isEbsnError(error) || error.kind === "session") throw error;
    await pause(againMs);
    return readPatiently(carts, more - 1);
  }
}
