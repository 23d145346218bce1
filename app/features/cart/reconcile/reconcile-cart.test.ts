import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EbsnError, isEbsnError } from "~/ebsn/errors";
import { reconcileCart } from "./reconcile-cart";
import type { WantedLine } from "./wanted-lines";
import { sampleCart, sampleItem } from "~/lib/testing/sample-cart";
import { lossyCart, productOf, type Fate } from "../testing/lossy-cart";

const wanted = (id: number, value: number, atLeast = true): WantedLine => ({
  product: productOf(id),
  value,
  atLeast,
});

describe("many products at once", () => {
  it("bring the cart up to the desired quantities, counting what it holds", async () => {
    const { shop, cart, lines } = lossyCart({ 1: 1, 2: 5 });
    const { refused } = await reconcileCart(shop, cart(), [wanted(1, 2), wanted(2, 3), wanted(3, 4)]);
    expect(refused).toEqual([]);
    expect(Object.fromEntries(lines)).toEqual({ 1: 2, 2: 5, 3: 4 });
  });

  it("F6: end at the desired quantity if two requests cannot read the cart for a while", async () => {
    vi.useFakeTimers();
    const { shop, cart, lines } = lossyCart({});
    const before = cart();
    // Each of the two requests reads the cart five times in six seconds.
    let unread = 8;
    const addAll = async (): Promise<never> => {
      lines.set(1, (lines.get(1) ?? 0) + 2);
      throw new EbsnError("lost", "cart/add-all-from-wishlist");
    };
    const { view } = shop.ebsn.cart;
    const blind = async () => {
      if ((unread -= 1) >= 0) throw new EbsnError("unreadable", "cart/view");
      return view();
    };
    const patient = { ebsn: { cart: { ...shop.ebsn.cart, view: blind } } };
    const both = [1, 2].map(() => reconcileCart(patient, before, [wanted(1, 2)], addAll));
    await vi.runAllTimersAsync();
    await Promise.all(both);
    vi.useRealTimers();
    expect(Object.fromEntries(lines)).toEqual({ 1: 2 });
  });

  it("are set, up or down, where an exact quantity is wanted", async () => {
    const { shop, cart, lines } = lossyCart({ 1: 4 });
    await reconcileCart(shop, cart(), [wanted(1, 2, false)]);
    expect(lines.get(1)).toBe(2);
  });

  it("are added even when some are refused", async () => {
    const { shop, cart, lines } = lossyCart({}, [], [3, 7]);
    const many = Array.from({ length: 9 }, (_, index) => wanted(index + 1, 1));
    const { refused } = await reconcileCart(shop, cart(), many);
    expect(refused.map((one) => one.product.id)).toEqual([3, 7]);
    expect([...lines.keys()]).toEqual([1, 2, 4, 5, 6, 8, 9]);
  });

  it("S15: report the backend's own text after a refusal for an unknown reason", async () => {
    const { shop, cart } = lossyCart();
    const add = () =>
      Promise.reject(new EbsnError("refused", "cart/add", { texts: ["Troppi prodotti nel carrello."] }));
    const refusing = { ebsn: { cart: { ...shop.ebsn.cart, add } } };
    const { refused } = await reconcileCart(refusing, cart(), [wanted(1, 2)]);
    expect(refused).toMatchObject([{ reason: "other", text: "Troppi prodotti nel carrello." }]);
  });

  // spec attacked: S12 fields of cart/add, store-proximity and auth/test
  it("S12: are named as their warehouse sells them", async () => {
    const { shop, cart } = lossyCart();
    const add = vi.fn(shop.ebsn.cart.add);
    const product = { ...productOf(1), offerId: 41, warehouseId: 101 };
    await reconcileCart({ ebsn: { cart: { ...shop.ebsn.cart, add } } }, cart(), [{ product, value: 2 }]);
    expect(add).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ product })], expect.anything());
  });

  // spec attacked: S12 fields of cart/add, store-proximity and auth/test
  it("S12: are added with their search words and the preference shared by the cart", async () => {
    const { shop } = lossyCart();
    const add = vi.fn(shop.ebsn.cart.add);
    const adding = { ebsn: { cart: { ...shop.ebsn.cart, add } } };
    const none = sampleItem(productOf(8), { ifMissing: "nothing" });
    const carts = [[], [none], [none, sampleItem(productOf(9))]].map((items) => sampleCart({ items }));
    for (const [index, cart] of carts.entries())
      await reconcileCart(adding, cart, [{ ...wanted(index + 1, 1), searched: "latte" }]);
    expect(add.mock.calls.map(([[item], preferences]) => [item?.searched, preferences.ifMissing])).toEqual([
      ["latte", "similar"],
      ["latte", "nothing"],
      ["latte", "similar"],
    ]);
  });

  it("are added by one call where it adds just these, and evened out where the cart held some", async () => {
    const goods = { 1: 2, 2: 2 };
    const fresh = lossyCart();
    await reconcileCart(fresh.shop, fresh.cart(), [wanted(1, 2), wanted(2, 2)], fresh.addAll(goods));
    expect(Object.fromEntries(fresh.lines)).toEqual(goods);
    const held = lossyCart({ 1: 5 });
    await reconcileCart(held.shop, held.cart(), [wanted(1, 2), wanted(2, 2)], held.addAll(goods));
    expect(Object.fromEntries(held.lines)).toEqual({ 1: 5, 2: 2 });
  });

  it("are added one by one if the call for all is refused", async () => {
    const { shop, cart, lines, addAll } = lossyCart({}, [], [2]);
    const { refused } = await reconcileCart(
      shop,
      cart(),
      [wanted(1, 1), wanted(2, 1)],
      addAll({ 1: 1, 2: 1 }),
    );
    expect([refused.map(({ product }) => product.id), Object.fromEntries(lines)]).toEqual([[2], { 1: 1 }]);
  });
});

describe("F6: exactly once", () => {
  const fates = fc.array(fc.constantFrom<Fate>("ok", "undone", "lost", "late"), { maxLength: 8 });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const before = fc.dictionary(fc.constantFrom("1", "2", "3"), fc.integer({ min: 1, max: 9 }));
  const targets = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 9 })), {
    selector: ([id]) => id,
    minLength: 1,
  });
  /** Runs the work to its end; only a backend that loses response after response may stop it. */
  async function tried(work: Promise<unknown>): Promise<boolean> {
    let over = false;
    const done = work
      .then(
        () => true,
        (error: unknown) => {
          expect(isEbsnError(error, "lost")).toBe(true);
          return false;
        },
      )
      .finally(() => (over = true));
    while (!over) await vi.advanceTimersByTimeAsync(500);
    await vi.runAllTimersAsync();
    return done;
  }

  it("leaves the desired quantities and never more after any sequence of lost responses", () =>
    fc.assert(
      fc.asyncProperty(
        before,
        targets,
        fates,
        fc.boolean(),
        fc.boolean(),
        async (held, goods, lost, atLeast, whole) => {
          const { shop, cart, lines, addAll } = lossyCart(held, lost);
          const list = goods.map(([id, value]) => wanted(id, value, atLeast));
          const all = whole ? addAll(Object.fromEntries(goods)) : undefined;
          const run = () => tried(reconcileCart(shop, cart(), list, all));
          let done = await run();
          for (let again = 0; !done && again < 8; again += 1) done = await run();
          await run();
          expect(done).toBe(true);
          for (const [id, value] of goods)
            expect(lines.get(id)).toBe(atLeast ? Math.max(value, held[id] ?? 0) : value);
        },
      ),
    ));

  it("S8: says that a change was not made only where the cart is as it was before", () =>
    fc.assert(
      fc.asyncProperty(
        before,
        targets,
        fc.array(fc.constantFrom<Fate>("undone", "undone", "undone", "lost"), { minLength: 8, maxLength: 8 }),
        async (held, goods, fates) => {
          const { shop, cart, lines } = lossyCart(held, fates);
          const was = Object.fromEntries(lines);
          const list = goods.map(([id, value]) => wanted(id, value, false));
          const work = reconcileCart(shop, cart(), list).catch((error: unknown) => error);
          await vi.runAllTimersAsync();
          const error = await work;
          if (isEbsnError(error))
            expect(error.notMade).toBe(isDeepStrictEqual(Object.fromEntries(lines), was));
        },
      ),
    ));

  it("waits for a request that may still be carried out, and sends it once", async () => {
    const slow = lossyCart({}, ["late"]);
    const add = vi.spyOn(slow.shop.ebsn.cart, "add");
    expect(await tried(reconcileCart(slow.shop, slow.cart(), [wanted(1, 2)]))).toBe(true);
    expect([add.mock.calls.length, slow.lines.get(1)]).toEqual([1, 2]);
    const list = lossyCart({}, ["late"], [3]);
    const addAll = vi.fn(list.addAll({ 1: 2, 2: 1 }));
    const goods = [wanted(1, 2), wanted(2, 1), wanted(3, 1)];
    expect(await tried(reconcileCart(list.shop, list.cart(), goods, addAll))).toBe(true);
    expect([addAll.mock.calls.length, Object.fromEntries(list.lines)]).toEqual([1, { 1: 2, 2: 1 }]);
  });

  // spec again: X10: overlapping adds of an exact quantity leave it <- app/features/cart/reconcile/change-lines.ts
  it("X10: two requests at once for an exact quantity leave it, even with late responses", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Fate>("ok", "lost", "late"), { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 1000 }),
        async (lost, value, apart) => {
          const { shop, cart, lines } = lossyCart({}, lost);
          const seen = cart();
          const settle = () => reconcileCart(shop, seen, [wanted(1, value, false)]);
          const later = new Promise((begin) => setTimeout(begin, apart)).then(settle);
          expect(await tried(Promise.all([settle(), later]))).toBe(true);
          expect(lines.get(1)).toBe(value);
        },
      ),
    ));

  it("fails after a lost response, and never repeats the request by itself", async () => {
    const { shop, cart } = lossyCart();
    const add = vi.fn(() => Promise.reject(new EbsnError("lost", "cart", { outcomeUnknown: true })));
    const silent = { ebsn: { cart: { ...shop.ebsn.cart, add } } };
    expect(await tried(reconcileCart(silent, cart(), [wanted(1, 2)]))).toBe(false);
    expect(await tried(reconcileCart(silent, cart(), [wanted(1, 2)], add))).toBe(false);
    expect(add).toHaveBeenCalledTimes(2);
  });

  // spec §4: many products twice have one effect <- app/features/cart/reconcile/reconcile-cart.ts
  it("two tabs, or the same form twice and thrice at once, leave one effect", () =>
    fc.assert(
      fc.asyncProperty(
        before,
        targets,
        fates,
        fc.integer({ min: 2, max: 3 }),
        async (held, goods, lost, tabs) => {
          const { shop, cart, lines } = lossyCart(held, lost);
          const list = goods.map(([id, value]) => wanted(id, value));
          const seen = cart();
          const done = await Promise.all(
            Array.from({ length: tabs }, () => tried(reconcileCart(shop, seen, list))),
          );
          const answered = done.every(Boolean);
          // The shopper saw the error and presses again.
          for (let again = 0; !answered && again < 9; again += 1)
            await tried(reconcileCart(shop, cart(), list));
          for (const [id, value] of goods) {
            const least = Math.max(value, held[id] ?? 0);
            const most = answered ? least : least + value * (tabs - 1);
            expect(lines.get(id)).toBeGreaterThanOrEqual(least);
            expect(lines.get(id)).toBeLessThanOrEqual(most);
          }
        },
      ),
    ));
});
