import { describe, expect, it, vi } from "vitest";
import { lossyCart, productOf } from "~/features/cart/testing/lossy-cart";
import { runOrDefer } from "~/features/pending/public.server";
import { testShop } from "~/platform/testing/test-shop";
import { reorder } from "./reorder-action";
import { sampleOrder } from "../testing/sample-order";

const user = { id: 7, login: "a@example.com" };
const goods = { 1: 2, 2: 3 };
const items = Object.entries(goods).map(([id, value]) => ({
  id: Number(id),
  product: productOf(Number(id)),
  quantity: { by: "piece" as const, value },
  total: 100,
}));

function shopWith(cart: ReturnType<typeof lossyCart>, place = true, gone: number[] = [], most = 99) {
  const products = items.map(({ product }) => ({
    ...product,
    rule: { ...product.rule, max: most },
    soldOut: gone.includes(product.id),
  }));
  const paging = { page: 1, pages: 1, items: products.length, pageSize: products.length };
  const { cart: calls } = cart.shop.ebsn;
  const view = async () => ({ ...cart.cart(), ...(!place && { slot: undefined }) });
  return testShop({
    session: { user },
    ebsn: {
      cart: { ...calls, add: (goods, infos) => calls.add(goods, infos), view },
      catalog: { listing: async () => ({ products, paging, facets: [] }) },
      orders: { view: async () => sampleOrder({ id: 9, items }), reorder: cart.addAll(goods) },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    },
  });
}

describe("F4: ordering again", () => {
  // spec attacked: F4 ordering again has one effect, asks for the place and names what is missing <- app/features/orders/reorder/reorder-action.ts
  it("twice, or thrice at once, fills the cart once", async () => {
    const cart = lossyCart();
    const { shop, done } = shopWith(cart);
    const press = () => runOrDefer(shop, reorder, { orderId: 9 });
    expect((await press()).headers.get("Location")).toBe("/cart");
    await Promise.all([press(), press(), press()]);
    expect(Object.fromEntries(cart.lines)).toEqual(goods);
    expect(done.flashes[0]).toEqual({ kind: "ok", text: "orders.reordered" });
  });

  // spec attacked: F4 ordering again has one effect, asks for the place and names what is missing
  it("asks for a timeslot first, and is pending meanwhile", async () => {
    const cart = lossyCart();
    const { shop } = shopWith(cart, false);
    const answer = await runOrDefer(shop, reorder, { orderId: 9 });
    expect(answer.headers.get("Location")).toBe("/delivery/timeslot?back=/profile/orders/9");
    expect([shop.pending.action?.kind, cart.lines.size]).toEqual(["reorder", 0]);
  });

  const now = productOf(1).price?.now ?? 0;
  it("W2: keeps the shown prices while pending, and reports changed prices afterwards", async () => {
    const { shop } = shopWith(lossyCart(), false);
    await runOrDefer(shop, reorder, { orderId: 9 });
    expect(shop.pending.action).toMatchObject({ data: { orderId: 9, shown: { 1: now, 2: now } } });
    const there = shopWith(lossyCart());
    await runOrDefer(there.shop, reorder, { orderId: 9, shown: { 1: now + 7, 2: now } });
    expect(there.done.flashes.map(({ text }) => text)).toEqual([
      "orders.reordered",
      "cart.otherPrice.cheaper",
    ]);
  });

  it("W2: reports prices that differ at the order's own address", async () => {
    const cart = lossyCart();
    const goods = (more: number) =>
      items.map(({ product }) => {
        const { price } = product;
        return { ...product, price: price && { ...price, now: price.now + more } };
      });
    let products = goods(-7);
    const { ebsn } = shopWith(cart).shop;
    const { shop, done } = testShop({
      session: { user },
      ebsn: {
        cart: { ...cart.shop.ebsn.cart, view: async () => ({ ...cart.cart(), address: undefined }) },
        catalog: {
          listing: async () => ({
            products,
            paging: { page: 1, pages: 1, items: products.length, pageSize: products.length },
            facets: [],
          }),
        },
        orders: { view: ebsn.orders.view, reorder: ebsn.orders.reorder },
        places: {
          async selectAddress() {
            products = goods(0);
            return cart.cart();
          },
        },
        today: ebsn.today,
      },
    });
    await runOrDefer(shop, reorder, { orderId: 9, addressId: 3 });
    expect(done.flashes.map(({ text }) => text)).toEqual(["orders.reordered", "cart.otherPrice.dearerSome"]);
  });

  it("S6: names what cannot be had any more, in a dialog with OK", async () => {
    const { shop, done } = shopWith(lossyCart({}, [], [2]));
    await runOrDefer(shop, reorder, { orderId: 9 });
    expect(done.flashes[0]?.popup).toBe(true);
    expect(done.flashes.map(({ text }) => text)).toEqual([
      "cart.short.unavailable cart.short.missed",
      "orders.reordered",
    ]);
  });

  // spec attacked: F11 one deadline for the whole request
  it("F11: sends no request for a product that is no longer sold", async () => {
    const cart = lossyCart({ 1: 1 });
    const { shop, done } = shopWith(cart, true, [2]);
    const add = vi.spyOn(cart.shop.ebsn.cart, "add");
    await runOrDefer(shop, reorder, { orderId: 9 });
    expect([Object.fromEntries(cart.lines), add.mock.calls.length]).toEqual([{ 1: 2 }, 0]);
    expect(done.flashes.map(({ text }) => text)).toEqual([
      "cart.short.unavailable cart.short.missed",
      "orders.reordered",
    ]);
  });

  // spec attacked: F4 ordering again has one effect, asks for the place and names what is missing
  it("F4: names a product added in a smaller quantity", async () => {
    const cart = lossyCart({ 1: 1 });
    const { shop, done } = shopWith(cart, true, [], 2);
    await runOrDefer(shop, reorder, { orderId: 9 });
    expect(Object.fromEntries(cart.lines)).toEqual({ 1: 2, 2: 2 });
    expect(done.flashes.map(({ text }) => text)).toEqual(["cart.short.less", "orders.reordered"]);
  });

  it("reports that no product could be added, and stays at the order", async () => {
    const { shop, done } = shopWith(lossyCart({}, [], [1, 2]));
    const answer = await runOrDefer(shop, reorder, { orderId: 9 });
    expect(answer.headers.get("Location")).toBe("/profile/orders/9");
    expect(done.flashes.at(-1)).toEqual({ kind: "error", text: "orders.errors.reorder" });
  });

  // spec orders: an order again, with what is gone, dearer, cheaper or was replaced, line by line
  it("puts the chosen lines into the cart, and no others", async () => {
    const cart = lossyCart();
    const { shop, done } = shopWith(cart);
    const press = () => runOrDefer(shop, reorder, { orderId: 9, lines: ["2"] });
    await Promise.all([press(), press()]);
    expect([Object.fromEntries(cart.lines), done.flashes.length]).toEqual([{ 2: 3 }, 2]);
  });

  it("W10: puts the quantity of the form into the cart, and names what cannot be had of it", async () => {
    const cart = lossyCart();
    const { shop, done } = shopWith(cart, true, [], 5);
    await runOrDefer(shop, reorder, { orderId: 9, lines: ["1", "2"], quantities: { 1: 4, 2: 9 } });
    expect(Object.fromEntries(cart.lines)).toEqual({ 1: 4, 2: 5 });
    expect(done.flashes.map(({ text }) => text)).toEqual(["cart.short.less", "orders.reordered"]);
  });

  it("has one effect when the answer is lost", async () => {
    const cart = lossyCart({}, ["lost"]);
    await runOrDefer(shopWith(cart).shop, reorder, { orderId: 9, lines: ["1", "2"] });
    expect(Object.fromEntries(cart.lines)).toEqual(goods);
  });
});
