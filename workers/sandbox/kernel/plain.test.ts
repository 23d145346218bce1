import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { chooseSlot, isPlain, post, productWith, readyShopper, settleIn, shopper } from "../commerce/testing";
import { ours } from "./ours";
import { ask, call, control } from "./testing";

const anything = z.unknown();
const plain = (on: boolean, who?: string) => control("scenario", { name: "plain", on, shopper: who });

/** Paths of all members; `ours` lists the ends of such paths. */
function ends(value: unknown, path = "data"): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => ends(one, path));
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, member]) => ends(member, `${path}.${name}`))];
}
const oursIn = (data: unknown): string[] =>
  ours.responseFields.filter((field) => ends(data).some((path) => `.${path}`.endsWith(`.${field}`)));

beforeEach(() => control("reset", { now: "2026-11-24T10:00:00+01:00" }));
afterEach(() => plain(false));

describe("S15: a backend without our inventions", () => {
  it("S15: answers no field, value or header that is ours, which it has otherwise", async () => {
    const { account } = await readyShopper("regular");
    const asked = [
      "products?q=pomodro",
      "category?slug=frutta-e-verdura",
      "leaflet/search",
      "user-address/list",
      "store-proximity/localize?latitude=41.9&longitude=12.5",
      "store/view?store_id=5",
      "warehouse-locator/search",
      "timeslot/list?show-closed=true",
      "cart/view",
      "checkout/prebilled-amount?payment_type_id=1",
      "order/list",
      "wishlist/list",
      "registration/user_detail",
      "registration-disclaimer/list",
      "user-registration-disclaimer/list-by-type",
    ];
    const look = async () => {
      const answers = await Promise.all(asked.map((path) => ask(path, anything, { account })));
      expect(answers.map(({ http }) => http)).toEqual(asked.map(() => 200));
      return answers;
    };
    const before = await look();
    const seen = new Set(before.flatMap(({ data }) => oursIn(data)));
    expect([...seen]).toEqual(
      expect.arrayContaining([
        "did_you_mean",
        "timeslots.cutOff",
        "timeslot.holdUntil",
        "canModify",
        "userDetail.registered",
        "registrationDisclaimers.code",
      ]),
    );
    expect(before[0]?.headers.get("x-ebsn-date")).not.toBeNull();
    await plain(true);
    const after = await look();
    expect(after.flatMap(({ data }) => oursIn(data))).toEqual([]);
    expect(after.filter(({ headers }) => headers.has("x-ebsn-date"))).toEqual([]);
    expect(after.every(({ text }) => text.startsWith("\n\n{"))).toBe(true);
  });

  it("S15: answers our own calls like any unknown path", async () => {
    const { account } = await shopper("regular");
    const path = "store-proximity/preview?store_id=5";
    expect((await ask(path, anything, { account })).http).toBe(200);
    await plain(true);
    const unknown = await ask("no/such/call", anything, { account });
    for (const ownCall of [path, "user-address/preview?address_id=1"])
      expect(await ask(ownCall, anything, { account })).toMatchObject({
        http: 404,
        response: unknown.response,
      });
    expect((await post(account, "user-address/prefer", { address_id: 1 })).http).toBe(404);
  });

  it("S15: ignores our request fields: the idempotency key, release, products by id", async () => {
    const { account } = await readyShopper();
    await plain(true);
    const listed = z.object({ page: z.object({ totItems: z.int() }) });
    const { productId } = await productWith(isPlain);
    expect((await ask(`products?product_id=${productId}`, listed)).data.page.totItems).toBeGreaterThan(1000);

    await post(account, "checkout/prepare", { params: {} });
    expect((await post(account, "checkout/prepare", { params: { release: true } })).response.status).toBe(0);
    const params = { payment_type_id: 2, payment_data: JSON.stringify({ idempotency_key: "one" }) };
    const bought = await post(account, "checkout/buy", { params });
    expect(bought.response.status).toBe(0);
    // The same key gets another response, but no second order either.
    const again = await post(account, "checkout/buy", { params });
    expect(again.response.status).not.toBe(0);
    const orders = z.object({ page: z.object({ totItems: z.int() }) });
    expect((await ask("order/list", orders, { account })).data.page.totItems).toBe(1);
  });

  it("S15: sells: place, slot, cart, prepare and buy, with the cart read again after each choice", async () => {
    const { account } = await shopper();
    await plain(true);
    await settleIn(account);
    const days = z.object({
      days: z.array(
        z.object({
          dateIso: z.string(),
          timeslots: z.array(z.object({ timeslotId: z.int(), status: z.string(), active: z.int() })),
        }),
      ),
    });
    const [, tomorrow] = (await ask("timeslot/list", days, { account })).data.days;
    const slot = tomorrow?.timeslots.find(({ status, active }) => status === "empty" && active === 1);
    await chooseSlot(account, tomorrow?.dateIso ?? "", slot?.timeslotId ?? 0);
    const { productId, priceDisplay } = await productWith((one) => isPlain(one) && one.priceDisplay >= 2);
    const items = [{ productId, quantity: Math.ceil(40 / priceDisplay) }];
    expect((await post(account, "cart/add", { items })).response.status).toBe(0);
    const prepared = await post(account, "checkout/prepare", { params: {} });
    expect(prepared).toMatchObject({ response: { status: 0 }, data: {} });
    const cart = z.object({
      cartStatusId: z.literal(1),
      cartItems: z.array(z.object({ itemId: z.int(), quantity: z.number() })),
    });
    const { data } = await ask("cart/view", cart, { account });
    // Without `release`, a change unlocks the cart automatically.
    const changed = {
      items: data.cartItems.map(({ itemId, quantity }) => ({ itemId, quantity: quantity + 1 })),
    };
    expect((await post(account, "cart/update", changed)).response.status).toBe(0);
    await post(account, "checkout/prepare", { params: {} });
    const bought = await post(account, "checkout/buy", {
      params: { payment_type_id: 2, payment_data: "{}" },
    });
    expect(z.object({ orderId: z.int() }).safeParse(bought.data).success).toBe(true);
  });

  it("S15: says texts where the specification names no code", async () => {
    const { account } = await shopper();
    await plain(true);
    const unknown = await post(account, "cart/delete", { items: [{ itemId: 1 }] });
    expect(unknown.response.errors).toEqual([{ error: "Questo articolo non è più nel carrello." }]);
    expect(unknown.data).toEqual({});
    const soldOut = await productWith((product) => product.available === 0 && !product.selectOptions);
    const refused = await post(account, "cart/add", {
      items: [{ productId: soldOut.productId, quantity: 1 }],
    });
    expect(refused.response.errors).toEqual([{ error: "msg.cart.availability.errors" }]);
  });

  it("S15: may be plain for one shopper alone, and in the console by a form", async () => {
    const { account, name } = await shopper();
    await plain(true, name);
    expect((await ask("cart/view", anything, { account })).headers.has("x-ebsn-date")).toBe(false);
    expect((await ask("category", anything)).headers.has("x-ebsn-date")).toBe(true);
    await call("/sandbox/page/scenario", { form: { name: "plain", on: "true", shopper: "" } });
    expect((await ask("category", anything)).headers.has("x-ebsn-date")).toBe(false);
  });
});
