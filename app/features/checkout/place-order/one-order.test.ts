import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleCart } from "~/lib/testing/sample-cart";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { SessionData } from "~/platform/shop";
import { isPrepared, newestSoon, rememberOrder, orderOfForm, orderSince, prepareOnce } from "./one-order";

/** Simulates a shopper with these orders, newest first, who prepares this cart. */
function shopWith(orders: Order[] | EbsnError, cart: Cart = sampleCart()) {
  let session: SessionData = { uuid: "0".repeat(32), remember: false };
  const list = async () => {
    if (orders instanceof EbsnError) throw orders;
    return { orders: orders.slice(0, 1), paging: { page: 1, pages: 1, items: orders.length, pageSize: 1 } };
  };
  return {
    get session() {
      return session;
    },
    updateSession(change: Partial<SessionData>) {
      session = { ...session, ...change };
    },
    ebsn: { orders: { list }, checkout: { prepare: async () => cart } },
  };
}

async function prepared(orders: Order[] | EbsnError, cart?: Cart) {
  const shop = shopWith(orders, cart);
  await prepareOnce(shop, true);
  const { prepared } = shop.session;
  if (!prepared) throw new Error("nothing was prepared");
  return prepared;
}

const [older, newer] = [sampleOrder({ id: 900 }), sampleOrder({ id: 901, total: 4769 })];

describe("a prepared cart", () => {
  it("S15: has the same key at every preparation, and a new key after an order", async () => {
    const key = async (orders: Order[]) => (await prepared(orders)).key;
    expect(await key([older])).toBe(await key([older]));
    expect(await key([newer, older])).not.toBe(await key([older]));
  });

  it("S15: is so no longer when it was changed, where the backend tells and where it does not", async () => {
    const open = await prepared([older]);
    expect(isPrepared(open, sampleCart())).toBe(true);
    expect(isPrepared(open, sampleCart({ total: 9999 }))).toBe(false);
    expect(isPrepared(open, sampleCart({ id: 2 }))).toBe(false);
    expect(isPrepared(open, sampleCart({ items: [] }))).toBe(false);
    expect(isPrepared(undefined, sampleCart())).toBe(false);
    const locked = await prepared([older], sampleCart({ state: "locked" }));
    expect(isPrepared(locked, sampleCart({ state: "locked", total: 9999 }))).toBe(true);
    expect(isPrepared(locked, sampleCart({ state: "open" }))).toBe(false);
  });
});

describe("after an answer that was lost", () => {
  it("S15: an order that is newer than the form and costs the same came of it", async () => {
    const form = await prepared([older]);
    expect(await orderSince(shopWith([newer, older]), form, 4769)).toBe(901);
  });

  it("S15: neither the order before it nor one at another price did", async () => {
    const form = await prepared([older]);
    expect(await orderSince(shopWith([older]), form, older.total)).toBeUndefined();
    expect(await orderSince(shopWith([newer, older]), form, 1)).toBeUndefined();
    expect(await orderSince(shopWith([newer]), await prepared([]), 4769)).toBe(901);
    // The newest order is no longer listed.
    expect(await orderSince(shopWith([older]), await prepared([newer]), older.total)).toBeUndefined();
  });

  it("S15: it is unknown when the orders could not be read before", async () => {
    const form = await prepared(new EbsnError("down", "order/list"));
    expect(await orderSince(shopWith([newer]), form, 4769)).toBeUndefined();
  });
});

it("S15: the last three forms keep their orders", () => {
  const shop = shopWith([]);
  for (const orderId of [1, 2, 3, 4, 4]) rememberOrder(shop, `key-${orderId}`, orderId);
  const known = [1, 2, 3, 4].map((id) => orderOfForm(shop.session, `key-${id}`));
  expect(known).toEqual([undefined, 2, 3, 4]);
});

describe("the newest order, for what stands chosen", () => {
  it("is known where the backend tells it, and is waited for a second at the most", async () => {
    expect(await newestSoon(shopWith([newer, older]))).toBe(newer);
    expect(await newestSoon(shopWith([]))).toBeNull();
    expect(await newestSoon(shopWith(new EbsnError("down", "order/list")))).toBeUndefined();
    vi.useFakeTimers();
    const slow = newestSoon({ ebsn: { orders: { list: () => new Promise(() => undefined) } } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await slow).toBeUndefined();
    vi.useRealTimers();
  });
});
