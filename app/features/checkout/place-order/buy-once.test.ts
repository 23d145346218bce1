import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleCart } from "~/lib/testing/sample-cart";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { PreparedCart } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";
import { buyOnce, toPlacedOrder } from "./buy-once";
import { action } from "../routes/payment";
import { seenLines } from "./seen-lines";

const cart = sampleCart({ state: "locked" });
const gone = sampleCart({ id: 2, items: [] });
const older = sampleOrder({ id: 900 });
const made = sampleOrder({ id: 901, total: cart.total });
const unpaid = sampleOrder({
  id: 901,
  total: cart.total,
  status: "waiting",
  canPay: true,
  payment: { id: 1, kind: "card", name: "Carta" },
});
const prepared: PreparedCart = {
  key: "0f8fad5b-d9cb-469f-a165-70867728950e",
  cartId: cart.id,
  state: "locked",
  total: cart.total,
  newest: older.id,
  terms: true,
};
const ask = { paymentTypeId: 2, idempotencyKey: prepared.key, returnOk: "/ok", returnKo: "/ko" };

const lost = new EbsnError("lost", "checkout/buy");
const refused = (reason: EbsnError["reason"], texts: string[] = []) =>
  new EbsnError("refused", "checkout/buy", { reason, texts });
const thrower = (error: EbsnError) => () => Promise.reject(error);

/** A backend with these orders, newest first, and this cart; both are read at call time. */
function backend({ orders = [older], now = cart }: { orders?: Order[]; now?: Cart } = {}) {
  const state = { orders, cart: now };
  const buy = vi.fn(() =>
    Promise.resolve<{ orderId: number; status: "ordered"; redirectUrl?: string }>({
      orderId: 901,
      status: "ordered",
    }),
  );
  const pay = vi.fn(() => Promise.resolve({ redirectUrl: "https://bank.example/pay" }));
  const { shop, done, context } = testShop({
    session: { user: { id: 1, login: "a@example.com" }, prepared },
    ebsn: {
      cart: { view: () => Promise.resolve(state.cart) },
      checkout: {
        buy,
        paymentTypes: () =>
          Promise.resolve([
            {
              id: 2,
              kind: "onDelivery",
              name: "Alla consegna",
              description: "",
              saved: [],
              needs: "nothing",
            },
          ]),
      },
      orders: {
        list: () =>
          Promise.resolve({
            orders: state.orders.slice(0, 1),
            paging: { page: 1, pages: 1, items: state.orders.length, pageSize: 1 },
          }),
        view: (id) => {
          const order = state.orders.find((order) => order.id === id);
          return order ? Promise.resolve(order) : Promise.reject(refused("other"));
        },
        pay,
      },
    },
  });
  return { shop, done, context, state, buy, pay };
}

type Backend = ReturnType<typeof backend>;
const refuse = (text: string, id?: string) => ({ text, id });
const purchaseOf = (now: Cart) => ({ prepared, cart: now, ask, total: cart.total });
const purchase = ({ shop }: Backend, now: Cart = cart) => buyOnce(shop, purchaseOf(now), refuse);
const place = (answer: unknown) =>
  answer instanceof Response ? [answer.status, answer.headers.get("Location")] : answer;
const completed = [303, "/cart/payment-completed/901"];

describe("an order is made once", () => {
  it("buys a prepared cart and redirects to the bank or the thank-you page", async () => {
    const shop = backend();
    expect(place(await purchase(shop))).toEqual(completed);
    expect(shop.shop.session).toMatchObject({
      prepared: undefined,
      ordered: [{ key: prepared.key, orderId: 901 }],
    });
    const card = backend();
    card.buy.mockResolvedValue({ orderId: 901, status: "ordered", redirectUrl: "https://bank.example/1" });
    expect(place(await purchase(card))).toEqual([303, "https://bank.example/1"]);
  });

  it("opens a new payment for a cart that is gone, not the earlier bank page", async () => {
    const shop = backend({ orders: [unpaid, older], now: gone });
    shop.buy.mockResolvedValue({ orderId: 901, status: "ordered", redirectUrl: "https://bank.example/1" });
    const blind = { ...purchaseOf(gone), prepared: { ...prepared, newest: undefined } };
    expect(place(await buyOnce(shop.shop, blind, refuse))).toEqual([303, "https://bank.example/pay"]);
    expect(shop.pay).toHaveBeenCalledTimes(1);
  });

  // spec attacked: F6 nothing that adds is repeated blindly; a lost answer is looked up
  it("F6: finds the order after a lost response, and stores it for the form", async () => {
    const shop = backend();
    shop.buy.mockImplementation(() => {
      shop.state.orders = [made, older];
      shop.state.cart = gone;
      return Promise.reject(lost);
    });
    expect(place(await purchase(shop))).toEqual(completed);
    expect(shop.shop.session.ordered).toEqual([{ key: prepared.key, orderId: 901 }]);
    expect(shop.buy).toHaveBeenCalledTimes(1);
  });

  // spec attacked: F6 nothing that adds is repeated blindly; a lost answer is looked up
  it("F6: keeps the cart for another try after a lost response without an order", async () => {
    const shop = backend();
    shop.buy.mockImplementation(thrower(lost));
    expect(await purchase(shop)).toEqual({ text: "checkout.errors.notSent", id: undefined });
    expect(shop.buy).toHaveBeenCalledTimes(1);
    expect(shop.shop.session.prepared).toBe(prepared);
  });

  // spec attacked: F6 nothing that adds is repeated blindly; a lost answer is looked up
  it("F6: leads to the orders with a warning if neither cart nor order is found", async () => {
    const shop = backend();
    shop.buy.mockImplementation(() => {
      shop.state.cart = gone;
      return Promise.reject(lost);
    });
    expect(place(await purchase(shop))).toEqual([303, "/profile/orders"]);
    expect(shop.done.flashes).toEqual([{ kind: "warn", text: "checkout.errors.unsure" }]);
  });

  // spec orders: a changed order is paid again and takes the old one's place; its cart stays in state 7 while it is locked
  it("F6: leads to the orders after a lost response if another cart has come back", async () => {
    const waited = sampleCart({ id: 7 });
    const shop = backend();
    shop.buy.mockImplementation(() => {
      shop.state.cart = waited;
      return Promise.reject(lost);
    });
    expect(place(await purchase(shop))).toEqual([303, "/profile/orders"]);
    expect(shop.done.flashes).toEqual([{ kind: "warn", text: "checkout.errors.unsure" }]);
  });

  // spec paying: an order that is changed keeps its way to pay, without saved cards to choose; what is held must cover the new total
  // spec orders: a changed order is paid again and takes the old one's place; its cart stays in state 7 while it is locked <- app/features/checkout/place-order/buy-once.ts, workers/sandbox/commerce/cart/current-cart.ts
  it("records the replaced order with or without a response, and ends the change", async () => {
    const changing = sampleCart({ state: "changing", changes: { orderId: 900 } });
    const change = { prepared: { ...prepared, state: "changing" as const }, cart: changing, ask };
    for (const isLost of [false, true]) {
      const shop = backend({ now: changing });
      shop.shop.updateSession({ changing: 900 });
      shop.buy.mockImplementation(() => {
        shop.state.orders = [made, older];
        return isLost ? Promise.reject(lost) : Promise.resolve({ orderId: 901, status: "ordered" as const });
      });
      expect(place(await buyOnce(shop.shop, { ...change, total: made.total }, refuse))).toEqual(completed);
      expect(shop.shop.session.changed).toEqual({ id: 901, before: 900 });
      expect(shop.shop.session.changing).toBeUndefined();
    }
  });

  it("leads a second tab to the order, with an empty or a new cart", async () => {
    for (const now of [gone, sampleCart({ id: 2 })]) {
      const shop = backend({ orders: [made, older], now });
      expect(place(await purchase(shop, now))).toEqual(completed);
      expect(shop.buy).not.toHaveBeenCalled();
    }
  });

  it("a second tab that is refused because the first was faster is led to the order", async () => {
    const shop = backend();
    shop.buy.mockImplementation(() => {
      shop.state.orders = [made, older];
      return Promise.reject(refused("notPrepared"));
    });
    expect(place(await purchase(shop))).toEqual(completed);
  });

  it("never buys a cart other than the prepared cart", async () => {
    const now = sampleCart({ id: 2 });
    const shop = backend({ now });
    expect(place(await purchase(shop, now))).toEqual([303, "/checkout"]);
    expect(shop.buy).not.toHaveBeenCalled();
    expect(shop.done.flashes).toEqual([{ kind: "warn", text: "checkout.errors.prepare" }]);
  });

  it("an empty cart without an order asks the backend, which may know the key", async () => {
    const shop = backend({ now: gone });
    shop.buy.mockImplementation(() => {
      shop.state.orders = [made, older];
      return Promise.resolve({ orderId: 901, status: "ordered" });
    });
    expect(place(await purchase(shop, gone))).toEqual(completed);
    expect(shop.buy).toHaveBeenCalledWith(ask);
  });

  it("an order at another price is not taken for this form's", async () => {
    const shop = backend({ orders: [sampleOrder({ id: 901, total: 1 }), older] });
    shop.buy.mockImplementation(thrower(lost));
    expect(await purchase(shop)).toMatchObject({ text: "checkout.errors.notSent" });
  });
});

describe("a refused order", () => {
  const outcome = async (error: EbsnError) => {
    const shop = backend();
    shop.buy.mockImplementation(thrower(error));
    return { answer: place(await purchase(shop)), flashes: shop.done.flashes };
  };

  it("names the way of paying at its field", async () => {
    const { answer } = await outcome(refused("unknownPayment"));
    expect(answer).toEqual({ text: "checkout.errors.paymentUnknown", id: "payment" });
  });

  it("names a rejected card or a missing invoice person at its field", async () => {
    const answers = await Promise.all(
      (["savedPayment", "billingNeeded"] as const).map(
        async (reason) => (await outcome(refused(reason))).answer,
      ),
    );
    expect(answers).toEqual([
      { text: "checkout.errors.saved", id: "payment" },
      { text: "checkout.errors.billing", id: "person" },
    ]);
  });

  // spec paying: an order that is changed keeps its way to pay, without saved cards to choose; what is held must cover the new total
  it("leads to the summary with the reason if the amount held is too small", async () => {
    const own = "Il nuovo totale supera l'importo già autorizzato.";
    for (const [texts, text] of [
      [[], "checkout.errors.aboveHeld"],
      [[own], own],
    ] as const)
      expect(await outcome(refused("aboveHeld", [...texts]))).toEqual({
        answer: [303, "/checkout"],
        flashes: [{ kind: "error", text }],
      });
  });

  it("leads back to the summary if no cart is prepared any more", async () => {
    for (const reason of ["notPrepared", "emptyCart"] as const)
      expect((await outcome(refused(reason))).answer).toEqual([303, "/checkout"]);
  });

  // spec §8: codes of the popup list: a notification with OK, a piece of the page without script <- app/features/checkout/place-order/buy-once.ts
  it("leads to the step that is missing, or back to the summary with the backend's own words", async () => {
    expect((await outcome(refused("slotNeeded"))).answer).toEqual([303, "/delivery/timeslot?back=/checkout"]);
    expect(await outcome(refused("soldOut", ["Mele: esaurite."]))).toEqual({
      answer: [303, "/checkout"],
      flashes: [{ kind: "error", text: "checkout.errors.availability Mele: esaurite.", popup: true }],
    });
  });

  it("W3: names what costs something else than the form showed, and the total", async () => {
    const [item, ...others] = cart.items;
    if (!item) throw new Error("the cart has a line");
    const shop = backend();
    shop.buy.mockImplementation(() => {
      shop.state.cart = { ...cart, items: [{ ...item, total: item.total + 7 }, ...others] };
      return Promise.reject(refused("priceChanged"));
    });
    const asked = { ...purchaseOf(cart), lines: seenLines(cart) };
    expect(place(await buyOnce(shop.shop, asked, refuse))).toEqual([303, "/checkout"]);
    expect(shop.done.flashes).toEqual([
      { kind: "error", text: "checkout.errors.line checkout.errors.total" },
    ]);
  });

  it("a session that died, or a backend that is down, is everybody's business", async () => {
    for (const kind of ["session", "down"] as const) {
      const shop = backend();
      shop.buy.mockImplementation(thrower(new EbsnError(kind, "checkout/buy")));
      await expect(purchase(shop)).rejects.toMatchObject({ kind });
    }
  });
});

describe("an order that was made already", () => {
  it("leads to the thank-you page if it is paid or cannot be paid", async () => {
    const shop = backend({ orders: [made] });
    expect(place(await toPlacedOrder(shop.shop, 901))).toEqual(completed);
    expect(shop.pay).not.toHaveBeenCalled();
    const waits = backend({ orders: [unpaid] });
    waits.pay.mockImplementation(thrower(refused("orderState")));
    expect(place(await toPlacedOrder(waits.shop, 901))).toEqual(completed);
  });

  it("leads to the bank while it waits for its payment", async () => {
    const { shop } = backend({ orders: [unpaid] });
    expect(place(await toPlacedOrder(shop, 901))).toEqual([303, "https://bank.example/pay"]);
  });

  it("opens no payment for a bank transfer, and shows the order after a lost response", async () => {
    const transfer = { ...unpaid, payment: { id: 17, kind: "bankTransfer", name: "" } } as const;
    const waits = backend({ orders: [transfer] });
    expect(place(await toPlacedOrder(waits.shop, 901))).toEqual(completed);
    expect(waits.pay).not.toHaveBeenCalled();
    const open = backend({ orders: [unpaid] });
    open.pay.mockImplementation(thrower(lost));
    expect(place(await toPlacedOrder(open.shop, 901))).toEqual(completed);
  });

  it("answers 404 for an order the shopper does not have, and rethrows a backend failure", async () => {
    await expect(toPlacedOrder(backend().shop, 777)).rejects.toMatchObject({ init: { status: 404 } });
    const down = backend({ orders: [unpaid] });
    down.pay.mockImplementation(thrower(new EbsnError("down", "order/payment")));
    await expect(toPlacedOrder(down.shop, 901)).rejects.toMatchObject({ kind: "down" });
  });
});

describe("the payment form", () => {
  const send = (backend: Backend, fields: Record<string, string> = {}) =>
    action({
      context: backend.context,
      params: {},
      request: new Request("http://loggia.localhost/payment", {
        method: "POST",
        body: new URLSearchParams({ payment: "2", key: prepared.key, cents: String(cart.total), ...fields }),
      }),
    });
  const other = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

  it("sent twice makes one order, the second time without asking for another", async () => {
    const shop = backend();
    shop.buy.mockImplementation(() => {
      shop.state.orders = [made, older];
      shop.state.cart = gone;
      return Promise.resolve({ orderId: 901, status: "ordered" });
    });
    expect(place(await send(shop))).toEqual(completed);
    expect(place(await send(shop))).toEqual(completed);
    expect(shop.buy).toHaveBeenCalledTimes(1);
  });

  it("buys no cart with another form's key, and redirects if the cart is gone", async () => {
    const shop = backend();
    expect(await send(shop, { key: other })).toMatchObject({
      data: { text: "checkout.errors.key" },
      init: { status: 422 },
    });
    const empty = backend({ now: gone });
    expect(place(await send(empty, { key: other }))).toEqual([303, "/checkout"]);
    expect([shop.buy, empty.buy].map((buy) => buy.mock.calls)).toEqual([[], []]);
  });

  it("buys no cart with another total", async () => {
    const shop = backend();
    expect(await send(shop, { cents: "1" })).toMatchObject({ data: { text: "checkout.errors.total" } });
    expect(shop.buy).not.toHaveBeenCalled();
  });
});
