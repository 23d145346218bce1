import { asNotMade, isEbsnError } from "../../errors";
import type { Call } from "../../transport/http";
import { toCart } from "../mapping/cart";
import type { EbsnOptions } from "../../transport/options";
import type { Reader } from "../../catalog/mapping/product";
import type { Cart } from "~/model/cart";
import { readData, type Answer, type Transport } from "../../transport/transport";
import { wireCart } from "../wire/cart";

type Made = (cart: Cart) => boolean;

/**
 * Calls that are answered with a cart. Every cart goes to `onCart`, with the departments of the last view where a change does not tell them.
 * `change` undoes the lock of a checkout that was begun and left ("locked") and asks once more: changing the cart is the way back from the
 * payment page. `choose` is for a place or a time, which not every backend answers with the cart: then it is read. Both look for what they
 * set in the cart where the answer is lost, and set it once more where it is not there: throws "lost" after the second time.
 */
export function createCartCalls(
  transport: Transport,
  readerOf: (call: string) => Reader,
  { onCart, showSectors = false }: Pick<EbsnOptions, "onCart" | "showSectors">,
) {
  // a view alone tells the departments of the lines
  let sectors: Cart["sectors"];
  function read(answer: Answer): Cart {
    const told = toCart(readData(wireCart, answer), readerOf(answer.call));
    sectors = told.sectors ?? sectors;
    const cart = sectors ? { ...told, sectors } : told;
    onCart?.(cart);
    return cart;
  }

  const view = async (): Promise<Cart> =>
    read(await transport.send({ path: "cart/view", params: { show_sectors: showSectors } }));

  /** `made`: whether a cart shows what the call sets; absent for a call that adds, which is never sent twice. */
  async function change(call: Call, made?: Made): Promise<Cart> {
    const ask = async () => read(await unlocked(call));
    return made ? confirmed(ask, made) : ask();
  }

  async function confirmed(ask: () => Promise<Cart>, made: Made, again = true): Promise<Cart> {
    try {
      return await ask();
    } catch (error) {
      if (!isEbsnError(error, "lost")) throw error;
      const cart = await view();
      if (made(cart)) return cart;
      if (!again) throw asNotMade(error);
      return confirmed(ask, made, false);
    }
  }

  const readOrView = async (answer: Answer): Promise<Cart> =>
    wireCart.safeParse(answer.data).success ? read(answer) : view();

  const choose = (call: Call, made: Made): Promise<Cart> =>
    confirmed(async () => readOrView(await unlocked(call)), made);

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

  return { view, readOrView, change, choose, peek };
}
export type CartCalls = ReturnType<typeof createCartCalls>;
