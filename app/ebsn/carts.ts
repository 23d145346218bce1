import { isEbsnError } from "./errors";
import type { Call } from "./http";
import { toCart } from "./mapping/cart";
import type { Reader } from "./mapping/product";
import type { Cart } from "~/model/cart";
import { readData, type Answer, type Transport } from "./transport";
import { wireCart } from "./wire/cart";

/**
 * Calls that are answered with a cart. Every cart goes to `onCart`. `change` undoes the lock of a checkout that was begun and left
 * ("locked") and asks once more: changing the cart is the way back from the payment page. `choose` is for a place or a time, which not every
 * backend answers with the cart: then it is read.
 */
export function createCarts(
  transport: Transport,
  readerOf: (call: string) => Reader,
  onCart?: (cart: Cart) => void,
) {
  function read(answer: Answer): Cart {
    const cart = toCart(readData(wireCart, answer), readerOf(answer.call));
    onCart?.(cart);
    return cart;
  }

  const view = async (): Promise<Cart> =>
    read(await transport.send({ path: "cart/view", params: { show_sectors: false } }));

  async function change(call: Call): Promise<Cart> {
    return read(await unlocked(call));
  }

  const readOrView = async (answer: Answer): Promise<Cart> =>
    wireCart.safeParse(answer.data).success ? read(answer) : view();

  const choose = async (call: Call): Promise<Cart> => readOrView(await unlocked(call));

  /** A cart that is not the shopper's own (a preview): `onCart` is not called. */
  async function peek(call: Call): Promise<Cart> {
    const answer = await unlocked(call);
    return toCart(readData(wireCart, answer), readerOf(answer.call));
  }

  async function unlocked(call: Call): Promise<Answer> {
    try {
      return await transport.send(call);
    } catch (error) {
      if (!isEbsnError(error, "refused") || error.reason !== "locked") throw error;
      await release();
      return transport.send(call);
    }
  }

  async function release(): Promise<void> {
    await transport.send({
      path: "checkout/prepare",
      method: "POST",
      json: { params: { release: true } },
      repeatable: true,
    });
  }

  return { view, readOrView, change, choose, peek, release };
}
export type Carts = ReturnType<typeof createCarts>;
