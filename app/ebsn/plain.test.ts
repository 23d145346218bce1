import { expect, test } from "vitest";
import { answering, shopperEbsn, testBackend } from "./testing/test-backend";
import { answer, apples, cart, pasta } from "./testing/wire-samples";

const server = testBackend();
const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 1 };

const {
  itemsTotal: _items,
  variableTotal: _weighed,
  estimatedMax: _most,
  minimumOrder: _least,
  ...plainCart
} = cart;

// spec attacked: S15 a backend without our inventions
test("S15: reads the cart after a choice with a response without one", async () => {
  const view = answering("get", "cart/view", answer(plainCart));
  server.use(
    view.handler,
    answering("post", "user-address/select", answer({})).handler,
    answering("post", "store-proximity/select", answer({})).handler,
    answering("get", "timeslot/select", answer({})).handler,
    answering("post", "checkout/prepare", answer({})).handler,
  );
  const { places, slots, checkout } = shopperEbsn();
  const chosen = [
    await places.selectAddress(70),
    await places.selectStore(1),
    await slots.select("2026-11-27", 4),
    await checkout.prepare(),
  ];
  expect(chosen.map(({ id }) => id)).toEqual([5, 5, 5, 5]);
  expect(view.seen).toHaveLength(4);
});

// spec attacked: S15 a backend without our inventions
test("S15: computes missing sums from the lines, with weighed products at the max", async () => {
  server.use(answering("get", "cart/view", answer(plainCart)).handler);
  expect(await shopperEbsn().cart.view()).toMatchObject({
    itemsTotal: 177,
    variableTotal: 110,
    total: 877,
    estimatedMax: 888,
    minimumOrder: undefined,
  });
});

// spec attacked: S15 a backend without our inventions
test("S15: reads a line's options and stock warning from its product", async () => {
  const option = {
    parameterName: "CUT",
    name: "Taglio",
    mode: "radio",
    values: [{ key: "1", name: "Sottile" }],
  };
  const [line] = cart.cartItems;
  const lines = [
    { ...line, product: { ...pasta, selectOptions: [{ ...option, selected: { key: "1" } }] } },
    { ...line, itemId: 3, product: { ...pasta, available: 0 } },
  ];
  server.use(answering("get", "cart/view", answer({ ...plainCart, cartItems: lines })).handler);
  const { items } = await shopperEbsn().cart.view();
  expect(items.map(({ options, warning }) => [options, warning])).toEqual([
    [{ CUT: "1" }, undefined],
    [undefined, "soldOut"],
  ]);
});

// spec attacked: S15 a backend without our inventions
test.each([
  [1, 1, { canPay: true, canCancel: true, canModify: false }],
  [3, 2, { canPay: false, canCancel: true, canModify: true }],
  [3, 1, { canPay: false, canCancel: true, canModify: false }],
  [5, 2, { canPay: false, canCancel: false, canModify: false }],
])(
  "S15: allowed actions follow from state %i and payment type %i",
  async (orderStatusId, paymentTypeId, may) => {
    const order = {
      orderId: 900,
      orderStatusId,
      orderDate: "24/11/2026 10:05",
      grossTotal: 9.48,
      paymentType: { paymentTypeId, name: "Modo" },
      orderItems: [{ orderItemId: 1, productId: 12, product: apples, quantity: 1.2, grossTotal: 2.58 }],
    };
    const { orderItems: _lines, ...listed } = order;
    server.use(
      answering("get", "order/view", answer(order)).handler,
      answering("get", "order/list", answer({ orders: [listed], page })).handler,
    );
    const { orders } = shopperEbsn();
    expect(await orders.view(900)).toMatchObject({
      ...may,
      itemsTotal: 258,
      variableTotal: 258,
      estimatedMax: 974,
      itemCount: 1,
    });
    expect((await orders.list({})).orders[0]?.itemCount).toBeUndefined();
  },
);

test("S15: requests products one by one if a listing by ids returns others", async () => {
  server.use(
    answering("get", "products", answer({ page, products: [pasta] })).handler,
    answering("get", "products/12", answer(apples)).handler,
  );
  const { products } = await shopperEbsn().catalog.listing({ ids: [12], pageSize: 1 });
  expect(products.map(({ id }) => id)).toEqual([12]);
});

test("S15: uses our own clock if no response has the backend's date", async () => {
  server.use(answering("get", "cart/view", answer(plainCart)).handler);
  const ebsn = shopperEbsn();
  await ebsn.cart.view();
  expect(Math.abs(ebsn.today().at - Date.now())).toBeLessThan(60_000);
});

test("S15: a refusal with a text as code has reason other and its text", async () => {
  const text = "Il carrello è in pagamento.";
  server.use(answering("post", "cart/update", answer({}, { status: 20, code: text, text })).handler);
  const change = shopperEbsn().cart.update([{ itemId: 1, quantity: { by: "piece", value: 2 } }]);
  await expect(change).rejects.toMatchObject({ kind: "refused", reason: "other", text });
});

// spec attacked: S12 fields of cart/add, store-proximity and auth/test <- app/ebsn/cart/calls/cart.ts, app/ebsn/delivery/calls/stores.ts
test("S12: add sends offer id, warehouse, search words and the substitution wish", async () => {
  const add = answering("post", "cart/add", answer(cart));
  server.use(add.handler);
  const quantity = { by: "piece" as const, value: 1 };
  const searched = "caffè & latte";
  await shopperEbsn().cart.add(
    [{ product: { id: 11, offerId: 40_000_011, warehouseId: 101 }, quantity, searched }],
    {
      ifMissing: "nothing",
    },
  );
  const item = { productId: 40_000_011, useWpId: true, quantity: 1, deliveryWarehouseId: 101 };
  expect(await add.seen[0]?.json()).toEqual({
    items: [{ ...item, searchParams: "q=caff%C3%A8+%26+latte" }],
    infos: { accept_alternatives: "false" },
  });
});

// spec attacked: S12 fields of cart/add, store-proximity and auth/test
test("S12: store requests have service and order, auth/test has its operation", async () => {
  const list = answering("get", "store-proximity/list", answer({ stores: [] }));
  const near = answering("get", "store-proximity/localize", answer({ stores: [] }));
  const who = answering("get", "auth/test", answer({}));
  server.use(list.handler, near.handler, who.handler);
  const { places, auth } = shopperEbsn();
  await places.stores();
  await places.storesNear({ latitude: 41.9, longitude: 12.5 });
  await auth.test();
  const asked = [list, near, who].map(({ seen }) => new URL(seen[0]?.url ?? "").search);
  expect(asked).toEqual([
    "?orderby=name&services=1",
    "?latitude=41.9&longitude=12.5&orderby=distance&services=1",
    "?operation=session",
  ]);
});
