import { describe, expect, it, vi } from "vitest";
import { tenants } from "#tenants/registry";
import { EbsnError } from "~/ebsn/errors";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { SessionData } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";
import { action } from "../routes/checkout";
import { fingerprint } from "./order-at-once";
import { seenLines } from "./seen-lines";

const cart = sampleCart();
const older = sampleOrder({ id: 900 });
const made = sampleOrder({ id: 901, total: cart.total });
const gone = sampleCart({ id: 2, items: [], total: 0 });
const next = sampleCart({ id: 2 });
const shown = {
  cart: String(cart.id),
  newest: "900",
  cents: String(cart.total),
  changing: "0",
  seen: await fingerprint(cart),
};
const refused = (reason: EbsnError["reason"]) => new EbsnError("refused", "world", { reason });

type Standing = { cart: Cart; orders: Order[] };
type More = { session?: Partial<SessionData>; prepare?: (now: Standing) => Cart };

/**
 * Sends a one-click order to a backend in this state; returns the redirect or the page's data, and
 * the calls made.
 */
async function send(standing: Partial<Standing>, { session, prepare }: More = {}, fields: object = shown) {
  const now: Standing = { cart, orders: [older], ...standing };
  const buy = vi.fn(() => {
    now.orders = [made, ...now.orders];
    return Promise.resolve({ orderId: made.id, status: "ordered" as const });
  });
  const prepared = vi.fn(async () => prepare?.(now) ?? now.cart);
  const setInvoice = vi.fn(async () => now.cart);
  const { context, shop, done } = testShop({
    session: { user: { id: 1, login: "a@example.com" }, ...session },
    ebsn: {
      cart: { view: async () => now.cart, setInvoice },
      checkout: {
        buy,
        prepare: prepared,
        paymentTypes: async () => [
          { id: 2, kind: "onDelivery", needs: "nothing", name: "Alla consegna", saved: [] },
          { id: 7, kind: "summaryInvoice", needs: "billing", name: "Fattura", saved: [] },
        ],
      },
      orders: {
        list: async () => {
          // It is answered after the calls made at the same time.
          await Promise.resolve();
          return {
            orders: now.orders.slice(0, 1),
            paging: { page: 1, pages: 1, items: now.orders.length, pageSize: 1 },
          };
        },
        view: async (id) => now.orders.find((order) => order.id === id) ?? older,
      },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    },
  });
  const body = new URLSearchParams({ terms: "on", payment: "2", ...fields });
  const request = new Request("http://loggia.localhost/checkout", { method: "POST", body });
  const answer = await action({ context, params: {}, request });
  const said = answer instanceof Response ? answer.headers.get("Location") : answer.data;
  return {
    said,
    bought: buy.mock.calls.length,
    prepared: prepared.mock.calls.length,
    invoices: setInvoice.mock.calls.length,
    session: shop.session,
    flashes: done.flashes.map(({ text }) => text),
  };
}

const thanks = "/cart/payment-completed/901";

describe("a checkout that orders at once", () => {
  // spec again: checkout and payment are one page for who has nothing left to choose <- app/features/checkout/place-order/order-at-once.ts, app/features/checkout/payment-methods/usual-payment.ts
  it("prepares and orders what it showed", async () => {
    expect(await send({})).toMatchObject({ said: thanks, bought: 1, prepared: 1 });
  });

  it("asks for the terms first, and for a way to pay that is offered", async () => {
    expect(await send({}, {}, { ...shown, terms: "" })).toMatchObject({
      said: { terms: "checkout.termsMissing" },
      prepared: 0,
    });
    for (const payment of ["99", "", "7"])
      expect((await send({}, {}, { ...shown, payment })).bought, payment).toBe(0);
  });

  it("C6: leads to the payment page with or without the terms, and orders no cart", async () => {
    for (const terms of ["", "on"]) {
      const { said, bought, session } = await send({}, {}, { ...shown, terms, otherWay: "1" });
      expect([said, bought, session.prepared?.terms], terms).toEqual(["/payment", 0, terms === "on"]);
    }
  });

  it("says another total, and orders it only where it was shown", async () => {
    const dearer = sampleCart({ total: cart.total + 100 });
    const before = await send({ cart: dearer });
    expect(before).toMatchObject({ said: { notice: "checkout.errors.total" }, bought: 0, prepared: 0 });
    const meanwhile = await send({}, { prepare: () => dearer });
    expect(meanwhile).toMatchObject({ said: "/payment", bought: 0, prepared: 1 });
  });

  it("W3: says which line costs something else, where the total it showed is another by now", async () => {
    const [item] = cart.items;
    if (!item) throw new Error("the cart has a line");
    const items = [{ ...item, total: item.total + 100 }, ...cart.items.slice(1)];
    const dearer = sampleCart({ items, total: cart.total + 100 });
    const lines = seenLines(cart);
    const notice = "checkout.errors.line checkout.errors.total";
    expect(await send({ cart: dearer }, {}, { ...shown, lines })).toMatchObject({
      said: { notice },
      bought: 0,
    });
    const prepare = () => {
      throw refused("priceChanged");
    };
    const meanwhile = await send({}, { prepare }, { ...shown, lines });
    expect(meanwhile).toMatchObject({ said: { notice: "checkout.errors.total" }, bought: 0 });
  });

  it("W3: says so too where the form leads to the payment's page, before it or on it", async () => {
    const items = cart.items.map((item) => ({ ...item, total: item.total + 100 }));
    const dearer = sampleCart({ items, total: cart.total + 100 * items.length });
    const fields = { payment: "", cents: shown.cents, lines: seenLines(cart) };
    const notice = `${items.map(() => "checkout.errors.line").join(" ")} checkout.errors.total`;
    const risen = (now: Standing) => {
      now.cart = dearer;
      throw refused("priceChanged");
    };
    expect(await send({}, { prepare: risen }, fields)).toMatchObject({ said: { notice }, bought: 0 });
    const prepared = await send({}, { prepare: () => dearer }, fields);
    expect(prepared).toMatchObject({ said: "/payment", flashes: [notice] });
    expect(await send({}, {}, fields)).toMatchObject({ said: "/payment", flashes: [] });
  });

  it("leads to the payment where it cannot be read, or where there is an order since", async () => {
    for (const fields of [{}, { ...shown, cart: "x" }, { ...shown, cents: "-1" }])
      expect(await send({}, {}, fields)).toMatchObject({ said: "/payment", bought: 0, prepared: 1 });
    expect(await send({ orders: [made, older] })).toMatchObject({ said: "/payment", bought: 0 });
  });

  it("finds the order of a cart that is gone, though the answer and its cookies were lost", async () => {
    expect(await send({ cart: gone, orders: [made, older] })).toMatchObject({
      said: thanks,
      bought: 0,
      prepared: 0,
    });
    expect(await send({ cart: next, orders: [made, older] })).toMatchObject({
      said: thanks,
      bought: 0,
      prepared: 0,
    });
  });

  it("orders no changed cart at the same total, but shows the changes first", async () => {
    const [item] = cart.items;
    const others: Partial<Cart>[] = [
      { slot: cart.slot && { ...cart.slot, id: 77 } },
      { address: cart.address && { ...cart.address, id: 77 } },
      { items: item ? [{ ...item, substitute: "Penne" }, ...cart.items.slice(1)] : [] },
      { items: item ? [{ ...item, product: { ...item.product, id: 77 } }, ...cart.items.slice(1)] : [] },
    ];
    for (const other of others) {
      const changed = sampleCart(other);
      const before = await send({ cart: changed });
      expect(before).toMatchObject({ said: { notice: "checkout.errors.changed" }, bought: 0, prepared: 0 });
      const meanwhile = await send({}, { prepare: () => changed });
      expect(meanwhile).toMatchObject({ said: "/payment", bought: 0 });
    }
  });

  const key = "0f8fad5b-d9cb-469f-a165-70867728950e";
  it("takes an order for its own only if the form was prepared before it", async () => {
    const prepared = { key, cartId: 2, state: "open", total: cart.total } as const;
    const since = (newest: number) =>
      send({ cart: next, orders: [made, older] }, { session: { prepared: { ...prepared, newest } } });
    expect(await since(901)).toMatchObject({ said: "/checkout", bought: 0, prepared: 0 });
    expect(await since(899)).toMatchObject({ said: thanks, bought: 0, prepared: 0 });
  });

  it("stores a wanted invoice in the cart and leads to the payment's page", async () => {
    const invoiced = sampleCart({
      scope: { ...cart.scope, warehouse: tenants.loggia.invoiceWarehouses[0] ?? 0 },
    });
    const fields = { ...shown, seen: await fingerprint(invoiced), invoice: "on" };
    expect(await send({ cart: invoiced }, {}, fields)).toMatchObject({
      said: "/payment",
      bought: 0,
      prepared: 1,
      invoices: 1,
    });
    expect(await send({ cart: invoiced }, {}, { ...fields, invoice: "" })).toMatchObject({
      said: thanks,
      invoices: 0,
    });
  });

  it("clears an invoice that this form unticked, but not another tab's", async () => {
    const invoiced = sampleCart({
      wantsInvoice: true,
      scope: { ...cart.scope, warehouse: tenants.loggia.invoiceWarehouses[0] ?? 0 },
    });
    const fields = { ...shown, seen: await fingerprint(invoiced) };
    expect(await send({ cart: invoiced }, {}, fields)).toMatchObject({
      said: "/payment",
      bought: 0,
      invoices: 0,
    });
    expect(await send({ cart: invoiced }, {}, { ...fields, invoiced: "on" })).toMatchObject({
      said: thanks,
      invoices: 1,
    });
  });

  it("changes no invoice of the next cart", async () => {
    const wanting = sampleCart({ ...next, wantsInvoice: true });
    for (const fields of [shown, { ...shown, invoice: "on" }])
      expect(await send({ cart: wanting, orders: [made, older] }, {}, fields)).toMatchObject({
        said: thanks,
        invoices: 0,
      });
  });

  it("claims no change of an order that was begun after its form", async () => {
    const again = await send({ cart: next, orders: [made, older] }, { session: { changing: 901 } });
    expect(again.session).toMatchObject({ changing: 901 });
    expect(again.session.changed).toBeUndefined();
    const fields = { ...shown, changing: "900" };
    const change = await send({ cart: next, orders: [made, older] }, { session: { changing: 900 } }, fields);
    expect(change.session).toMatchObject({ changed: { id: 901, before: 900 } });
  });

  it("finds its order where the same form, sent twice at once, was faster", async () => {
    const answer = await send(
      {},
      {
        prepare: (now) => {
          now.orders = [made, older];
          now.cart = gone;
          throw refused("emptyCart");
        },
      },
    );
    expect(answer).toMatchObject({ said: thanks, bought: 0, prepared: 1 });
  });

  it("finds its order if another press was faster between preparing and reading", async () => {
    const answer = await send(
      {},
      {
        prepare: (now) => {
          now.orders = [made, older];
          now.cart = gone;
          return cart;
        },
      },
    );
    expect(answer).toMatchObject({ said: thanks, bought: 0 });
  });
});
