import { describe, expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import type { Quantity } from "~/model/quantity";
import { sampleProduct } from "~/features/catalog/card/sample-product";
import { sampleCart, sampleItem } from "./sample-cart";
import { setBack, topUp } from "./top-up";

const product = (id: number) => sampleProduct({ id });
const wanted = (id: number, value: number) => ({ product: product(id), value });
const line = (id: number, value: number) =>
  sampleItem(product(id), { itemId: id, quantity: { by: "piece", value } });

/** A backend that refuses any change with one of these products in it. */
function backend(cart: Cart, refused: number[] = []) {
  const held = new Map(cart.items.map((item) => [item.product.id, item.quantity.value]));
  const now = () => sampleCart({ items: [...held].map(([id, value]) => line(id, value)) });
  function all(ids: number[], apply: () => void): Promise<Cart> {
    if (ids.some((id) => refused.includes(id))) {
      return Promise.reject(new EbsnError("refused", "cart", { reason: "soldOut" }));
    }
    apply();
    return Promise.resolve(now());
  }
  const add = (items: { productId: number; quantity: Quantity }[]) =>
    all(
      items.map(({ productId }) => productId),
      () =>
        items.forEach(({ productId: id, quantity }) => held.set(id, (held.get(id) ?? 0) + quantity.value)),
    );
  const update = (items: { itemId: number; quantity: Quantity }[]) =>
    all(
      items.map(({ itemId }) => itemId),
      () => items.forEach(({ itemId, quantity }) => held.set(itemId, quantity.value)),
    );
  const ebsn = { cart: { add, update } };
  return { ebsn, held, now };
}

describe("many products at once", () => {
  it("bring the cart up to what is wanted; what it holds already counts", async () => {
    const cart = sampleCart({ items: [line(1, 1), line(2, 5)] });
    const { ebsn, held } = backend(cart);
    expect(await topUp({ ebsn }, cart, [wanted(1, 2), wanted(2, 3), wanted(3, 4)])).toEqual([]);
    expect([...held]).toEqual([
      [1, 2],
      [2, 5],
      [3, 4],
    ]);
  });

  it("have one effect when they are sent twice, even at once", async () => {
    const cart = sampleCart({ items: [] });
    const { ebsn, held, now } = backend(cart);
    const wish = [wanted(1, 2), wanted(2, 3)];
    await Promise.all([topUp({ ebsn }, cart, wish), topUp({ ebsn }, cart, wish)]);
    await topUp({ ebsn }, now(), wish);
    expect([...held.values()]).toEqual([2, 3]);
  });

  it("go in all the same when some are refused", async () => {
    const cart = sampleCart({ items: [] });
    const { ebsn, held } = backend(cart, [3, 7]);
    const wish = Array.from({ length: 9 }, (_, index) => wanted(index + 1, 1));
    const refused = await topUp({ ebsn }, cart, wish);
    expect(refused.map((one) => one.product.id)).toEqual([3, 7]);
    expect([...held.keys()]).toEqual([1, 2, 4, 5, 6, 8, 9]);
  });

  it("leave a line that already held more than a list says", async () => {
    const before = sampleCart({ items: [line(1, 5), line(2, 1)] });
    const after = sampleCart({ items: [line(1, 7), line(2, 3)] });
    const { ebsn, held } = backend(after);
    await setBack({ ebsn }, after, before, [wanted(1, 2), wanted(2, 2)]);
    expect([...held]).toEqual([
      [1, 5],
      [2, 2],
    ]);
  });
});
