import { EbsnError } from "~/ebsn/errors";
import type { Cart, IfMissing } from "~/model/cart";
import type { Product } from "~/model/product";
import type { Quantity } from "~/model/quantity";
import { sampleProduct } from "~/lib/testing/sample-product";
import { sampleCart, sampleItem } from "~/lib/testing/sample-cart";

/**
 * Fate of a call that changes the cart:
 * - "ok": done, with a response
 * - "undone": not done, and the response is lost
 * - "lost": done, but the response is lost
 * - "late": done only after the caller's timeout
 */
export type Fate = "ok" | "undone" | "lost" | "late";

/** Delay of a late change after the caller's timeout, in milliseconds. */
const lateMs = 1500;

/** Returns the sample product with that id, as `lossyCart` sells it. */
export const productOf = (id: number): Product =>
  sampleProduct({
    id,
    rule: { by: "piece", first: 1, min: 1, max: 99, step: 1, multiple: 1, locked: false },
  });

/**
 * Cart of a simulated backend, which adds for every add. It refuses a change as a whole if the
 * change contains a product in `refused`. `fates` decides call by call which responses are lost;
 * later calls get a response. Every call takes one turn of the event loop, so that two callers
 * interleave.
 */
export function lossyCart(held: Record<number, number> = {}, fates: Fate[] = [], refused: number[] = []) {
  const lines = new Map(Object.entries(held).map(([id, value]) => [Number(id), value]));
  const left = [...fates];
  const cart = (): Cart =>
    sampleCart({
      items: [...lines].map(([id, value]) =>
        sampleItem(productOf(id), { itemId: id, quantity: { by: "piece", value } }),
      ),
    });

  async function change(ids: number[], apply: () => void, adds = true): Promise<Cart> {
    await Promise.resolve();
    if (ids.some((id) => refused.includes(id))) throw new EbsnError("refused", "cart", { reason: "soldOut" });
    const fate = left.shift() ?? "ok";
    // the refusal of a late change is ignored, since its caller has given up
    if (fate === "late")
      setTimeout(
        () =>
          void Promise.resolve()
            .then(apply)
            .catch(() => undefined),
        lateMs,
      );
    else if (fate !== "undone") apply();
    await Promise.resolve();
    if (fate !== "ok") throw new EbsnError("lost", "cart", { outcomeUnknown: fate === "late" && adds });
    return cart();
  }

  /** sets or removes lines, unless one of them is gone */
  const changeLines = (ids: number[], apply: () => void) =>
    change(
      ids,
      () => {
        if (ids.some((id) => !lines.has(id)))
          throw new EbsnError("refused", "cart", { reason: "unknownLine" });
        apply();
      },
      false,
    );

  const raise = (id: number, value: number) => lines.set(id, (lines.get(id) ?? 0) + value);
  return {
    cart,
    lines,
    /** adds all of these in one call, like a list or an order */
    addAll: (goods: Record<number, number>) => () =>
      change(Object.keys(goods).map(Number), () =>
        Object.entries(goods).forEach(([id, value]) => raise(Number(id), value)),
      ),
    shop: {
      ebsn: {
        cart: {
          view: async () => cart(),
          add: (
            items: { product: { id: number }; quantity: Quantity; searched?: string }[],
            _preferences: { ifMissing: IfMissing },
          ) =>
            change(
              items.map(({ product }) => product.id),
              () => items.forEach(({ product, quantity }) => raise(product.id, quantity.value)),
            ),
          remove: (items: { itemId: number }[]) =>
            changeLines(
              items.map(({ itemId }) => itemId),
              () => items.forEach(({ itemId }) => lines.delete(itemId)),
            ),
          update: (items: { itemId: number; quantity: Quantity }[]) =>
            changeLines(
              items.map(({ itemId }) => itemId),
              () => items.forEach(({ itemId, quantity }) => lines.set(itemId, quantity.value)),
            ),
        },
      },
    },
  };
}
