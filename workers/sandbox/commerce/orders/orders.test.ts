import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, control, login } from "../../kernel/testing";
import {
  answerData,
  buy,
  cartData,
  cartOf,
  code,
  freshShop,
  isPlain,
  orderData,
  orderOf,
  post,
  productWith,
  readyShopper,
  shopper,
} from "../testing";

beforeEach(freshShop);

const page = z.object({ selPage: z.int(), totPages: z.int(), totItems: z.int(), itemsPerPage: z.int() });
const list = async (account: string, query = "") =>
  (await ask(`order/list?${query}`, z.object({ orders: z.array(orderData), page }), { account })).data;

describe("the regular's orders", () => {
  // spec §7: order/list, view, delete, payment; cart/add-all-from-order
  it("come in pages of twelve, newest first, in several states", async () => {
    const account = await login("regular@example.com");
    const first = await list(account);
    expect(first.page).toEqual({ selPage: 1, totPages: 2, totItems: 15, itemsPerPage: 12 });
    const second = await list(account, "page=2");
    const states = [...first.orders, ...second.orders].map((order) => order.orderStatusId);
    expect(new Set(states)).toEqual(new Set([3, 8, 9, 10, 11, 12, 13]));
    expect(first.orders[0]?.orderItems).toBeUndefined();
    expect((await list(account, "page=1&fetch_detail=true")).orders[0]?.orderItems?.length).toBeGreaterThan(
      3,
    );
    expect((await list(account, "page=99")).orders).toEqual([]);
    expect((await cartOf(account)).userPoints.LOYALTY.value).toBeGreaterThan(100);
  });

  it("can be filtered by date and sum, and ignore invalid filters", async () => {
    const account = await login("regular@example.com");
    expect((await list(account, "from_date=2026-11-01")).page.totItems).toBeLessThan(15);
    expect((await list(account, "to_date=01/01/2026")).page.totItems).toBe(0);
    expect((await list(account, "from_gross_total=100000")).page.totItems).toBe(0);
    expect(
      (await list(account, "from_date=ieri&to_gross_total=molto&page=-3&page_size=x")).page.totItems,
    ).toBe(15);
  });

  it("are unknown to another shopper and need a session", async () => {
    const account = await login("regular@example.com");
    const orderId = (await list(account)).orders[0]?.orderId ?? 0;
    const { account: stranger } = await shopper();
    const calls = [
      "order/delete",
      "order/modify",
      "order/payment",
      "order/modify-payment-type",
      "order/reserve",
    ];
    for (const path of calls) {
      const asked = { order_id: orderId, payment_type_id: 2, payment_data: "{}" };
      expect(await code(post(stranger, path, asked))).toBe("msg.order.unknown");
    }
    for (const id of [orderId, "abc", -1, 1e30]) {
      expect(await code(ask(`order/view?order_id=${id}`, z.unknown(), { account: stranger }))).toBe(
        "msg.order.unknown",
      );
    }
    expect((await ask("order/list", z.unknown())).http).toBe(419);
  });
});

describe("an order", () => {
  it("goes with the clock from ordered to delivered", async () => {
    const { account } = await readyShopper();
    await post(account, "checkout/prepare", { params: {} });
    const { orderId } = (await buy(account, 2, "k")).data;
    const { timeslot } = await orderOf(account, orderId);
    const states: number[] = [];
    for (const minutes of [-241, -239, -119, -29, 1, 121]) {
      const begin = Date.parse(`${timeslot.dateIso}T${timeslot.beginTime}:00+01:00`);
      await control("clock", { now: new Date(begin + minutes * 60_000).toISOString() });
      states.push((await orderOf(account, orderId)).orderStatusId);
    }
    expect(states).toEqual([3, 4, 5, 6, 7, 8]);
    expect(await code(post(account, `order/delete?order_id=${orderId}`))).toBe("msg.order.state");
    expect(await code(post(account, "order/modify", { order_id: orderId }))).toBe("msg.order.state");
  });

  it("is pushed on by the console", async () => {
    const { account } = await readyShopper();
    await post(account, "checkout/prepare", { params: {} });
    const { orderId } = (await buy(account, 1, "k")).data;
    const states: unknown[] = [];
    for (let push = 0; push < 7; push += 1) {
      states.push(
        z.object({ orderStatusId: z.int() }).parse(await (await control(`orders/${orderId}/advance`)).json())
          .orderStatusId,
      );
    }
    expect(states).toEqual([3, 4, 5, 6, 7, 8, 8]);
    expect((await orderOf(account, orderId)).orderStatusId).toBe(8);
  });

  // spec §4: orders can be cancelled until the store takes charge
  // spec §7: order/list, view, delete, payment; cart/add-all-from-order
  it("gives back its stock when it is cancelled", async () => {
    const { account } = await readyShopper();
    const scarce = await productWith(
      (product) =>
        product.available > 1 && product.available < 30 && isPlain({ ...product, available: 100_000_000 }),
    );
    const left = async () => {
      const data = z.object({ products: z.array(z.object({ available: z.number() })) });
      return (await ask(`products?product_id=${scarce.productId}`, data)).data.products[0]?.available;
    };
    await post(account, "cart/add", { items: [{ productId: scarce.productId, quantity: 1 }] });
    await post(account, "checkout/prepare", { params: {} });
    const { orderId } = (await buy(account, 2, "k")).data;
    expect(await left()).toBe(scarce.available - 1);
    await post(account, `order/delete?order_id=${orderId}`);
    expect(await left()).toBe(scarce.available);
    expect(await code(post(account, `order/delete?order_id=${orderId}`))).toBe("msg.order.state");
  });
});

describe("changing an order", () => {
  const begun = async () => {
    const { account } = await shopper("changing");
    const orderId = (await list(account)).orders[0]?.orderId ?? 0;
    const { productId } = await productWith(isPlain);
    await post(account, "cart/add", { items: [{ productId, quantity: 3 }] });
    await post(account, "order/modify", { order_id: orderId });
    return { account, orderId, productId };
  };

  it("puts its goods, place and slot into a cart of state 7", async () => {
    const { account, orderId } = await begun();
    const [cart, order] = [await cartOf(account), await orderOf(account, orderId)];
    expect(cart.cartStatusId).toBe(7);
    expect(cart.totalItems).toBe(order.orderItems?.length);
    expect(cart.timeslot).toMatchObject({
      dateIso: order.timeslot.dateIso,
      timeslotId: order.timeslot.timeslotId,
    });
  });

  it("replaces the order when it is bought, and brings the waiting cart back", async () => {
    const { account, orderId } = await begun();
    const removed = (await cartOf(account)).cartItems[0];
    await post(account, "cart/delete", {
      items: [{ itemId: removed?.itemId, productId: removed?.product.productId }],
    });
    expect(await code(post(account, "checkout/prepare", { params: {} }))).toBeUndefined();
    expect((await cartOf(account)).cartStatusId, "locked, and still a change").toBe(7);
    expect(
      await code(post(account, "checkout/buy", { params: { payment_type_id: 1, payment_data: "{}" } })),
    ).toBe("msg.payment.unknown");
    const placed = answerData.parse((await buy(account, 2, "again")).data);
    expect((await list(account)).orders.map((order) => order.orderId)).toEqual([placed.orderId]);
    expect((await list(account, "show_replaced=true")).page.totItems).toBe(2);
    expect((await orderOf(account, orderId)).orderStatusId).toBe(10);
    expect(await cartOf(account)).toMatchObject({ cartStatusId: 1, totalItems: 1 });
  });

  it("can be given up without changing the order", async () => {
    const { account, orderId, productId } = await begun();
    const view = cartData.parse((await post(account, "cart/empty")).data);
    expect(view.cartStatusId).toBe(1);
    expect(view.cartItems.map((item) => item.product.productId)).toEqual([productId]);
    expect((await orderOf(account, orderId)).orderStatusId).toBe(3);
  });

  it("ends when the order is cancelled, or the store takes charge", async () => {
    const one = await begun();
    await post(one.account, `order/delete?order_id=${one.orderId}`);
    expect((await cartOf(one.account)).cartStatusId).toBe(1);
    const two = await begun();
    await control(`orders/${two.orderId}/advance`);
    expect(await code(post(two.account, "checkout/prepare", { params: {} }))).toBe("msg.order.state");
  });
});

it("keeps notes about orders", async () => {
  const { account } = await shopper("changing");
  const orderId = (await list(account)).orders[0]?.orderId;
  const written = z.object({ note: z.object({ noteId: z.int(), note: z.string() }) });
  const { data } = await ask("note/order/add", written, {
    account,
    json: { order: { orderId }, note: "Tutto bene" },
  });
  await post(account, "note/order/update", { noteId: data.note.noteId, note: "Tutto benissimo" });
  const listed = await ask("note/list/", z.object({ notes: z.array(z.object({ note: z.string() })) }), {
    account,
    json: { orderId },
  });
  expect(listed.data.notes).toMatchObject([{ note: "Tutto benissimo" }]);
  const stranger = await shopper();
  expect(
    await code(post(stranger.account, "note/order/update", { noteId: data.note.noteId, note: "?" })),
  ).toBe("msg.order.unknown");
});
