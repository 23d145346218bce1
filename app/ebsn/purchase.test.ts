import { expect, test, vi } from "vitest";
import { answering, shopperEbsn, testBackend } from "./testing/test-backend";
import { answer, apples, cart } from "./testing/wire-samples";

const server = testBackend();

test("checkAddress sends a form of home-address fields", async () => {
  const address = {
    ...cart.shippingAddress,
    latitude: 41.87,
    longitude: 12.52,
    active: true,
    elevator: true,
  };
  const check = answering(
    "post",
    "user-address/check",
    answer({ address: { ...address, addressId: undefined } }),
  );
  server.use(check.handler);
  const fields = {
    label: "Casa",
    street: "Via Appia Nuova",
    number: "12",
    city: "Roma",
    province: "RM",
    postalCode: "00183",
    doorbell: "Rossi",
  };
  expect(await shopperEbsn().places.checkAddress(fields)).toMatchObject({
    id: 0,
    active: true,
    elevator: true,
  });
  expect(Object.fromEntries(new URLSearchParams(await check.seen[0]?.text()))).toEqual({
    addressTypeId: "2",
    addressName: "Casa",
    address1: "Via Appia Nuova",
    addressNumber: "12",
    city: "Roma",
    province: "RM",
    postalcode: "00183",
    doorbellName: "Rossi",
  });
});

// spec §7: timeslot/list and select <- app/ebsn/delivery/calls/slots.ts
test("selecting an address, store or slot returns the cart", async () => {
  const address = answering("post", "user-address/select", answer(cart));
  const store = answering("post", "store-proximity/select", answer(cart));
  const slot = answering("get", "timeslot/select", answer(cart));
  server.use(address.handler, store.handler, slot.handler);
  const { places, slots } = shopperEbsn();
  expect((await places.selectAddress(70)).id).toBe(5);
  expect((await places.selectStore(1)).id).toBe(5);
  expect((await slots.select("2026-11-27", 4)).id).toBe(5);
  expect(address.seen[0]?.url).toContain("?address_id=70&address_type=2");
  expect(slot.seen[0]?.url).toContain("?sel_date=2026-11-27&timeslot_id=4");
});

test("stores are read with their hours, a split day as two", async () => {
  const store = {
    storeId: 1,
    name: "La Loggia Prati",
    slug: "prati",
    storeType: "store",
    address: cart.shippingAddress,
    distance: 1.25,
    deliveryServices: [{ deliveryServiceId: 1, name: "Ritiro", showTab: true }],
    serviceHours: {
      default: [
        { beginWeekDay: 2, beginHour: "08:30", endHour: "19:30" },
        { beginWeekDay: 3, beginHour: "08:30-13:00", endHour: "15:30-19:30" },
        { beginWeekDay: 9, beginHour: "00:00", endHour: "01:00" },
      ],
    },
  };
  server.use(answering("get", "store-proximity/list", answer({ stores: [store] })).handler);
  expect(await shopperEbsn().places.stores()).toMatchObject([
    {
      id: 1,
      services: ["pickup"],
      hours: [
        { weekday: "mon", opens: "08:30", closes: "19:30" },
        { weekday: "tue", opens: "08:30", closes: "13:00" },
        { weekday: "tue", opens: "15:30", closes: "19:30" },
      ],
    },
  ]);
});

// spec §3: Timeslot day <- app/ebsn/timeslots/mapping.ts
// spec §7: timeslot/list and select
test("reads the state of each slot of a day", async () => {
  const slot = { timeslotId: 1, beginTime: "08:00", endTime: "10:00", status: "empty", active: 1 };
  const timeslots = [
    { ...slot, cost: 5.9, cutOff: "2026-11-24T06:00", selected: true },
    { ...slot, timeslotId: 2, status: "intermediate" },
    { ...slot, timeslotId: 3, status: "full" },
    { ...slot, timeslotId: 4, active: 0 },
    { ...slot, timeslotId: 5, status: "mystery" },
  ];
  server.use(
    answering("get", "timeslot/list", answer({ days: [{ dateIso: "2026-11-24", timeslots }] })).handler,
  );
  const [day] = await shopperEbsn().slots.days();
  expect(day?.slots.map(({ state }) => state)).toEqual(["free", "filling", "full", "closed", "closed"]);
  expect(day?.slots[0]).toMatchObject({
    cost: 590,
    selected: true,
    begin: "08:00",
    cutOff: "2026-11-24T06:00",
  });
});

// spec §7: checkout/prepare, buy, prebilled-amount; payment-type/list-auth <- app/ebsn/orders/calls/checkout.ts
test("prepare returns the cart, and buy sends the payment and its return URLs", async () => {
  const expires = "2026-11-24T10:15:00+01:00";
  const prepare = answering("post", "checkout/prepare", answer({ cart, prepareId: 77, expires }));
  const buy = answering(
    "post",
    "checkout/buy",
    answer({ orderId: 900, orderStatusId: 1, redirectUrl: "http://pay.test/x" }),
  );
  server.use(prepare.handler, buy.handler);
  const { checkout } = shopperEbsn();
  expect(await checkout.prepare()).toMatchObject({ id: 5 });
  const bought = await checkout.buy({
    paymentTypeId: 1,
    idempotencyKey: "key-1",
    returnOk: "https://shop.test/ok/{orderId}",
    returnKo: "https://shop.test/ko/{orderId}",
  });
  expect(bought).toEqual({ orderId: 900, status: "waiting", redirectUrl: "http://pay.test/x" });
  const { params } = (await buy.seen[0]?.json()) as {
    params: { payment_type_id: number; payment_data: string };
  };
  expect(params.payment_type_id).toBe(1);
  expect(JSON.parse(params.payment_data)).toEqual({
    idempotency_key: "key-1",
    return_url_ok: "https://shop.test/ok/{orderId}",
    return_url_ko: "https://shop.test/ko/{orderId}",
  });
});

// spec §3: Order <- app/ebsn/orders/mapping.ts
// spec §7: order/list, view, delete, payment; cart/add-all-from-order <- app/ebsn/orders/calls/orders.ts
// spec §9: page size 24 and 12
test("reads a list of orders without lines and an order with lines", async () => {
  const order = {
    orderId: 900,
    orderStatusId: 3,
    orderDate: "24/11/2026 10:05",
    orderDateIso: "2026-11-24",
    paymentType: { paymentTypeId: 2, name: "Alla consegna" },
    itemsTotal: 20,
    grossTotal: 26.9,
    shippingAddress: cart.shippingAddress,
    timeslot: cart.timeslot,
    itemCount: 3,
    canModify: true,
    canDelete: true,
    canPay: false,
    agentOrder: true,
  };
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 12 };
  const orderItems = [
    { orderItemId: 1, productId: 12, product: apples, quantity: 1.2, weight: 1.18, grossTotal: 2.58 },
  ];
  const list = answering("get", "order/list", answer({ orders: [order], page }));
  server.use(list.handler, answering("get", "order/view", answer({ ...order, orderItems })).handler);
  const { orders } = shopperEbsn();
  const listed = await orders.list({});
  expect(list.seen[0]?.url).toContain("?page=1&page_size=12");
  expect(listed.orders[0]).toMatchObject({
    id: 900,
    placedOn: "2026-11-24",
    placedAt: "10:05",
    total: 2690,
    items: [],
    itemCount: 3,
    canCancel: true,
    byAgent: true,
    slot: { id: 4 },
  });
  expect((await orders.view(900)).items).toMatchObject([
    { quantity: { by: "weight", value: 1200 }, total: 258 },
  ]);
});

// spec paying: order/modify-payment-type, for an order that waits (§7) <- app/features/checkout/place-order/change-payment.ts, app/features/checkout/routes/payment-error.tsx
test("buy and changePayment send the saved card and the invoice person", async () => {
  const way = {
    paymentTypeId: 1,
    savedPaymentId: 5,
    invoicePersonId: 8,
    returnOk: "https://shop.test/back/{orderId}",
    returnKo: "https://shop.test/back/{orderId}",
  };
  const said = {
    return_url_ok: way.returnOk,
    return_url_ko: way.returnKo,
    user_person_fiscal_id: 8,
  };
  const buy = answering("post", "checkout/buy", answer({ orderId: 900, orderStatusId: 3 }));
  const modify = answering(
    "post",
    "order/modify-payment-type",
    answer({ orderId: 900, orderStatusId: 1, redirectUrl: "http://pay.test/x" }),
  );
  server.use(buy.handler, modify.handler);
  const { checkout } = shopperEbsn();
  await checkout.buy({ ...way, idempotencyKey: "key-1" });
  const { params } = (await buy.seen[0]?.json()) as { params: Record<string, string> };
  expect(params).toMatchObject({ payment_type_id: 1, user_payment_auth_id: 5 });
  expect(JSON.parse(params.payment_data ?? "")).toEqual({ ...said, idempotency_key: "key-1" });

  expect(await checkout.changePayment(900, way)).toEqual({ redirectUrl: "http://pay.test/x" });
  const form = new URLSearchParams(await modify.seen[0]?.text());
  expect([form.get("order_id"), form.get("payment_type_id"), form.get("user_payment_auth_id")]).toEqual([
    ...["900", "1", "5"],
  ]);
  expect(JSON.parse(form.get("payment_data") ?? "")).toEqual(said);
});

// spec paying: a payment page that is none of the chain's is not gone to <- app/ebsn/payments/pay-at.ts
test("drops and reports a payment page outside the chain's own", async () => {
  const onUnexpected = vi.fn();
  const evil = { orderId: 900, orderStatusId: 1, redirectUrl: "https://pay.test.evil.example/x" };
  server.use(answering("post", "order/modify-payment-type", answer(evil)).handler);
  const { checkout } = shopperEbsn({ onUnexpected });
  const way = { paymentTypeId: 13, returnOk: "", returnKo: "" };
  expect(await checkout.changePayment(900, way)).toEqual({ redirectUrl: undefined });
  expect(String(onUnexpected.mock.calls[0])).toContain("none of the chain's");
});

// spec paying: saved cards with their end; an expired one cannot be chosen (§7 list-auth)
test("saved cards have their expiry if the backend sends a valid one", async () => {
  const kept = [
    { userPaymentAuthId: 5, name: "Visa 4242", expires: "08/2027" },
    { userPaymentAuthId: 6, name: "Visa 1111", expires: "13/2027" },
    { userPaymentAuthId: 7, name: "Visa 2222" },
  ];
  const paymentTypes = [{ paymentTypeId: 1, name: "Carta", userPaymentAuths: kept }];
  server.use(answering("get", "payment-type/list-auth", answer({ paymentTypes })).handler);
  const [card] = await shopperEbsn().checkout.paymentTypes();
  expect(card?.saved.map(({ id, expires }) => [id, expires])).toEqual([
    [5, "2027-08"],
    [6, undefined],
    [7, undefined],
  ]);
});

// spec §9: payment types 1 and 2 <- app/ebsn/payments/mapping.ts, app/features/checkout/payment-methods/choices.ts
test("H12: payment types have a kind and what they need", async () => {
  const ids = [1, 2, 11, 12, 113, 13, 17, 101, 18, 19, 999];
  const paymentTypes = ids.map((paymentTypeId) => ({ paymentTypeId, name: "Modo" }));
  server.use(answering("get", "payment-type/list-auth", answer({ paymentTypes })).handler);
  const types = await shopperEbsn().checkout.paymentTypes();
  expect(types.map(({ kind, needs }) => `${kind} ${needs}`)).toEqual([
    "card provider",
    "onDelivery nothing",
    "deferred nothing",
    "online provider",
    "online provider",
    "wallet provider",
    "bankTransfer nothing",
    "summaryInvoice billing",
    "mealTicket nothing",
    "mealCard nothing",
    "other nothing",
  ]);
});

test.each([-5, 0, 1e20])("buy treats order number %d as a lost response", async (orderId) => {
  server.use(answering("post", "checkout/buy", answer({ orderId, orderStatusId: 3 })).handler);
  const ask = { paymentTypeId: 2, idempotencyKey: "key-1", returnOk: "/ok", returnKo: "/ko" };
  await expect(shopperEbsn().checkout.buy(ask)).rejects.toMatchObject({ kind: "lost" });
});

test("H12: drops or rejects a payment page on a foreign host", async () => {
  const elsewhere = { redirectUrl: "https://pay.test.evil.example/x" };
  server.use(
    answering("post", "checkout/buy", answer({ orderId: 900, orderStatusId: 1, ...elsewhere })).handler,
    answering("post", "order/payment", answer(elsewhere)).handler,
  );
  const onUnexpected = vi.fn();
  const { checkout, orders } = shopperEbsn({ onUnexpected });
  const returns = { returnOk: "https://shop.test/ok", returnKo: "https://shop.test/ko" };
  const bought = await checkout.buy({ paymentTypeId: 1, idempotencyKey: "key-1", ...returns });
  expect(bought).toEqual({ orderId: 900, status: "waiting", redirectUrl: undefined });
  await expect(orders.pay(900, returns)).rejects.toMatchObject({ kind: "unreadable" });
  expect(onUnexpected).toHaveBeenCalledTimes(2);
});

// spec §4: order status ids and their texts
test.each([
  [{ orderStatusId: 1, transactionStatus: 1 }, "waiting", "inProgress"],
  [{ orderStatusId: 5, transactionStatus: 2 }, "preparing", "authorised"],
  [{ orderStatusId: 9, transactionStatus: 3 }, "partial", "confirmed"],
  [{ orderStatusId: 12, transactionStatus: 0 }, "notCollected", "error"],
  [{ orderStatusId: 13, transactionStatus: 4 }, "failed", "reversed"],
  [{ orderStatusId: 18, transactionStatus: 5 }, "out", "cancelled"],
  [{ orderStatusId: 77, transactionStatus: 77 }, "ordered", undefined],
])("H9: maps an order's states %j to names", async (ids, status, transaction) => {
  const order = { orderId: 900, orderDate: "24/11/2026 10:05", grossTotal: 1, ...ids };
  server.use(answering("get", "order/view", answer(order)).handler);
  expect(await shopperEbsn().orders.view(900)).toMatchObject({
    status,
    transaction,
    payment: { kind: "other" },
  });
});

// spec again: T2: what an order brings is said only when it is not waiting for its payment <- app/ebsn/orders/calls/checkout.ts
test("T2: shows an order's messages only once it no longer waits for payment", async () => {
  const said = async (bought: object) => {
    const told = JSON.parse(answer({ orderId: 900, orderStatusId: 3, ...bought })) as { response: object };
    const response = { ...told.response, infosMessage: ["Con questo ordine guadagni 45 punti."] };
    server.use(answering("post", "checkout/buy", JSON.stringify({ ...told, response })).handler);
    const onMessages = vi.fn<(messages: { infos: string[] }) => void>();
    const returns = { returnOk: "https://www.loggia.example/ok", returnKo: "https://www.loggia.example/ko" };
    await shopperEbsn({ onMessages }).checkout.buy({ idempotencyKey: "k", paymentTypeId: 1, ...returns });
    return onMessages.mock.calls.flatMap(([{ infos }]) => infos);
  };
  expect(await said({})).toEqual(["Con questo ordine guadagni 45 punti."]);
  expect(await said({ orderStatusId: 2 })).toEqual([]);
  expect(await said({ orderStatusId: 1, redirectUrl: "http://pay.test/1" })).toEqual([]);
});
