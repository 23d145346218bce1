import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { chain } from "../testing-chain";

const loggia = chain("loggia");
const quantobasta = chain("quantobasta");
const terrecomuni = chain("terrecomuni");
beforeEach(() => Promise.all([loggia, quantobasta, terrecomuni].map((one) => one.reset())));

const offer = z.object({
  paymentTypes: z.array(
    z.object({
      paymentTypeId: z.int(),
      userPaymentAuths: z.array(
        z.object({ userPaymentAuthId: z.int(), name: z.string(), expires: z.string() }),
      ),
    }),
  ),
});
const redirect = z.object({ redirectUrl: z.string().optional() });
const codeOf = (answer: { response: { errors: { error: string }[] } }) => answer.response.errors[0]?.error;

describe("payments a chain offers", () => {
  it.each([
    ["loggia", "new", [1, 2, 13, 17, 18]],
    ["quantobasta", "new", [1, 2, 12, 19]],
    ["quantobasta", "company", [1, 2, 12, 19, 101]],
    ["terrecomuni", "new", [1, 2, 17, 113, 18]],
    ["terrecomuni", "company", [1, 2, 11, 17, 113, 18]],
  ] as const)("%s to %s: %j", async (tenant, like, ids) => {
    const who = await chain(tenant).shopper(like);
    const { paymentTypes } = await who.get("payment-type/list-auth", offer);
    expect(paymentTypes.map((type) => type.paymentTypeId)).toEqual(ids);
    const one = await who.get("payment-type/list-auth?payment_type_id=2", offer);
    expect(one.paymentTypes.map((type) => type.paymentTypeId)).toEqual([2]);
  });
});

describe("a saved card", () => {
  it("pays without a page unless the card is expired or unknown", async () => {
    const who = await loggia.shopper("regular");
    await who.ready();
    const { paymentTypes } = await who.get("payment-type/list-auth", offer);
    const [good, expired] = paymentTypes[0]?.userPaymentAuths ?? [];
    expect([good?.expires, expired?.expires]).toEqual(["02/2028", "10/2026"]);
    for (const auth of [expired?.userPaymentAuthId, 9999])
      expect(await who.refusedBuy(1, {}, auth)).toBe("msg.payment.auth");
    await who.post("checkout/prepare", { params: {} });
    const params = { payment_type_id: 1, user_payment_auth_id: good?.userPaymentAuthId, payment_data: "{}" };
    const answer = z.strictObject({ orderId: z.int(), orderStatusId: z.int() });
    const { orderId, orderStatusId } = answer.parse((await who.post("checkout/buy", { params })).data);
    expect(orderStatusId).toBe(3);
    const order = await who.order(orderId);
    expect(order).toMatchObject({ transactionStatus: 2, heldAmount: order.grossTotal, canModify: false });
    await who.post(`order/delete?order_id=${orderId}`);
    expect(await who.order(orderId)).toMatchObject({ orderStatusId: 10, transactionStatus: 4 });
  });

  it("may be refused: the order is suspended, and can be paid otherwise", async () => {
    const who = await loggia.shopper("regular");
    await who.ready();
    await loggia.control("scenario", { name: "payment-refused", on: true, shopper: who.login });
    const { paymentTypes } = await who.get("payment-type/list-auth?payment_type_id=1", offer);
    await who.post("checkout/prepare", { params: {} });
    const user_payment_auth_id = paymentTypes[0]?.userPaymentAuths[0]?.userPaymentAuthId;
    const params = { payment_type_id: 1, user_payment_auth_id, payment_data: "{}" };
    const answer = z.object({ orderId: z.int() });
    const { orderId } = answer.parse((await who.post("checkout/buy", { params })).data);
    expect(await who.order(orderId)).toMatchObject({ orderStatusId: 2, transactionStatus: 0, canPay: true });
    await who.post("order/modify-payment-type", {
      order_id: orderId,
      payment_type_id: 2,
      payment_data: "{}",
    });
    expect(await who.order(orderId)).toMatchObject({ orderStatusId: 3, transactionStatus: 1 });
  });
});

describe("one authorisation for an order", () => {
  it("is open at a time, and its address is given again", async () => {
    const who = await loggia.shopper();
    await who.ready();
    const { orderId, redirectUrl } = await who.buy(1, "k");
    const pay = async (path: string, more: object = {}) =>
      redirect.parse((await who.post(path, { order_id: orderId, ...more })).data).redirectUrl;
    const card = { payment_type_id: 1, payment_data: "{}" };
    expect(await pay("order/payment")).toBe(redirectUrl);
    expect(await pay("order/modify-payment-type", card)).toBe(redirectUrl);
    await loggia.decide(redirectUrl, "abandon");
    expect(await pay("order/payment")).toBe(redirectUrl);
    const wallet = await pay("order/modify-payment-type", { payment_type_id: 13, payment_data: "{}" });
    expect(wallet).not.toBe(redirectUrl);
    await loggia.decide(redirectUrl, "accept");
    expect((await who.order(orderId)).orderStatusId).toBe(2);
    await loggia.decide(wallet, "accept");
    expect(await who.order(orderId)).toMatchObject({ orderStatusId: 3, paymentType: { paymentTypeId: 13 } });
    expect((await loggia.payments(orderId)).map(({ state }) => state)).toEqual(["void", "held"]);
    for (const path of ["order/payment", "order/modify-payment-type"])
      expect(codeOf(await who.post(path, { order_id: orderId, ...card }))).toBe("msg.order.state");
  });

  it("opens a new authorisation after a refusal, and voids it with the order", async () => {
    const who = await loggia.shopper();
    await who.ready();
    const { orderId, redirectUrl } = await who.buy(13, "k");
    await loggia.decide(redirectUrl, "refuse");
    await loggia.decide(redirectUrl, "accept");
    expect(await who.order(orderId)).toMatchObject({ orderStatusId: 2, transactionStatus: 0 });
    const again = redirect.parse((await who.post("order/payment", { order_id: orderId })).data).redirectUrl;
    expect(again).not.toBe(redirectUrl);
    await who.post(`order/delete?order_id=${orderId}`);
    await loggia.decide(again, "accept");
    expect(await who.order(orderId)).toMatchObject({ orderStatusId: 10, transactionStatus: 5 });
    expect((await loggia.payments(orderId)).map(({ state }) => state)).toEqual(["failed", "void"]);
  });

  it.each([
    [quantobasta, 12],
    [terrecomuni, 113],
  ] as const)("comes back by a form that posts itself, with a button", async (shop, type) => {
    const who = await shop.shopper();
    await who.ready();
    const { orderId, redirectUrl } = await who.buy(type, "k");
    const page = await (await shop.decide(redirectUrl, "accept")).text();
    expect(page).toContain(`<form method="post" action="http://shop.localhost/ok/${orderId}">`);
    expect(page).toContain("document.forms[0].submit()");
    expect(page).toMatch(/<button[^>]*>Torna al negozio<\/button>/);
    expect((await who.order(orderId)).orderStatusId).toBe(3);
  });
});

describe("a bank transfer", () => {
  it("shows the bank details, and cancels the order if unpaid four hours before the slot", async () => {
    const who = await loggia.shopper();
    await who.ready();
    const { orderId, orderStatusId, redirectUrl } = await who.buy(17, "k");
    expect([orderStatusId, redirectUrl]).toEqual([1, undefined]);
    const order = await who.order(orderId);
    expect(order.bankTransfer).toEqual({
      holder: "La Loggia Mercati S.r.l.",
      iban: "IT78G0542811101000000232100",
      reason: `Ordine ${orderId}`,
      amount: order.grossTotal,
    });
    expect(codeOf(await who.post("order/payment", { order_id: orderId }))).toBe("msg.order.state");
    await loggia.control("clock", { advanceMinutes: 60 });
    expect((await who.order(orderId)).canPay).toBe(true);
    const { dateIso, beginTime } = order.timeslot;
    const begin = Date.parse(`${dateIso}T${beginTime}:00+01:00`);
    expect(Date.parse(order.payBefore ?? "")).toBe(begin - 4 * 3_600_000);
    await loggia.control("clock", { now: new Date(begin - 4 * 3_600_000).toISOString() });
    expect(await who.order(orderId)).toMatchObject({ orderStatusId: 10, transactionStatus: 5 });
  });

  it("confirms the order if paid, and leaves half an hour after a switch to a card", async () => {
    const who = await loggia.shopper();
    await who.ready();
    const { orderId } = await who.buy(17, "k");
    await loggia.control("clock", { advanceMinutes: 60 });
    await who.post("order/modify-payment-type", {
      order_id: orderId,
      payment_type_id: 1,
      payment_data: "{}",
    });
    expect((await who.order(orderId)).payBefore).toMatch(/^2026-11-24T11:30:/);
    await who.post("order/modify-payment-type", {
      order_id: orderId,
      payment_type_id: 17,
      payment_data: "{}",
    });
    await loggia.control(`orders/${orderId}/advance`);
    const paid = await who.order(orderId);
    expect(paid).toMatchObject({ orderStatusId: 3, transactionStatus: 2 });
    expect(paid.bankTransfer).toBeUndefined();
  });
});

describe("later, and by invoice", () => {
  const dueData = z.object({
    paymentDueDates: z.array(
      z.object({ orderId: z.int(), dueDate: z.string(), amount: z.number(), status: z.string() }),
    ),
  });
  const person = {
    personType: "company",
    company_name: "Galli S.n.c.",
    vat_number: "01234567890",
    address1: "Via Cavour",
    addressNumber: "9",
    postalcode: "00184",
    province: "RM",
    city: "Roma",
  };
  const personOf = async (who: Awaited<ReturnType<typeof loggia.shopper>>) => {
    await who.post("registration/update_billing_address", person);
    const list = z.object({ userPersonFiscals: z.array(z.object({ personFiscalId: z.int() })) });
    return (await who.get("user-person-fiscal/list", list)).userPersonFiscals[0]?.personFiscalId;
  };

  it("falls due in 30 days, until the order is cancelled", async () => {
    const who = await terrecomuni.shopper("company");
    await who.ready();
    const { orderId, orderStatusId } = await who.buy(11, "k");
    expect(orderStatusId).toBe(3);
    const due = async () =>
      (await who.get("payment-due-date/list", dueData)).paymentDueDates.filter(
        (one) => one.orderId === orderId,
      );
    const { grossTotal } = await who.order(orderId);
    expect(await due()).toEqual([{ orderId, dueDate: "24/12/2026", amount: grossTotal, status: "pending" }]);
    await who.post(`order/delete?order_id=${orderId}`);
    expect(await due()).toEqual([]);
  });

  it("refuses a summary invoice without a billing person, due at next month's end", async () => {
    const who = await quantobasta.shopper("company");
    await who.ready();
    expect(await who.refusedBuy(101)).toBe("msg.billing.needed");
    const user_person_fiscal_id = await personOf(who);
    const { orderId } = await who.buy(101, "k", { user_person_fiscal_id });
    expect((await who.order(orderId)).user_person_fiscal_id).toBe(user_person_fiscal_id);
    const { paymentDueDates } = await who.get("payment-due-date/list", dueData);
    expect(paymentDueDates.find((one) => one.orderId === orderId)?.dueDate).toBe("31/12/2026");
  });

  it("requires a billing person for a wanted invoice only at warehouse 89", async () => {
    const want = { property: "need_invoice", value: "true" };
    const [here, elsewhere] = [await quantobasta.shopper(), await loggia.shopper()];
    for (const who of [here, elsewhere]) {
      await who.ready();
      await who.post("cart/update-cart-info", want);
    }
    expect((await here.cart()).warehouse.warehouseId).toBe(89);
    expect(await here.refusedBuy(2)).toBe("msg.billing.needed");
    const mine = await personOf(here);
    expect(await (await quantobasta.shopper()).refusedBuy(2)).toBe("msg.checkout.prepare");
    expect(await here.refusedBuy(2, { user_person_fiscal_id: (mine ?? 0) + 1 })).toBe("msg.billing.needed");
    const { orderId } = await here.buy(2, "k", { user_person_fiscal_id: mine });
    expect((await here.order(orderId)).user_person_fiscal_id).toBe(mine);
    expect((await elsewhere.buy(2, "k")).orderStatusId).toBe(3);
  });
});

describe("an order that is changed", () => {
  it("keeps its type and what is held for it, which must cover the new total", async () => {
    const who = await quantobasta.shopper();
    await who.ready();
    const { orderId, redirectUrl } = await who.buy(12, "k");
    await quantobasta.decide(redirectUrl, "accept");
    const before = await who.order(orderId);
    expect(before).toMatchObject({ canModify: true, heldAmount: before.grossTotal });
    await who.post("order/modify", { order_id: orderId });
    const { paymentTypes } = await who.get("payment-type/list-auth", offer);
    expect(paymentTypes.map((type) => type.paymentTypeId)).toEqual([12]);
    expect((await who.cart()).changes).toMatchObject({ orderId, heldAmount: before.heldAmount });
    await who.fill(5);
    expect(await who.refusedBuy(12)).toBe("msg.order.held");
    const [line] = (await who.cart()).cartItems;
    await who.post("cart/update", { items: [{ itemId: line?.itemId, quantity: (line?.quantity ?? 0) - 3 }] });
    expect(await who.refusedBuy(2)).toBe("msg.payment.unknown");
    const placed = await who.buy(12, "again");
    expect(placed).toEqual({ orderId: placed.orderId, orderStatusId: 3 });
    const after = await who.order(placed.orderId);
    expect(after).toMatchObject({ heldAmount: before.heldAmount, transactionStatus: 2 });
    const replaced = await who.order(orderId);
    expect([replaced.orderStatusId, replaced.heldAmount]).toEqual([10, undefined]);
    expect(await quantobasta.payments(orderId)).toEqual([]);
    await who.post(`order/delete?order_id=${placed.orderId}`);
    expect((await quantobasta.payments(placed.orderId)).map(({ state }) => state)).toEqual(["reversed"]);
  });

  it("is not replaced any more once the store has taken charge", async () => {
    const who = await loggia.shopper();
    await who.ready();
    const { orderId } = await who.buy(2, "k");
    await who.post("order/modify", { order_id: orderId });
    await who.post("checkout/prepare", { params: {} });
    await loggia.control(`orders/${orderId}/advance`);
    const params = { payment_type_id: 2, payment_data: "{}" };
    expect(codeOf(await who.post("checkout/buy", { params }))).toBe("msg.order.state");
    expect((await who.order(orderId)).orderStatusId).toBe(4);
  });
});
