import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, control } from "../../kernel/testing";
import { buy, cartOf, code, freshShop, orderOf, post, readyShopper, shopper } from "../testing";

beforeEach(freshShop);

const add = (account: string, gift: string) => post(account, "cart-giftcertificate/add_code", { code: gift });
const order = async (account: string, key: string) => {
  await post(account, "checkout/prepare", { params: {} });
  return (await buy(account, 2, key)).data.orderId;
};
const own = z.object({
  giftCertificates: z.array(
    z.object({ code: z.string(), giftTotal: z.number(), validTo: z.string().optional(), used: z.boolean() }),
  ),
});
const ownOf = async (account: string, list = "list") =>
  (await ask(`giftcertificate/${list}`, own, { account })).data.giftCertificates;

describe("gifts in a cart", () => {
  it("stand there together, each once, and go one by one, by code or by id", async () => {
    const { account } = await readyShopper();
    const before = await cartOf(account);
    for (const gift of ["BENVENUTO5", "articolo2", "BENVENUTO5"]) await add(account, gift);
    const both = await cartOf(account);
    expect(both.giftCertificates.map((gift) => gift.code)).toEqual(["BENVENUTO5", "ARTICOLO2"]);
    expect(both.totalPrice).toBeCloseTo(before.totalPrice - 7, 5);
    expect(both.orderAdjustmentSummary.orderAdjustments).toMatchObject([
      { userGiftCertificateId: 1, giftCertificate: { giftTotal: 5 } },
      { userGiftCertificateId: 2, orderItemId: both.cartItems[0]?.itemId, giftCertificate: { giftTotal: 2 } },
    ]);
    const remove = (id: unknown) => post(account, "cart-giftcertificate/remove", { gift_certificate_id: id });
    expect(await code(remove(1))).toBeUndefined();
    expect((await cartOf(account)).giftCertificates.map((gift) => gift.code)).toEqual(["ARTICOLO2"]);
    for (const id of [1, 99, "abc"]) expect(await code(remove(id))).toBe("msg.giftcode.invalid");
  });

  it("never take off more than the goods cost", async () => {
    const { account } = await readyShopper();
    const [line] = (await cartOf(account)).cartItems;
    await post(account, "cart/update", { items: [{ itemId: line?.itemId, quantity: 1 }] });
    await add(account, "BENVENUTO5");
    const cart = await cartOf(account);
    const taken = cart.orderAdjustmentSummary.orderAdjustments[0]?.giftCertificate.giftTotal ?? 0;
    expect(taken).toBeCloseTo(Math.min(5, cart.itemsTotal), 5);
    expect(cart.totalPrice).toBeCloseTo(cart.itemsTotal + cart.packageTotal + cart.deliveryFee - taken, 5);
  });

  it("are used once by a shopper, and again when the order is cancelled", async () => {
    const one = await readyShopper();
    await add(one.account, "BENVENUTO5");
    const orderId = await order(one.account, "k");
    expect(await code(add(one.account, "BENVENUTO5"))).toBe("msg.giftcode.invalid");
    const other = await readyShopper();
    expect(await code(add(other.account, "BENVENUTO5"))).toBeUndefined();
    await post(one.account, `order/delete?order_id=${orderId}`);
    expect(await code(add(one.account, "BENVENUTO5"))).toBeUndefined();
  });

  it("stay with an order that is changed", async () => {
    const { account } = await readyShopper();
    await add(account, "ARTICOLO2");
    const orderId = await order(account, "k");
    const before = await orderOf(account, orderId);
    await post(account, "order/modify", { order_id: orderId });
    const cart = await cartOf(account);
    expect(cart.giftCertificates.map((gift) => gift.code)).toEqual(["ARTICOLO2"]);
    expect(cart.totalPrice).toBe(before.grossTotal);
    expect(cart.changes).toMatchObject({ orderId });
    expect((await orderOf(account, await order(account, "again"))).grossTotal).toBe(before.grossTotal);
    expect(await code(add(account, "ARTICOLO2"))).toBe("msg.giftcode.invalid");
  });
});

describe("certificates of one's own", () => {
  it("come with a delivery of 100 euro and more, for this shopper alone, and are used once", async () => {
    const { account, product } = await readyShopper();
    const quantity = Math.ceil(100 / product.priceDisplay);
    await post(account, "cart/add", { items: [{ productId: product.productId, quantity }] });
    expect((await cartOf(account)).giftCertificatesToGenerate).toMatchObject([{ giftTotal: 5 }]);
    const orderId = await order(account, "k");
    expect(await ownOf(account)).toEqual([]);
    for (let push = 0; push < 5; push += 1) await control(`orders/${orderId}/advance`);
    const [gift] = await ownOf(account);
    expect(gift).toMatchObject({ code: `BUONO${orderId}`, giftTotal: 5, validTo: "23/01/2027", used: false });
    expect(await ownOf(account)).toHaveLength(1);
    expect(await ownOf(account, "list-manual-assigned")).toEqual([]);
    const stranger = await shopper();
    expect(await code(add(stranger.account, gift?.code ?? ""))).toBe("msg.giftcode.invalid");
    expect(await code(add(account, gift?.code ?? ""))).toBeUndefined();
  });

  it("need a session, and end with their last day", async () => {
    expect((await ask("giftcertificate/list", z.unknown())).http).toBe(419);
    const { account, product } = await readyShopper();
    const quantity = Math.ceil(100 / product.priceDisplay);
    await post(account, "cart/add", { items: [{ productId: product.productId, quantity }] });
    const orderId = await order(account, "k");
    for (let push = 0; push < 5; push += 1) await control(`orders/${orderId}/advance`);
    await ownOf(account);
    await control("clock", { advanceMinutes: 61 * 24 * 60 });
    expect(await code(add(account, `BUONO${orderId}`))).toBe("msg.giftcode.invalid");
  });
});
