import { describe, expect, it } from "vitest";
import type { ShownPrices } from "~/features/cart/public.server";
import { lossyCart, productOf } from "~/features/cart/testing/lossy-cart";
import { runOrDefer } from "~/features/pending/public.server";
import { testShop } from "~/platform/testing/test-shop";
import { listToCart } from "./list-to-cart-action";
import { listedGoods, sampleList } from "../testing/sample-list";

const list = sampleList();

function fill(cart: ReturnType<typeof lossyCart>, place = true) {
  const view = async () => ({ ...cart.cart(), ...(!place && { address: undefined }) });
  const { shop, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: {
      cart: { ...cart.shop.ebsn.cart, view },
      lists: { view: async () => list, toCart: cart.addAll(listedGoods) },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    },
  });
  return { shop, done, press: (shown?: ShownPrices) => runOrDefer(shop, listToCart, { listId: 4, shown }) };
}

describe("a list into the cart", () => {
  it("twice has one effect, and keeps what the cart held beyond it", async () => {
    const cart = lossyCart({ 1: 5 });
    const { press } = fill(cart);
    await press();
    expect((await press()).headers.get("Location")).toBe("/cart");
    expect(Object.fromEntries(cart.lines)).toEqual({ 1: 5, 2: 3 });
  });

  it("has one effect when the answer is lost", async () => {
    const cart = lossyCart({}, ["lost"]);
    await fill(cart).press();
    expect(Object.fromEntries(cart.lines)).toEqual(listedGoods);
  });

  it("asks for the address first, and is pending meanwhile", async () => {
    const { press, shop } = fill(lossyCart(), false);
    expect((await press()).headers.get("Location")).toBe("/delivery/address?back=/profile/lists/4");
    expect(shop.pending.action).toMatchObject({ kind: "listToCart", data: { listId: 4 } });
  });

  const now = productOf(1).price?.now ?? 0;
  it("W2: keeps the shown prices with the pending action", async () => {
    const { press, shop } = fill(lossyCart(), false);
    await press();
    expect(shop.pending.action).toMatchObject({ data: { shown: { 1: now, 2: now } } });
    await press({ 1: 5 });
    expect(shop.pending.action).toMatchObject({ data: { shown: { 1: 5 } } });
    expect(listToCart.shorten?.({ listId: 4, shown: { 1: 5 } })).toEqual({ listId: 4 });
  });

  it("W2: says which products cost something else there", async () => {
    const { press, done } = fill(lossyCart());
    await press({ 1: now - 7, 2: now });
    await press();
    expect(done.flashes.map(({ text }) => text)).toEqual([
      "lists.moved",
      "cart.otherPrice.dearer",
      "lists.moved",
    ]);
  });

  it("F4: does not call missed what the cart holds in a smaller quantity", async () => {
    const { press, done } = fill(lossyCart({ 2: 1 }, [], [2]));
    await press();
    expect(done.flashes.map(({ text }) => text)).toEqual([
      "cart.short.unavailable cart.short.less",
      "lists.moved",
    ]);
  });

  it("S6: names in a dialog with OK what the backend has not enough of", async () => {
    const { press, done } = fill(lossyCart({}, [], [2]));
    await press();
    expect(done.flashes.map(({ kind, popup }) => [kind, popup])).toEqual([
      ["error", true],
      ["ok", undefined],
    ]);
  });

  it("names missed goods, and reports if no product was added", async () => {
    const { press, done } = fill(lossyCart({}, [], [1, 2]));
    expect((await press()).headers.get("Location")).toBe("/profile/lists/4");
    expect(done.flashes.map(({ text }) => text)).toEqual([
      "cart.short.unavailable cart.short.missed",
      "lists.errors.nothing",
    ]);
  });
});
