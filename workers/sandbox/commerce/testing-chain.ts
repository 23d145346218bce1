import * as z from "zod";
import type { ShopperKind } from "../kernel/commerce-part";
import { ask, call } from "../kernel/testing";
import { answerData, cartData, daysData, orderData, returns, tuesday } from "./testing";

/** A home in the chain's delivery area. */
const homes = {
  loggia: { address1: "Via Cavour", addressNumber: "9", city: "Roma", postalcode: "00184" },
  quantobasta: { address1: "Via Cavour", addressNumber: "9", city: "Roma", postalcode: "00184" },
  terrecomuni: { address1: "Corso Italia", addressNumber: "30", city: "Viterbo", postalcode: "01100" },
};

const login = z.object({ login: z.string(), password: z.string() });
const goods = z.object({
  products: z.array(
    z.object({
      productId: z.int(),
      available: z.number(),
      priceDisplay: z.number(),
      selectOptions: z.unknown().optional(),
      maxAcq: z.number().optional(),
      productClassRuleMax: z.unknown().optional(),
      productInfos: z.record(z.string(), z.string()),
    }),
  ),
});
const failure = z.object({ response: z.object({ errors: z.array(z.object({ error: z.string() })) }) });

/** Test client for one chain's backend. */
export function chain(tenant: keyof typeof homes) {
  const control = (path: string, json: unknown = {}) => call(`/sandbox/${path}`, { json, tenant });

  /** Creates a shopper and logs in. */
  async function shopper(like: ShopperKind = "new") {
    const who = login.parse(await (await control("shopper", { like })).json());
    const { headers } = await ask("auth/login", z.unknown(), { form: who, tenant });
    const account = headers.get("x-ebsn-account") ?? "";
    const get = async <T>(path: string, data: z.ZodType<T>) =>
      (await ask(path, data, { account, tenant })).data;
    const post = (path: string, json: unknown = {}) => ask(path, z.unknown(), { account, tenant, json });
    const buyData = (type: number, key: string, more: object = {}) => ({
      params: {
        payment_type_id: type,
        payment_data: JSON.stringify({ idempotency_key: key, ...returns, ...more }),
      },
    });

    /** Chooses a home and a free slot. */
    async function settle() {
      const address = { addressName: "Casa", province: "RM", ...homes[tenant] };
      const saved = z.object({ address: z.object({ addressId: z.int() }) });
      const { data } = await ask("user-address/update", saved, { account, tenant, form: address });
      await post(`user-address/select?address_type=2&address_id=${data.address.addressId}`);
      await slot();
    }
    /** Chooses the first free slot, some days from today. */
    async function slot() {
      const { days } = await get("timeslot/list", daysData);
      const free = days
        .slice(2)
        .flatMap((day) => day.timeslots.map((one) => ({ ...one, date: day.dateIso })))
        .find((one) => one.active === 1 && one.status === "empty");
      await post(`timeslot/select?sel_date=${free?.date}&timeslot_id=${free?.timeslotId}`);
    }
    /** Adds products of fixed weight worth so many euro to the cart. */
    async function fill(worth = 45) {
      const { warehouseId } = (await get("cart/view", cartData)).warehouse;
      const { products } = await get(`products?page_size=400&hash=w${warehouseId}d0t0`, goods);
      const fits = products.find(
        (one) =>
          one.productInfos["TIPOLOGIA"] === "Pezzo" &&
          one.available === 100_000_000 &&
          one.priceDisplay >= 2 &&
          [one.selectOptions, one.maxAcq, one.productClassRuleMax].every((bound) => bound === undefined) &&
          one.productInfos["QTY_MULT"] === undefined &&
          (one.productInfos["MINACQ"] ?? "1") === "1",
      );
      if (!fits) throw new Error(`${tenant} has no such goods`);
      const quantity = Math.ceil(worth / fits.priceDisplay);
      await post("cart/add", { items: [{ productId: fits.productId, quantity }] });
    }
    /** Places an order of the current cart. */
    async function buy(type: number, key: string, more: object = {}) {
      await post("checkout/prepare", { params: {} });
      return (await ask("checkout/buy", answerData, { account, tenant, json: buyData(type, key, more) }))
        .data;
    }
    /** Returns the code of a rejected order of the cart. */
    async function refusedBuy(type: number, more: object = {}, auth?: unknown) {
      await post("checkout/prepare", { params: {} });
      const { params } = buyData(type, crypto.randomUUID(), more);
      const json = { params: { ...params, user_payment_auth_id: auth } };
      return failure.parse(await post("checkout/buy", json)).response.errors[0]?.error;
    }
    return {
      ...who,
      account,
      get,
      post,
      settle,
      slot,
      fill,
      buy,
      refusedBuy,
      cart: () => get("cart/view", cartData),
      order: (orderId: number) => get(`order/view?order_id=${orderId}`, orderData),
      ready: async () => {
        await settle();
        await fill();
      },
    };
  }

  return {
    control,
    shopper,
    reset: () => control("reset", { now: tuesday }),
    /** Performs the shopper's action on a provider's page. */
    decide: (redirectUrl: string | undefined, action: "accept" | "refuse" | "abandon") =>
      call(`/gateway/${(redirectUrl ?? "").split("/").at(-1)}`, { form: { action }, tenant }),
    payments: async (orderId: number) => {
      const data = z.object({
        payments: z.array(z.object({ paymentTypeId: z.int(), state: z.string(), cents: z.int() })),
      });
      return data.parse(await (await call(`/sandbox/orders/${orderId}/payments`, { tenant })).json())
        .payments;
    },
  };
}
