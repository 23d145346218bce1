import type { Ebsn } from "~/ebsn/client";
import { isEbsnError, type EbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import { pause } from "~/net/pause";
import type { LinesShop } from "./wanted-lines";

/** Wait after a timeout, since the backend may still carry the change out; in milliseconds. */
const outcomeUnknownMs = 3000;
/** Interval of the retries in milliseconds, and their max number: six seconds of a form's ten. */
const againMs = 1500;
const mostAgain = 4;

/**
 * Reads the cart after a lost response. It first waits for a change that may still be carried out.
 * The wait also applies if the lines exist, since another tab may have added them. The change is
 * never sent again; throws the error if it is missing after the wait.
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

/**
 * Reads the cart, with retries: only the cart shows lines that two requests both added, which are
 * set back.
 */
async function readPatiently(carts: Pick<Ebsn["cart"], "view">, more = mostAgain): Promise<Cart> {
  try {
    return await carts.view();
  } catch (error) {
    if (more === 0 || !isEbsnError(error) || error.kind === "session") throw error;
    await pause(againMs);
    return readPatiently(carts, more - 1);
  }
}
