import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { call } from "../../kernel/testing";
import { returns } from "../testing";
import { chain } from "../testing-chain";

const loggia = chain("loggia");
beforeAll(() => loggia.reset());

type Who = Awaited<ReturnType<typeof loggia.shopper>>;

const gift = "BENVENUTO5";
/** Types with a payment page are most frequent, because only they are authorised. */
const type = fc.constantFrom(1, 13, 1, 13, 2, 17);
const turn = fc.nat(20);

/** Step of a shopper in a tab, or of the provider. */
const step = fc.oneof(
  {
    arbitrary: fc.record({ name: fc.constant("buy" as const), type, key: fc.nat(3), lost: fc.boolean() }),
    weight: 4,
  },
  { arbitrary: fc.record({ name: fc.constant("fill" as const) }), weight: 2 },
  { arbitrary: fc.record({ name: fc.constant("again" as const), turn, lost: fc.boolean() }), weight: 2 },
  {
    arbitrary: fc.record({ name: fc.constant("retype" as const), turn, type, lost: fc.boolean() }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      name: fc.constant("return" as const),
      turn,
      action: fc.constantFrom("accept" as const, "accept" as const, "refuse" as const, "abandon" as const),
    }),
    weight: 5,
  },
  { arbitrary: fc.record({ name: fc.constant("cancel" as const), turn }), weight: 1 },
  { arbitrary: fc.record({ name: fc.constant("change" as const), turn }), weight: 1 },
  { arbitrary: fc.record({ name: fc.constant("later" as const) }), weight: 1 },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const answer = z
  .object({ data: z.object({ orderId: z.int().optional(), redirectUrl: z.string().optional() }) })
  .catch({ data: {} });
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Runs a shopper's steps; the tabs remember their orders and payment pages. */
async function tabsOf(who: Who) {
  const [line] = (await who.cart()).cartItems;
  const urls: string[] = [];
  const orderIds: number[] = [];
  const byKey = new Map<number, Set<number>>();
  const at = <T>(all: T[], turn: number): T | undefined => all[turn % Math.max(1, all.length)];

  /** A call whose response may be lost. */
  async function post(path: string, json: object, lost = false) {
    if (lost)
      await loggia.control("scenario", { name: "lost", on: true, shopper: who.login, path, times: 1 });
    const given = await call(`/ebsn/api/${path}`, { account: who.account, json });
    // A 500 would be a database conflict: the code has not checked before it wrote.
    expect(given.status, path).not.toBe(500);
    const { data } = answer.parse(jsonOf(await given.text()));
    if (data.redirectUrl !== undefined) urls.push(data.redirectUrl);
    if (data.orderId !== undefined) orderIds.push(data.orderId);
    return data;
  }
  async function fill(): Promise<void> {
    const items = [{ productId: line?.product.productId, quantity: line?.quantity }];
    await who.post("cart/add", { items });
    await who.slot();
    await who.post("cart-giftcertificate/add_code", { code: gift });
  }
  async function run(one: Step): Promise<void> {
    if (one.name === "fill") return fill();
    if (one.name === "later") return void (await loggia.control("clock", { advanceMinutes: 16 }));
    if (one.name === "buy") {
      await who.post("checkout/prepare", { params: {} });
      const payment_data = JSON.stringify({ idempotency_key: `key-${one.key}`, ...returns });
      const { orderId } = await post(
        "checkout/buy",
        { params: { payment_type_id: one.type, payment_data } },
        one.lost,
      );
      if (orderId !== undefined) byKey.set(one.key, (byKey.get(one.key) ?? new Set()).add(orderId));
      return;
    }
    if (one.name === "return") {
      const url = at(urls, one.turn);
      if (url !== undefined) await loggia.decide(url, one.action);
      return;
    }
    const order_id = at(orderIds, one.turn);
    if (order_id === undefined) return;
    if (one.name === "again") await post("order/payment", { order_id, ...returns }, one.lost);
    else if (one.name === "retype")
      await post(
        "order/modify-payment-type",
        { order_id, payment_type_id: one.type, payment_data: JSON.stringify(returns) },
        one.lost,
      );
    else if (one.name === "cancel") await post(`order/delete?order_id=${order_id}`, {});
    else await post("order/modify", { order_id });
  }
  return { run, byKey };
}

const listed = z.object({
  orders: z.array(
    z.object({
      orderId: z.int(),
      orderStatusId: z.int(),
      transactionStatus: z.int(),
      heldAmount: z.number().optional(),
      replacedBy: z.int().optional(),
      paymentType: z.object({ paymentTypeId: z.int() }),
      giftCertificates: z.array(z.object({ code: z.string() })),
    }),
  ),
});

/**
 * Expects at most one open or held payment per order, a held payment only if it is paid, and a
 * single use of the gift at most.
 */
async function requireHonesty(who: Who): Promise<number> {
  const { orders } = await who.get("order/list?show_replaced=true&page_size=100", listed);
  let held = 0;
  for (const order of orders) {
    const payments = await loggia.payments(order.orderId);
    const of = (state: string) => payments.filter((one) => one.state === state);
    expect(of("open").length + of("held").length).toBeLessThanOrEqual(1);
    held += of("held").length;
    const paid = order.transactionStatus === 2;
    expect(of("held").length).toBe(paid ? 1 : 0);
    if (paid) expect(order.orderStatusId).toBe(3);
    if (order.orderStatusId === 10) expect(of("open")).toEqual([]);
    if (order.orderStatusId === 10) expect([4, 5]).toContain(order.transactionStatus);
    if (of("reversed").length > 0) expect(order.orderStatusId).toBe(10);
    if (order.heldAmount !== undefined) expect(Math.round(order.heldAmount * 100)).toBe(of("held")[0]?.cents);
  }
  const using = orders.filter(
    ({ orderStatusId, giftCertificates }) =>
      orderStatusId !== 10 && giftCertificates.some(({ code }) => code === gift),
  );
  expect(using.length).toBeLessThanOrEqual(1);
  return held;
}

it("charges no order twice and uses no gift twice despite tabs and lost responses", async () => {
  let held = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 8 }),
      async (batches) => {
        const who = await loggia.shopper();
        await who.ready();
        await who.post("cart-giftcertificate/add_code", { code: gift });
        const tabs = await tabsOf(who);
        await tabs.run({ name: "buy", type: 1, key: 0, lost: false });
        for (const batch of batches) {
          await Promise.all(batch.map(tabs.run));
          held += await requireHonesty(who);
        }
        for (const orderIds of tabs.byKey.values()) expect(orderIds.size).toBe(1);
      },
    ),
    { numRuns: 16, endOnFailure: true },
  );
  // The property is about payments, so some must have been made.
  expect(held).toBeGreaterThan(0);
}, 240_000);

it("places one order if two tabs buy one cart with one gift", async () => {
  const who = await loggia.shopper();
  await who.ready();
  await who.post("cart-giftcertificate/add_code", { code: gift });
  const tabs = await tabsOf(who);
  const buy = (key: number) => tabs.run({ name: "buy", type: 13, key, lost: false });
  await Promise.all([buy(0), buy(1), buy(0), buy(1)]);
  expect([...tabs.byKey.values()].map((ids) => ids.size)).toEqual([1]);
  expect((await who.get("order/list", listed)).orders).toHaveLength(1);
  await requireHonesty(who);
});
