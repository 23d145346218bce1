import { expect, test } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { lossyCart } from "~/features/cart/testing/lossy-cart";
import { sampleCart } from "~/lib/testing/sample-cart";
import { testShop } from "~/platform/testing/test-shop";
import { action } from "./deliver";
import { listedGoods, sampleList } from "../../testing/sample-list";

const list = sampleList();

/** Delivers the list to the second home, while the cart goes to the first; returns the outcome. */
async function deliver(cart: ReturnType<typeof lossyCart>, addressId = "2", fee = 590, shown = list) {
  let at = 1;
  const view = async () => {
    const { address } = sampleCart();
    return { ...cart.cart(), address: address && { ...address, id: at } };
  };
  const selectAddress = async (id: number) => {
    if (id > 2) throw new EbsnError("refused", "user-address/select", { reason: "unknownAddress" });
    at = id;
    return view();
  };
  const previewAddress = async (id: number) => {
    if (id > 2) throw new EbsnError("refused", "user-address/preview", { reason: "unknownAddress" });
    return { ...(await view()), deliveryFee: fee };
  };
  const { shop, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: {
      cart: { ...cart.shop.ebsn.cart, view },
      lists: { view: async () => shown, deliver: cart.addAll(listedGoods) },
      places: { selectAddress, previewAddress },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    },
  });
  const request = new Request("http://shop.test/profile/lists/4/deliver", {
    method: "POST",
    body: new URLSearchParams({ addressId }),
  });
  const answer: unknown = await action({ context: { shop }, request, params: { listId: "4" } });
  return { answer, at: () => at, lines: Object.fromEntries(cart.lines), pending: shop.pending, done };
}

// spec attacked: F4 ordering again has one effect, asks for the place and names what is missing
test("F4: a list goes to the home that was chosen, also when the cart holds some of it already", async () => {
  const carts: Record<number, number>[] = [{}, { 1: 1 }, { 1: 2, 2: 3 }];
  for (const held of carts) {
    const { answer, at, lines } = await deliver(lossyCart(held));
    expect(answer).toMatchObject({ status: 303 });
    expect(at()).toBe(2);
    expect(lines).toEqual(listedGoods);
  }
});

// spec attacked: F4 ordering again has one effect, asks for the place and names what is missing
test("F4: and also when the answer that adds it is lost before it was done", async () => {
  const { at, lines } = await deliver(lossyCart({}, ["undone"]));
  expect(at()).toBe(2);
  expect(lines).toEqual(listedGoods);
});

test("W2: says which products of the list cost something else at the home that was chosen", async () => {
  const said = async (more: number) => {
    const items = list.items.map(({ product, ...item }, index) => {
      const { price } = product;
      const now = (price?.now ?? 0) + (index === 0 ? more : 0);
      return { ...item, product: { ...product, price: price && { ...price, now } } };
    });
    const { done } = await deliver(lossyCart(), "2", 590, { ...list, items });
    return done.flashes.map(({ text }) => text);
  };
  expect(await said(7)).toEqual(["lists.moved", "cart.otherPrice.cheaper"]);
  expect(await said(0)).toEqual(["lists.moved"]);
});

test("rejects an unknown home and adds no product", async () => {
  const { answer, at, lines } = await deliver(lossyCart(), "99");
  expect(answer).toMatchObject({ init: { status: 422 } });
  expect(at()).toBe(1);
  expect(lines).toEqual({});
});

test("shows an address's changes first and keeps the list pending", async () => {
  const { answer, at, lines, pending } = await deliver(lossyCart({ 1: 1 }), "2", 990);
  if (!(answer instanceof Response)) throw new Error("no redirect");
  expect(answer.headers.get("Location")).toBe("/delivery/change?addressId=2&back=/profile/lists/4");
  expect([at(), lines]).toEqual([1, { 1: 1 }]);
  expect(pending.action).toMatchObject({ kind: "listToCart", data: { listId: 4 } });
});
