import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, control } from "../../kernel/testing";
import {
  cartData,
  cartOf,
  code,
  freshShop,
  isPlain,
  post,
  productWith,
  readyShopper,
  shopper,
} from "../testing";

beforeAll(freshShop);

const unlimited = 100_000_000;
const add = (account: string, productId: number, quantity: unknown) =>
  post(account, "cart/add", { items: [{ productId, quantity }] });

describe("the cart by the specification", () => {
  // spec attacked: S5 packs go by QTY_MULT and QTY_LOCKED
  it("S5: locked packs are sold by their multiple, open ones by the pack", async () => {
    const { account } = await shopper();
    const pack = (lock: string | undefined) =>
      productWith(
        ({ productInfos: infos, available, selectOptions }) =>
          infos["TIPOLOGIA"] === "Confezione" &&
          infos["QTY_MULT"] !== undefined &&
          infos["QTY_LOCKED"] === lock &&
          available === unlimited &&
          !selectOptions,
      );
    const locked = await pack("true");
    const multiple = Number(locked.productInfos["QTY_MULT"]);
    expect(await code(add(account, locked.productId, multiple + 1))).toBe("msg.cart.multiple");
    expect((await add(account, locked.productId, multiple)).response.status).toBe(0);
    expect((await add(account, (await pack(undefined)).productId, 1)).response.status).toBe(0);
  });

  // spec attacked: S6 a typed weight below WEIGHT_SELLING is none
  it("S6: a weight set below WEIGHT_SELLING removes the line", async () => {
    const { account } = await shopper();
    const loose = await productWith(
      ({ productInfos: infos, available, selectOptions }) =>
        infos["TIPOLOGIA"] === "Sfuso" &&
        Number(infos["WEIGHT_SELLING"]) >= 200 &&
        available === unlimited &&
        !selectOptions,
    );
    const least = Number(loose.productInfos["WEIGHT_SELLING"]) / 1000;
    expect(await code(add(account, loose.productId, least / 2))).toMatch(/errors.minAcq|msg.cart.multiple/);
    const added = cartData.parse((await add(account, loose.productId, least)).data);
    const itemId = added.cartItems[0]?.itemId;
    const set = await post(account, "cart/update", { items: [{ itemId, quantity: least / 2 }] });
    expect(set.response.status).toBe(0);
    expect(cartData.parse(set.data).cartItems).toEqual([]);
  });

  // spec attacked: S8 each refusal has its own sentence
  it("S8: the daily maximum counts earlier orders of the day and has its own refusal", async () => {
    const { account } = await readyShopper();
    const bounded = await productWith(
      ({ maxAcq = 0, available, selectOptions, productClassRuleMax }) =>
        maxAcq > 1 && available === unlimited && !selectOptions && !productClassRuleMax,
    );
    const most = bounded.maxAcq ?? 0;
    expect((await add(account, bounded.productId, most)).response.status).toBe(0);
    await post(account, "checkout/prepare", { params: {} });
    const bought = await post(account, "checkout/buy", {
      params: { payment_type_id: 2, payment_data: "{}" },
    });
    expect(bought.response.status).toBe(0);
    const again = await add(account, bounded.productId, 1);
    expect(again.response.errors).toEqual([{ error: "msg.cart.max" }]);
    expect(again.response.errorsMessage[0]).toContain("giornaliera");
    await control("clock", { advanceMinutes: 24 * 60 });
    expect((await add(account, bounded.productId, 1)).response.status).toBe(0);
    await control("clock", { advanceMinutes: -24 * 60 });
  });

  // spec attacked: S8 each refusal has its own sentence
  it("S8: a note of more than 1000 characters is refused as one, emoji count once", async () => {
    const { account } = await shopper();
    const { productId } = await productWith(isPlain);
    const added = cartData.parse((await add(account, productId, 1)).data);
    const itemId = added.cartItems[0]?.itemId;
    const note = (notes: string) =>
      post(account, "cart/update-infos", { items: [{ itemId, infos: { notes } }] });
    expect((await note("🍋".repeat(1000))).response.status).toBe(0);
    expect(await code(note("a".repeat(1001)))).toBe("msg.note.tooLong");
    const comment = { property: "order_comment", value: "a".repeat(1001) };
    expect(await code(post(account, "cart/update-cart-info", comment))).toBe("msg.note.tooLong");
  });

  it("S12: cart/add takes and keeps useWpId, searchParams, deliveryWarehouseId and infos", async () => {
    const { account } = await shopper();
    const { productId, wpId } = await productWith(isPlain);
    expect(wpId).not.toBe(productId);
    const items = [
      {
        productId: wpId,
        useWpId: true,
        quantity: 1,
        searchParams: "q=latte&page=2",
        deliveryWarehouseId: 2321002,
      },
    ];
    const infos = { notes: "Ben maturo", accept_alternatives: "false", customWeight: "250" };
    await post(account, "cart/add", { items, infos });
    expect((await cartOf(account)).cartItems).toMatchObject([
      {
        product: { productId, deliveryWarehouse: { warehouseId: 2321002 } },
        searchParams: "q=latte&page=2",
        cartItemInfo: { notes: "Ben maturo", accept_alternatives: "false", customWeight: "250" },
      },
    ]);
    expect(await code(post(account, "cart/add", { items: [{ productId: wpId, quantity: 1 }] }))).toBe(
      "msg.product.unknown",
    );
  });

  it("S12: the list of calls shows what was posted, without passwords", async () => {
    const { account } = await shopper();
    await control("calls/clear");
    const { productId } = await productWith(isPlain);
    await post(account, "cart/add", { items: [{ productId, quantity: 1, searchParams: "q=x" }] });
    await ask("auth/login", z.unknown(), { form: { login: "a@example.com", password: "segreto" } });
    const seen = z.object({ calls: z.array(z.object({ path: z.string(), body: z.string().optional() })) });
    const { calls } = seen.parse(await (await call("/sandbox/calls")).json());
    expect(calls.find(({ path }) => path.endsWith("cart/add"))?.body).toContain('"searchParams":"q=x"');
    expect(JSON.stringify(calls)).not.toContain("segreto");
  });

  it("S12: store-proximity takes services and orderby", async () => {
    const data = z.object({ stores: z.array(z.object({ name: z.string() })) });
    const names = async (query: string) =>
      (await ask(`store-proximity/list?${query}`, data)).data.stores.map(({ name }) => name);
    const all = await names("");
    expect(await names("services=1,2")).toEqual(all);
    expect(await names("services=2")).toEqual([]);
    expect(await names("orderby=name")).toEqual([...all].sort((a, b) => a.localeCompare(b, "it")));
  });
});

describe("S3: messages beside the data", () => {
  it("S3: cart/add warns of the last pieces", async () => {
    const { account } = await shopper();
    const scarce = await productWith(
      (product) =>
        product.available > 1 && product.available < 9 && isPlain({ ...product, available: unlimited }),
    );
    const { response } = await add(account, scarce.productId, scarce.available - 1);
    expect(response).toMatchObject({
      status: 0,
      errors: [],
      warnings: [{ error: "warnings.cart.lastPieces" }],
    });
    expect(response.warningsMessage).toEqual([`${scarce.name.toUpperCase()}: ne resta 1.`]);
  });

  it("S3: prepare gives every reason, each with its text", async () => {
    const { account } = await readyShopper();
    const cart = await cartOf(account);
    const items = cart.cartItems.map(({ itemId }) => ({ itemId }));
    await post(account, "cart/delete", { items });
    const { productId } = await productWith((product) => isPlain(product) && product.priceDisplay < 5);
    await add(account, productId, 1);
    await control("clock", { advanceMinutes: 30 * 24 * 60 });
    const { response } = await post(account, "checkout/prepare", { params: {} });
    await control("clock", { advanceMinutes: -30 * 24 * 60 });
    expect(response.errors).toEqual([{ error: "msg.timeslot.expired" }, { error: "msg.checkout.minimum" }]);
    expect(response.errorsMessage).toHaveLength(2);
  });

  it("S3: buying announces the points that the order will bring", async () => {
    const { account } = await readyShopper();
    await post(account, "checkout/prepare", { params: {} });
    const { response } = await post(account, "checkout/buy", {
      params: { payment_type_id: 2, payment_data: "{}" },
    });
    expect(response.infos).toEqual([{ info: "infos.points.toCome" }]);
    expect(response.infosMessage[0]).toMatch(/^Con questo ordine guadagni \d+ punt/);
  });
});
