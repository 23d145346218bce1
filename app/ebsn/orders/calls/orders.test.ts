import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { answering, api, shopperEbsn, testBackend } from "../../testing/test-backend";
import { answer, apples, cart, pasta } from "../../testing/wire-samples";

const server = testBackend();
const page = { selPage: 1, totPages: 1, totItems: 0, itemsPerPage: 12 };
const none = answer({ orders: [], page });
const queryOf = (request: { url: string } | undefined) =>
  Object.fromEntries(new URL(request?.url ?? "http://x").searchParams);
const refusal = (code: string) => answer({}, { status: 1, code });

test("view rejects a different order than the requested one", async () => {
  const order = { orderId: 901, orderStatusId: 3, orderDate: "24/11/2026 10:05", grossTotal: 1 };
  server.use(answering("get", "order/view", answer(order)).handler);
  await expect(shopperEbsn().orders.view(900)).rejects.toMatchObject({ kind: "unreadable" });
});

test("an address without a house number has an empty one", async () => {
  const shippingAddress = { addressId: 3, address1: "Via Appia", city: "Roma", postalcode: 183 };
  const order = {
    orderId: 900,
    orderStatusId: 3,
    orderDate: "24/11/2026 10:05",
    grossTotal: 1,
    shippingAddress: { ...shippingAddress, addressNumber: null },
  };
  server.use(answering("get", "order/view", answer(order)).handler);
  const { address } = await shopperEbsn().orders.view(900);
  expect(address).toMatchObject({ number: "", postalCode: "183", street: "Via Appia" });
});

test("view rejects a total beyond any amount", async () => {
  const order = { orderId: 900, orderStatusId: 3, orderDate: "24/11/2026 10:05" };
  server.use(answering("get", "order/view", answer({ ...order, grossTotal: 1e308 })).handler);
  await expect(shopperEbsn().orders.view(900)).rejects.toMatchObject({ kind: "unreadable" });
});

test("list sends dates and totals in the backend's format", async () => {
  const list = answering("get", "order/list", none);
  server.use(list.handler);
  await shopperEbsn().orders.list({ from: "2026-10-01", to: "2026-11-24", least: 1050, most: 9999 });
  expect(queryOf(list.seen[0])).toEqual({
    page: "1",
    page_size: "12",
    show_pending: "true",
    show_replaced: "false",
    from_date: "01/10/2026",
    to_date: "24/11/2026",
    from_gross_total: "10.5",
    to_gross_total: "99.99",
  });
});

test("listReadable omits and counts an unreadable order, list rejects it", async () => {
  const order = { orderId: 9, orderStatusId: 3, orderDate: "24/11/2026 10:05", grossTotal: 1 };
  const odd = { ...order, orderId: 8, grossTotal: "gratis" };
  server.use(answering("get", "order/list", answer({ orders: [odd, order], page })).handler);
  const { orders } = shopperEbsn();
  const { orders: shown, unreadable } = await orders.listReadable({});
  expect([shown.map(({ id }) => id), unreadable]).toEqual([[9], 1]);
  await expect(orders.list({})).rejects.toMatchObject({ kind: "unreadable" });
});

// spec orders: order/list-for-all-user-shipping-addresses, order/list-for-all-person-orders; a master account looks at its people's orders
test("listWide sends the filters of its scope and reads the person of an order", async () => {
  const order = { orderId: 9, orderStatusId: 3, orderDate: "24/11/2026 10:05", grossTotal: 1 };
  const person = { userId: 8, firstName: "Marta", lastName: "Neri" };
  const all = answering("get", "order/list-for-all-user-shipping-addresses", none);
  const persons = answering(
    "get",
    "order/list-for-all-person-orders",
    answer({ orders: [{ ...order, person }], page }),
  );
  server.use(all.handler, persons.handler);
  const { orders } = shopperEbsn();
  await orders.listWide({
    scope: "addresses",
    page: 2,
    pageSize: 12,
    withItems: true,
    orderId: 9,
    subOrderId: 3,
    warehouseId: 89,
    addressId: 70,
    deliveredFrom: "2026-11-01",
    deliveredTo: "2026-11-02",
  });
  expect(queryOf(all.seen[0])).toEqual({
    page: "2",
    page_size: "12",
    show_pending: "true",
    show_replaced: "false",
    fetch_detail: "true",
    fetch_only_suborders_matching_filter: "true",
    order_id_filter: "9",
    suborder_id_filter: "3",
    suborder_warehouseid_filter: "89",
    shipping_address_id_filter: "70",
    suborder_delivery_from_date_filter: "01/11/2026",
    suborder_delivery_to_date_filter: "02/11/2026",
  });
  const listed = await orders.listWide({ scope: "persons", page: 1, pageSize: 12 });
  expect(listed.orders[0]?.person).toEqual({ id: 8, name: "Marta Neri" });
});

// spec orders: an order with replaced and missing items, adjustments, gift codes, held amount, invoices <- app/ebsn/orders/mapping.ts, app/features/orders/order/order-view.ts
test("reads an order with all values and a minimal order", async () => {
  const item = {
    orderItemId: 1,
    product: pasta,
    quantity: 2,
    grossTotal: 2.98,
    cartItemInfo: { notes: "scadenza lunga" },
    selectOptions: { CUT: "1" },
    replacedItem: { productId: 12, name: "MELE GOLDEN", quantity: 2, grossTotal: 3.1 },
  };
  const order = {
    orderId: 900,
    orderStatusId: 9,
    orderDate: "24/11/2026 10:05",
    grossTotal: 26.9,
    orderItems: [
      item,
      { ...item, orderItemId: 2, product: apples, missing: true, replacedItem: undefined },
      {
        orderItemId: 3,
        product: apples,
        quantity: 1.2,
        weight: 1.255,
        grossTotal: 2.7,
        cartItemInfo: { accept_alternatives: "false", notes: "Se manca, chiamami. mature" },
      },
    ],
    subOrders: [{ subOrderId: 5, warehouseId: 89, orderStatusId: 8, deliveryDate: "27/11/2026" }],
    orderAdjustmentSummary: {
      orderAdjustments: [{ orderItemId: 1, giftCertificate: { description: "Reso", giftTotal: 1.5 } }],
    },
    giftCertificates: cart.giftCertificates,
    bankTransfer: { holder: "La Loggia", iban: "IT60X", reason: "Ordine 900", amount: 26.9 },
    heldAmount: 30,
    invoices: [{ documentId: 4, name: "Fattura 4" }],
    user_person_fiscal_id: 2,
  };
  const plain = { orderId: 901, orderStatusId: 3, orderDate: "24/11/2026 10:05", grossTotal: 1 };
  const view = answering("get", "order/view", answer(order), answer(plain));
  server.use(view.handler);
  const { orders } = shopperEbsn();
  expect(await orders.view(900)).toMatchObject({
    items: [
      {
        note: "scadenza lunga",
        options: { CUT: "1" },
        replaced: { productId: 12, name: "Mele Golden", quantity: { by: "piece", value: 2 }, total: 310 },
      },
      { missing: true },
      { quantity: { by: "weight", value: 1200 }, given: 1255, total: 270, note: "mature", ifMissing: "call" },
    ],
    subOrders: [{ id: 5, warehouseId: 89, status: "delivered", deliveredOn: "2026-11-27" }],
    adjustments: [{ itemId: 1, description: "Reso", amount: 150 }],
    giftCodes: [{ id: 1, code: "BENVENUTO5", amount: 500 }],
    bankTransfer: { iban: "IT60X", amount: 2690 },
    authorisedAmount: 3000,
    invoices: [{ id: 4, name: "Fattura 4" }],
    invoicePersonId: 2,
  });
  expect(queryOf(view.seen[0])).toEqual({ order_id: "900", show_replaced: "true" });
  expect(await orders.view(901)).toMatchObject({ items: [], adjustments: [], invoices: [], subOrders: [] });
});

test("looks up modify and cancelModify in the cart if their response is lost", async () => {
  const changes = { orderId: 900, changeBefore: "2026-11-27T14:00:00+01:00", heldAmount: 30 };
  const changing = { ...cart, cartStatusId: 7, changes };
  const modify = answering("post", "order/modify", "{");
  const undo = answering("post", "order/cancel-modify", "{");
  const view = answering("get", "cart/view", answer(changing), answer(cart));
  server.use(modify.handler, undo.handler, view.handler);
  const { orders } = shopperEbsn();
  expect(await orders.modify(900)).toMatchObject({
    state: "changing",
    changes: { orderId: 900, before: changes.changeBefore, authorisedAmount: 3000 },
  });
  expect((await orders.cancelModify(900)).state).toBe("open");
  expect([modify.seen.length, undo.seen.length]).toEqual([1, 1]);
});

test("streams an invoice, but rejects a refusal or an HTML page", async () => {
  const types = ["application/pdf", "text/html"];
  server.use(
    http.get(api("order/invoice"), ({ request }) => {
      const type = types.shift();
      if (!type) return new HttpResponse(refusal("msg.order.invoice"), { status: 200 });
      expect(queryOf(request)).toEqual({ order_id: "900", document_id: "4" });
      return new HttpResponse("%PDF-1.4", { headers: { "content-type": type } });
    }),
  );
  const { orders } = shopperEbsn();
  const { type, body } = await orders.invoice(900, 4);
  expect([type, await new Response(body).text()]).toEqual(["application/pdf", "%PDF-1.4"]);
  await expect(orders.invoice(900, 4)).rejects.toMatchObject({ kind: "unreadable" });
  await expect(orders.invoice(900, 5)).rejects.toMatchObject({ kind: "refused", reason: "noInvoice" });
});

// spec orders: note/order/add, note/order/update, note/list: up to 1000 characters (§5) <- app/ebsn/orders/calls/order-notes.ts, app/features/orders/order/note-form.ts
test("saveNote adds one note and then updates it, even after a lost response", async () => {
  const list = answering(
    "post",
    "note/list/",
    answer({ notes: [] }),
    answer({ notes: [{ noteId: 3, order: { orderId: 900 }, note: "Bene", rating: 4 }] }),
  );
  const add = answering("post", "note/order/add", "{");
  const update = answering("post", "note/order/update", answer({}));
  server.use(list.handler, add.handler, update.handler);
  const { orders } = shopperEbsn();
  await orders.saveNote({ orderId: 900, text: "Bene", rating: 4 });
  expect([add.seen.length, update.seen.length]).toEqual([1, 0]);
  await orders.saveNote({ orderId: 900, text: "Meglio", rating: 5 });
  expect(await update.seen[0]?.json()).toEqual({ noteId: 3, note: "Meglio", rating: 5 });
  expect(add.seen).toHaveLength(1);
});

test("reserveParking sends the distance, and dueDates have their state", async () => {
  const reserve = answering("post", "order/reserve", answer({}), refusal("msg.order.tooFar"));
  const due = { paymentDueDateId: 1, orderId: 900, dueDate: "24/12/2026", amount: 26.9, status: "expiring" };
  server.use(
    reserve.handler,
    answering("get", "payment-due-date/list", answer({ paymentDueDates: [due] })).handler,
  );
  const { orders } = shopperEbsn();
  await orders.reserveParking(900, 250);
  expect(await reserve.seen[0]?.text()).toBe("order_id=900&distance=250");
  await expect(orders.reserveParking(900, 20_000)).rejects.toMatchObject({ reason: "tooFar" });
  expect(await orders.dueDates()).toEqual([
    { id: 1, orderId: 900, dueOn: "2026-12-24", amount: 2690, state: "expiring" },
  ]);
});
