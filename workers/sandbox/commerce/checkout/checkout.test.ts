import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control } from "../../kernel/testing";
import {
  buy,
  cartData,
  cartOf,
  chooseSlot,
  code,
  freshShop,
  isPlain,
  orderOf,
  post,
  productWith,
  readyShopper,
  returns,
  settleIn,
  shopper,
  slotWith,
} from "../testing";

beforeEach(freshShop);

const prepare = (account: string) => post(account, "checkout/prepare", { params: {} });
const types = async (account: string) => {
  const data = z.object({ paymentTypes: z.array(z.object({ paymentTypeId: z.int() })) });
  return (await ask("payment-type/list-auth", data, { account })).data.paymentTypes.map(
    (type) => type.paymentTypeId,
  );
};
const pay = (url: string | undefined, action: string) =>
  call(new URL(url ?? "http://x").pathname.replace("/t/loggia", ""), { form: { action } });

describe("prepare", () => {
  // spec §8: prepare that meets a lost slot or a price that rose says the cause; the backend names the nearest of several
  it("names the nearest cause", async () => {
    const { account } = await shopper();
    expect(await code(prepare(account))).toBe("msg.cart.empty");
    const product = await productWith(isPlain);
    await post(account, "cart/add", { items: [{ productId: product.productId, quantity: 1 }] });
    expect(await code(prepare(account))).toBe("msg.address.needed");
    await settleIn(account);
    expect(await code(prepare(account))).toBe("msg.timeslot.needed");
    const slot = await slotWith(account, "empty", 1);
    await chooseSlot(account, slot.date, slot.id);
    expect(await code(prepare(account))).toBe("msg.checkout.minimum");
    await control("clock", { advanceMinutes: 3 * 24 * 60 });
    expect(await code(prepare(account))).toBe("msg.timeslot.expired");
  });

  // spec §4: prepare locks the cart; buy places the order; the cart is then reloaded <- app/ebsn/orders/calls/checkout.ts, app/features/checkout/routes/payment.tsx
  it("locks the cart for 15 minutes, or until it is released", async () => {
    const { account, product } = await readyShopper();
    const data = z.object({ cart: cartData, prepareId: z.string(), expires: z.string() });
    const first = await ask("checkout/prepare", data, { account, json: { params: {} } });
    expect(first.data.cart.cartStatusId).toBe(2);
    expect(first.data.expires).toMatch(/^2026-11-24T10:15:/);
    const change = () =>
      post(account, "cart/add", { items: [{ productId: product.productId, quantity: 1 }] });
    expect(await code(change())).toBe("msg.cart.locked");
    expect(await code(post(account, "store-proximity/select", { store_id: 5 }))).toBe("msg.cart.locked");
    await post(account, "checkout/prepare", { params: { release: true } });
    expect(await code(change())).toBeUndefined();
    await prepare(account);
    await control("clock", { advanceMinutes: 16 });
    expect(await code(change())).toBeUndefined();
  });

  it("reports a slot that filled up, and goes on with another", async () => {
    const { account, name, slot } = await readyShopper();
    await control("scenario", { name: "slot-full", on: true, shopper: name });
    expect(await code(prepare(account))).toBe("msg.timeslot.full");
    expect(await code(prepare(account))).toBe("msg.timeslot.full");
    expect((await cartOf(account)).totalItems).toBe(1);
    const other = await slotWith(account, "empty");
    expect(other).not.toEqual(slot);
    await chooseSlot(account, other.date, other.id);
    expect(await code(prepare(account))).toBeUndefined();
  });

  it("reports risen prices once", async () => {
    const { account, name } = await readyShopper();
    const before = await cartOf(account);
    await control("scenario", { name: "price-changed", on: true, shopper: name });
    expect((await cartOf(account)).itemsTotal).toBeGreaterThan(before.itemsTotal);
    expect(await code(prepare(account))).toBe("msg.checkout.priceChanged");
    expect(await code(prepare(account))).toBeUndefined();
  });

  it("reports sold-out goods if another shopper bought the last pieces", async () => {
    const [one, two] = [await readyShopper(), await readyShopper()];
    const scarce = await productWith(
      (product) =>
        product.available > 1 && product.available < 30 && isPlain({ ...product, available: 100_000_000 }),
    );
    for (const { account } of [one, two])
      await post(account, "cart/add", {
        items: [{ productId: scarce.productId, quantity: scarce.available }],
      });
    await prepare(one.account);
    await prepare(two.account);
    const { orderId } = (await buy(one.account, 2, "a")).data;
    expect(
      await code(post(two.account, "checkout/buy", { params: { payment_type_id: 2, payment_data: "{}" } })),
    ).toBe("msg.cart.availability.errors");
    const view = await cartOf(two.account);
    expect(view.cartStatusId).toBe(1);
    expect(view.cartItems.find((item) => item.product.productId === scarce.productId)?.warning).toBe(
      "msg.cart.availability.errors",
    );
    await post(one.account, `order/delete?order_id=${orderId}`);
    const { cartItems } = await cartOf(two.account);
    expect(cartItems.map((item) => item.product.productId)).toContain(scarce.productId);
    expect(cartItems.flatMap(({ warning }) => warning ?? [])).toEqual([]);
  });
});

describe("buy", () => {
  // spec §4: prepare locks the cart; buy places the order; the cart is then reloaded
  // spec §7: checkout/prepare, buy, prebilled-amount; payment-type/list-auth
  it("places an order that is paid on delivery, once for a key", async () => {
    const { account, name, quantity } = await readyShopper();
    await prepare(account);
    const total = (await cartOf(account)).totalPrice;
    const [first, second] = await Promise.all([buy(account, 2, "key-1"), buy(account, 2, "key-1")]);
    expect(second.data).toEqual(first.data);
    expect(first.data.orderStatusId).toBe(3);
    expect((await buy(account, 1, "key-1")).data).toEqual(first.data);
    const order = await orderOf(account, first.data.orderId);
    expect(order).toMatchObject({ grossTotal: total, canModify: true, canDelete: true, canPay: false });
    expect(order.orderItems?.[0]?.quantity).toBe(quantity);
    expect(await cartOf(account)).toMatchObject({ totalItems: 0, cartStatusId: 1 });
    const mails = z.object({ mails: z.array(z.object({ subject: z.string() })) });
    expect(mails.parse(await (await call(`/sandbox/mail?to=${name}`)).json()).mails).toHaveLength(1);
  });

  // spec §9: payment types 1 and 2
  it("needs a valid prepare, a known payment, and one's own key", async () => {
    const [one, two] = [await readyShopper(), await readyShopper()];
    const plainBuy = (account: string, more: object = {}) =>
      code(post(account, "checkout/buy", { params: { payment_type_id: 2, payment_data: "{}", ...more } }));
    expect(await plainBuy(one.account)).toBe("msg.checkout.prepare");
    await prepare(one.account);
    for (const payment_type_id of [0, 3, -1, "abc", null, 1e30]) {
      expect(await plainBuy(one.account, { payment_type_id })).toBe("msg.payment.unknown");
    }
    expect(await plainBuy(one.account, { user_payment_auth_id: 77 })).toBe("msg.payment.unknown");
    await buy(one.account, 2, "mine");
    const stranger = { payment_data: JSON.stringify({ idempotency_key: "mine" }) };
    expect(await plainBuy(two.account, stranger)).toBe("msg.checkout.prepare");
    await prepare(two.account);
    await control("clock", { advanceMinutes: 16 });
    expect(await plainBuy(two.account, { payment_data: "{malformed" })).toBe("msg.checkout.prepare");
    expect(await code(post(two.account, "checkout/buy", "null"))).toBeDefined();
  });

  it("offers no payment on delivery at a locker", async () => {
    const { account } = await readyShopper();
    expect(await types(account)).toEqual([1, 2, 13, 17, 18]);
    await post(account, "store-proximity/select", { store_id: 7 });
    expect(await types(account)).toEqual([1, 13, 17]);
    const slot = await slotWith(account, "empty");
    await chooseSlot(account, slot.date, slot.id);
    await prepare(account);
    expect(
      await code(post(account, "checkout/buy", { params: { payment_type_id: 2, payment_data: "{}" } })),
    ).toBe("msg.payment.unknown");
  });
});

describe("the gateway", () => {
  const waiting = async () => {
    const who = await readyShopper();
    await prepare(who.account);
    const { data } = await buy(who.account, 1, "card");
    return { ...who, orderId: data.orderId, url: data.redirectUrl, status: data.orderStatusId };
  };

  it("shows the sum, takes the payment once, and leads back", async () => {
    const { account, orderId, url, status } = await waiting();
    expect(status).toBe(1);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:8788\/t\/loggia\/gateway\//);
    const page = await call(new URL(url ?? "").pathname.replace("/t/loggia", ""));
    const text = await page.text();
    for (const words of ["La Loggia", "Paga", "Rifiuta il pagamento", "Annulla e torna al negozio"])
      expect(text).toContain(words);
    const paid = await pay(url, "accept");
    expect([paid.status, paid.headers.get("location")]).toEqual([303, `http://shop.localhost/ok/${orderId}`]);
    expect((await pay(url, "refuse")).headers.get("location")).toBe(`http://shop.localhost/ok/${orderId}`);
    expect(await orderOf(account, orderId)).toMatchObject({
      orderStatusId: 3,
      transactionStatus: 2,
      canModify: false,
      canDelete: true,
    });
  });

  // spec §4: payment failure suspends the order; retried, else cancelled by itself
  // spec §7: order/list, view, delete, payment; cart/add-all-from-order
  it("suspends a refused or abandoned payment, which can be paid again", async () => {
    const { account, orderId, url } = await waiting();
    expect((await pay(url, "refuse")).headers.get("location")).toBe(`http://shop.localhost/ko/${orderId}`);
    expect(await orderOf(account, orderId)).toMatchObject({
      orderStatusId: 2,
      transactionStatus: 0,
      canPay: true,
    });
    const again = await ask("order/payment", z.object({ redirectUrl: z.string() }), {
      account,
      json: { order_id: orderId, ...returns },
    });
    await pay(again.data.redirectUrl, "abandon");
    expect((await orderOf(account, orderId)).orderStatusId).toBe(2);
    await pay(again.data.redirectUrl, "accept");
    expect((await orderOf(account, orderId)).orderStatusId).toBe(3);
  });

  it("refuses the payment of a shopper with the scenario payment-refused", async () => {
    const { orderId, url, name } = await waiting();
    await control("scenario", { name: "payment-refused", on: true, shopper: name });
    expect((await pay(url, "accept")).headers.get("location")).toBe(`http://shop.localhost/ko/${orderId}`);
  });

  it("takes no money for an order that the clock has cancelled", async () => {
    const { account, orderId, url, name } = await waiting();
    await control("clock", { advanceMinutes: 31 });
    expect((await pay(url, "accept")).headers.get("location")).toBe(`http://shop.localhost/ko/${orderId}`);
    expect(await orderOf(account, orderId)).toMatchObject({
      orderStatusId: 10,
      transactionStatus: 5,
      canPay: false,
    });
    expect(await code(post(account, "order/payment", { order_id: orderId, ...returns }))).toBe(
      "msg.order.state",
    );
    const mails = z.object({ mails: z.array(z.object({ subject: z.string() })) });
    const [latest] = mails.parse(await (await call(`/sandbox/mail?to=${name}`)).json()).mails;
    expect(latest?.subject).toContain("annullato");
  });

  it("can be left for a payment on delivery", async () => {
    const { account, orderId } = await waiting();
    expect(
      await code(post(account, "order/modify-payment-type", { order_id: orderId, payment_type_id: 11 })),
    ).toBe("msg.payment.unknown");
    await post(account, "order/modify-payment-type", {
      order_id: orderId,
      payment_type_id: 2,
      payment_data: "{}",
    });
    expect(await orderOf(account, orderId)).toMatchObject({ orderStatusId: 3, canModify: true });
  });

  it("knows no other tokens", async () => {
    expect((await call("/gateway/somebody")).status).toBe(404);
    expect((await call("/gateway/somebody", { form: { action: "accept" } })).status).toBe(404);
  });
});

// spec §7: checkout/prepare, buy, prebilled-amount; payment-type/list-auth
// spec §9: pre-authorisation on weighed goods: how much more the backend asks of a card
it("asks more of a card for weighed goods", async () => {
  const { account } = await readyShopper();
  const amount = async (type: unknown) =>
    ask(`checkout/prebilled-amount?payment_type_id=${type}`, z.object({ amount: z.number().optional() }), {
      account,
    });
  const { totalPrice } = await cartOf(account);
  expect((await amount(1)).data.amount).toBe(totalPrice);
  const loose = await productWith(
    (product) =>
      product.productInfos["TIPOLOGIA"] === "Confezione" &&
      product.priceUnitDisplay === "kg" &&
      product.available === 100_000_000 &&
      !product.selectOptions,
  );
  await post(account, "cart/add", { items: [{ productId: loose.productId, quantity: 1 }] });
  const dearer = (await cartOf(account)).totalPrice;
  expect((await amount(1)).data.amount).toBeCloseTo(dearer * 1.2, 1);
  expect((await amount(2)).data.amount).toBe(dearer);
  expect((await amount("x")).response.errors[0]?.error).toBe("msg.payment.unknown");
});
