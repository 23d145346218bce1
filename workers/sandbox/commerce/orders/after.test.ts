import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { call } from "../../kernel/testing";
import { orderData } from "../testing";
import { chain } from "../testing-chain";

const loggia = chain("loggia");
beforeEach(() => loggia.reset());

type Who = Awaited<ReturnType<typeof loggia.shopper>>;
const codeOf = (answer: { response: { errors: { error: string }[] } }) => answer.response.errors[0]?.error;

const full = orderData.extend({
  note: z.string().optional(),
  subOrders: z.array(
    z.object({
      subOrderId: z.int(),
      warehouseId: z.int(),
      orderStatusId: z.int(),
      deliveryDate: z.string(),
    }),
  ),
  giftCertificates: z.array(z.object({ code: z.string() })),
  orderAdjustmentSummary: z.object({
    orderAdjustments: z.array(z.object({ giftCertificate: z.object({ giftTotal: z.number() }) })),
  }),
  invoices: z.array(z.object({ documentId: z.int(), name: z.string() })),
  itemsTotal: z.number(),
  packageTotal: z.number(),
  deliveryFee: z.number(),
  shippingAddress: z.object({ addressId: z.int() }),
  person: z.object({ userId: z.int(), firstName: z.string(), lastName: z.string() }).optional(),
  orderItems: z
    .array(
      z.object({
        productId: z.int(),
        quantity: z.number(),
        grossTotal: z.number(),
        cartItemInfo: z.object({ accept_alternatives: z.string(), notes: z.string().optional() }),
        replacedItem: z.object({ name: z.string(), quantity: z.number(), grossTotal: z.number() }).optional(),
        missing: z.literal(true).optional(),
      }),
    )
    .optional(),
});
const listed = z.object({ orders: z.array(full), page: z.object({ totItems: z.int() }) });
const all = (who: Who, query = "") =>
  who.get(`order/list-for-all-user-shipping-addresses?page_size=50&${query}`, listed);
const inState = async (who: Who, state: number, query = "fetch_detail=true&show_replaced=true") => {
  const order = (await all(who, query)).orders.find((one) => one.orderStatusId === state);
  if (!order) throw new Error(`No order in state ${state}`);
  return order;
};

describe("an order after its delivery", () => {
  it("tells what was given in place of what, and what was not there and is not paid", async () => {
    const who = await loggia.shopper("regular");
    const { orderId, orderItems, ...sums } = await inState(who, 9);
    expect(orderItems?.[0]?.replacedItem?.name).toMatch(/\w/);
    expect(orderItems?.at(-1)).toMatchObject({ missing: true, grossTotal: 0 });
    const lines = orderItems?.reduce((sum, item) => sum + item.grossTotal, 0) ?? 0;
    expect(sums.itemsTotal).toBeCloseTo(lines, 5);
    const plain = await who.get(`order/view?order_id=${orderId}`, full);
    expect(plain.orderItems?.filter((item) => item.replacedItem)).toEqual([]);
    const detailed = await who.get(`order/view?order_id=${orderId}&show_replaced=true`, full);
    expect(detailed.orderItems).toEqual(orderItems);
  });

  it("tells what weighed goods weighed, and costs that", async () => {
    const who = await loggia.shopper("regular");
    const noted = (await all(who)).orders.find(({ note }) => note === "Lasciare la spesa in portineria.");
    const weighed = z.object({
      grossTotal: z.number(),
      itemsTotal: z.number(),
      packageTotal: z.number(),
      deliveryFee: z.number(),
      orderItems: z.array(
        z.object({
          quantity: z.number(),
          weight: z.number().optional(),
          grossTotal: z.number(),
          product: z.object({ priceDisplay: z.number(), priceUnitDisplay: z.string() }),
        }),
      ),
    });
    const { orderItems, ...sums } = await who.get(`order/view?order_id=${noted?.orderId}`, weighed);
    const loose = orderItems.filter(({ weight, quantity }) => weight !== undefined && weight !== quantity);
    expect(loose.length).toBeGreaterThan(0);
    for (const { weight = 0, grossTotal, product } of loose)
      expect(Math.abs(product.priceDisplay * weight - grossTotal)).toBeLessThan(0.006);
    const lines = orderItems.reduce((sum, item) => sum + item.grossTotal, 0);
    expect(sums.itemsTotal).toBeCloseTo(lines, 5);
    expect(sums.grossTotal).toBeCloseTo(lines + sums.packageTotal + sums.deliveryFee, 5);
  });

  it("has its gifts taken off, and tells them", async () => {
    const who = await loggia.shopper("regular");
    const given = (await all(who)).orders.filter((order) => order.giftCertificates.length > 0);
    expect(given.map((order) => order.giftCertificates)).toEqual([[{ code: "PROMO6" }]]);
    const [order] = given;
    const off = order?.orderAdjustmentSummary.orderAdjustments[0]?.giftCertificate.giftTotal;
    expect(off).toBe(6);
    expect(order?.grossTotal).toBeCloseTo(
      (order?.itemsTotal ?? 0) + (order?.packageTotal ?? 0) + (order?.deliveryFee ?? 0) - 6,
      5,
    );
    const own = z.object({ giftCertificates: z.array(z.object({ code: z.string(), used: z.boolean() })) });
    const codes = (await who.get("giftcertificate/list", own)).giftCertificates;
    expect(codes.find(({ code }) => code === "PROMO6")?.used).toBe(true);
    expect(codes.find(({ code }) => code === "AMICI4")?.used).toBe(false);
  });

  it("has an invoice, a PDF for the shopper alone", async () => {
    const who = await loggia.shopper("regular");
    const { orderId, invoices } = await inState(who, 9);
    expect(invoices).toEqual([{ documentId: orderId, name: `Fattura F${orderId}` }]);
    const open = (account: string, id = orderId, documentId = orderId) =>
      call(`/ebsn/api/order/invoice?order_id=${id}&document_id=${documentId}`, { account });
    const document = await open(who.account);
    expect(document.headers.get("content-type")).toBe("application/pdf");
    const text = new TextDecoder().decode(await document.arrayBuffer());
    expect(text).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
    for (const words of ["La Loggia Mercati", "Giulia Ferretti", `Fattura F${orderId}`])
      expect(text).toContain(words);
    const without = (await all(who)).orders.find((order) => order.invoices.length === 0);
    for (const answer of [
      open(who.account, orderId, 1),
      open(who.account, without?.orderId, without?.orderId),
    ])
      expect(await (await answer).json()).toMatchObject({
        response: { status: 1, errors: [{ error: "msg.order.invoice" }] },
      });
    const stranger = await loggia.shopper();
    expect(await (await open(stranger.account)).json()).toMatchObject({
      response: { errors: [{ error: "msg.order.unknown" }] },
    });
  });
});

describe("the lists for all", () => {
  it("are filtered by order, date, part, warehouse and address, ignoring invalid filters", async () => {
    const who = await loggia.shopper("regular");
    const { orders, page } = await all(who);
    const count = async (query: string) => (await all(who, query)).page.totItems;
    const split = orders.find((order) => order.subOrders.length === 2);
    const [part, other] = split?.subOrders ?? [];
    expect(split?.subOrders.map(({ warehouseId }) => warehouseId)).toEqual([2321002, 2321001]);
    expect(await count(`order_id_filter=${split?.orderId}`)).toBe(1);
    expect(await count(`suborder_id_filter=${other?.subOrderId}`)).toBe(1);
    const there = await all(
      who,
      "suborder_warehouseid_filter=2321002&fetch_only_suborders_matching_filter=true",
    );
    expect(there.page.totItems).toBeGreaterThan(1);
    expect(there.orders.flatMap((order) => order.subOrders).every((one) => one.warehouseId === 2321002)).toBe(
      true,
    );
    const day = part?.deliveryDate ?? "";
    const onDay = await all(
      who,
      `suborder_delivery_from_date_filter=${day}&suborder_delivery_to_date_filter=${day}`,
    );
    expect(onDay.orders.map(({ orderId }) => orderId)).toEqual([split?.orderId]);
    const home = split?.shippingAddress.addressId;
    expect(await count(`shipping_address_id_filter=${home}`)).toBe(
      orders.filter((order) => order.shippingAddress.addressId === home).length,
    );
    const recent = await count("order_from_date_filter=01/11/2026");
    const older = await count("order_to_date_filter=31/10/2026");
    expect([recent > 0, older > 0, recent + older]).toEqual([true, true, page.totItems]);
    expect(await count("order_from_date_filter=30/11/2026&order_to_date_filter=01/11/2026")).toBe(0);
    expect(await count("order_from_date_filter=ieri&shipping_address_id_filter=&page=-1")).toBe(
      page.totItems,
    );
  });

  // spec orders: order/list-for-all-user-shipping-addresses, order/list-for-all-person-orders; a master account looks at its people's orders <- app/ebsn/orders/calls/orders.ts, app/features/orders/find-order.ts
  it("show a master account its legal entry's orders read-only, and no other orders", async () => {
    const [master, company, stranger] = [
      await loggia.shopper("master1"),
      await loggia.shopper("company"),
      await loggia.shopper("changing"),
    ];
    const path = "order/list-for-all-person-orders?page_size=50";
    const seen = (await master.get(path, listed)).orders;
    expect(new Set(seen.map((order) => order.person?.lastName))).toEqual(
      new Set(["Marini", "Testa", "Galli"]),
    );
    const [theirs] = (await company.get("order/list", listed)).orders;
    expect(seen.map(({ orderId }) => orderId)).toContain(theirs?.orderId);
    const view = await master.get(`order/view?order_id=${theirs?.orderId}`, full);
    expect(view).toMatchObject({ canModify: false, canDelete: false, canPay: false });
    expect(view.person?.lastName).toBe("Galli");
    expect((await company.get(`order/view?order_id=${theirs?.orderId}`, full)).person).toBeUndefined();
    expect(codeOf(await master.post("order/modify", { order_id: theirs?.orderId }))).toBe(
      "msg.order.unknown",
    );
    const own = (await company.get(path, listed)).orders;
    expect(new Set(own.map((order) => order.person?.lastName))).toEqual(new Set(["Galli"]));
    const ids = (await stranger.get(path, listed)).orders.map(({ person }) => person?.lastName);
    expect(ids).toEqual(["Conti"]);
    const hidden = await stranger.post(`order/view?order_id=${theirs?.orderId}`);
    expect(hidden.http).not.toBe(200);
  });

  it("a company's due dates are in every state", async () => {
    const due = z.object({ paymentDueDates: z.array(z.object({ status: z.string(), amount: z.number() })) });
    for (const like of ["company", "master1", "master2"] as const) {
      const who = await loggia.shopper(like);
      const { paymentDueDates } = await who.get("payment-due-date/list", due);
      expect(paymentDueDates.map(({ status }) => status)).toEqual(["paid", "expired", "expiring", "pending"]);
    }
  });
});

describe("a shopper's words and ways", () => {
  it("keeps one note per order, replaces it, and refuses 1001 characters", async () => {
    const who = await loggia.shopper("changing");
    const [order] = (await who.get("order/list", listed)).orders;
    const add = (note: string, rating?: number) =>
      who.post("note/order/add", { orderId: order?.orderId, note, rating });
    await add("Buono", 3);
    await add("Ottimo", 5);
    expect(codeOf(await add("x".repeat(1001)))).toBe("msg.note.tooLong");
    const notes = z.object({ notes: z.array(z.object({ note: z.string(), rating: z.int() })) });
    const { data } = await who.post("note/list/", { orderId: order?.orderId });
    expect(notes.parse(data).notes).toEqual([{ note: "Ottimo", rating: 5 }]);
  });

  it("a parking place near the store, when the goods are almost ready", async () => {
    const who = await loggia.shopper();
    await who.post("store-proximity/select", { store_id: 5 });
    await who.slot();
    await who.fill();
    const { orderId } = await who.buy(2, "k");
    const reserve = (distance?: unknown) => who.post("order/reserve", { order_id: orderId, distance });
    expect(codeOf(await reserve(50))).toBe("msg.order.state");
    await loggia.control(`orders/${orderId}/status`, { orderStatusId: 6 });
    expect(codeOf(await reserve(10_001))).toBe("msg.order.tooFar");
    for (const distance of [10_000, undefined, "vicino"])
      expect((await reserve(distance)).response.infos).toEqual([{ info: "orders.parkingReserved" }]);
  });

  it("a change that is given up, twice too, brings back the cart that waited", async () => {
    const who = await loggia.shopper("changing");
    await who.fill(5);
    const [order] = (await who.get("order/list", listed)).orders;
    const orderId = order?.orderId;
    await who.post("order/modify", { order_id: orderId });
    expect((await who.cart()).changes?.orderId).toBe(orderId);
    await who.post("checkout/prepare", { params: {} });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(codeOf(await who.post("order/cancel-modify", { order_id: orderId }))).toBeUndefined();
      const cart = await who.cart();
      expect([cart.cartStatusId, cart.totalItems, cart.changes]).toEqual([1, 1, undefined]);
    }
    expect((await who.order(orderId ?? 0)).orderStatusId).toBe(3);
    const stranger = await loggia.shopper();
    expect(codeOf(await stranger.post("order/cancel-modify", { order_id: orderId }))).toBe(
      "msg.order.unknown",
    );
  });
});

describe("the console", () => {
  const ordered = async (type: number) => {
    const who = await loggia.shopper();
    await who.ready();
    const { orderId, redirectUrl } = await who.buy(type, crypto.randomUUID());
    if (redirectUrl) await loggia.decide(redirectUrl, "accept");
    return { who, orderId };
  };
  const move = async (orderId: number, orderStatusId: unknown) =>
    (await loggia.control(`orders/${orderId}/status`, { orderStatusId })).json();

  it.each([
    [2, 8, 3],
    [1, 18, 2],
    [1, 8, 3],
    [1, 9, 3],
    [1, 10, 4],
    [2, 10, 5],
    [1, 11, 4],
    [1, 12, 4],
    [13, 13, 4],
    [2, 13, 5],
  ])("an order of type %i goes to state %i, its transaction to %i", async (type, state, transaction) => {
    const { who, orderId } = await ordered(type);
    expect(await move(orderId, state)).toEqual({ orderId, orderStatusId: state });
    expect(await who.order(orderId)).toMatchObject({ orderStatusId: state, transactionStatus: transaction });
  });

  it("leaves an end as it is, goes on from 18, and knows no other state", async () => {
    const { who, orderId } = await ordered(2);
    await move(orderId, 18);
    await loggia.control(`orders/${orderId}/advance`);
    expect((await who.order(orderId)).orderStatusId).toBe(8);
    const { orderId: ended } = await ordered(2);
    await move(ended, 11);
    expect(await move(ended, 3)).toEqual({ orderId: ended, orderStatusId: 11 });
    expect((await loggia.control(`orders/${ended}/status`, { orderStatusId: 99 })).status).toBe(400);
    expect((await loggia.control("orders/1/status", { orderStatusId: 8 })).status).toBe(404);
  });

  it("a busy shopper has an order in every state under way", async () => {
    const who = await loggia.shopper("busy");
    const states = (await all(who)).orders.map(({ orderStatusId }) => orderStatusId);
    expect(states.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 18]);
  });
});
