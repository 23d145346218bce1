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
 * Creates the calls that return a cart. Every cart goes to `onCart`; a change without departments
 * gets those of the last view.
 * - `change` releases the lock of an abandoned checkout ("locked") and retries once: changing the
 *   cart is the way back from the payment page.
 * - `choose` sets a place or a time. Some backends return no cart for it; then the cart is loaded.
 * - After a lost response both look in the cart for the change and retry it once; the second time
 *   they throw "lost".
 */
export function createCartCalls(
  transport: Transport,
  readerOf: (call: string) => Reader,
  { onCart, showSectors = false }: Pick<EbsnOptions, "onCart" | "showSectors">,
) {
  // only a view contains the departments of the lines
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

  /**
   * `made`: true if a cart shows the change; absent for a call that adds, which is never sent twice
   */
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

  /** Loads a hypothetical cart (a preview), without calling `onCart`. */
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
