import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, login } from "../../kernel/testing";
import { cartData, cartOf, code, freshShop, isPlain, post, productWith, settleIn, shopper } from "../testing";

beforeAll(freshShop);

const add = (account: string, productId: number, quantity: unknown, options?: Record<string, string>) =>
  post(account, "cart/add", { items: [{ productId, quantity, options }] });
const plain = () => productWith(isPlain);
const ofKind = (kind: string) =>
  productWith((product) => product.productInfos["TIPOLOGIA"] === kind && product.available === 100_000_000);

describe("the cart", () => {
  it("needs a session", async () => {
    expect((await ask("cart/view", z.unknown())).http).toBe(419);
    expect((await ask("cart/add", z.unknown(), { json: { items: [] } })).http).toBe(419);
  });

  it("begins empty", async () => {
    const { account } = await shopper();
    expect(await cartOf(account)).toMatchObject({
      cartStatusId: 1,
      totalItems: 0,
      totalPrice: 0,
      cartItems: [],
      orderPackages: [],
    });
  });

  // spec §7: cart/view, add and update (product and quantity), delete, update-cart-info, update-infos
  it("adds to what is there, sets, and removes", async () => {
    const { account } = await shopper();
    const product = await plain();
    await add(account, product.productId, 2);
    const added = cartData.parse((await add(account, product.productId, "3")).data);
    expect(added.cartItems).toHaveLength(1);
    expect(added.cartItems[0]?.quantity).toBe(5);
    expect(added.itemsTotal).toBeCloseTo(5 * product.priceDisplay, 5);
    const itemId = added.cartItems[0]?.itemId ?? 0;
    expect(
      cartData.parse((await post(account, "cart/update", { items: [{ itemId, quantity: 1 }] })).data)
        .cartItems[0]?.quantity,
    ).toBe(1);
    expect(
      cartData.parse((await post(account, "cart/update", { items: [{ itemId, quantity: 0 }] })).data)
        .totalItems,
    ).toBe(0);
    expect(
      await code(post(account, "cart/delete", { items: [{ itemId, productId: product.productId }] })),
    ).toBe("msg.cart.item.unknown");
  });

  it.each([-1, 1e9, "NaN", "abc", null, undefined, {}])(
    "refuses a quantity of %j and leaves the cart empty",
    async (quantity) => {
      const { account } = await shopper();
      const { productId } = await plain();
      const answer = await add(account, productId, quantity);
      expect(answer.http).toBe(200);
      expect(answer.response).toMatchObject({ status: 20, errors: [{ error: "msg.cart.quantity" }] });
      expect(cartData.parse(answer.data).totalItems).toBe(0);
    },
  );

  it("refuses the whole when one line cannot be", async () => {
    const { account } = await shopper();
    const { productId } = await plain();
    const items = [
      { productId, quantity: 1 },
      { productId: 999_999_999, quantity: 1 },
    ];
    expect(await code(post(account, "cart/add", { items }))).toBe("msg.product.unknown");
    expect((await cartOf(account)).totalItems).toBe(0);
    expect(await code(add(account, productId, 0.5))).toBe("msg.cart.multiple");
    expect(await code(add(account, productId, 0))).toBe("msg.cart.quantity");
    expect(await code(post(account, "cart/add", { items: "tutto" }))).toBe("msg.generic");
  });

  it("keeps to stock, most, least, multiples and the class", async () => {
    const { account } = await shopper();
    const soldOut = await productWith((product) => product.available === 0 && !product.selectOptions);
    expect(await code(add(account, soldOut.productId, 1))).toBe("msg.cart.availability.errors");
    const scarce = await productWith(
      (product) =>
        product.available > 0 && product.available < 20 && isPlain({ ...product, available: 100_000_000 }),
    );
    expect(await code(add(account, scarce.productId, scarce.available + 1))).toBe(
      "msg.cart.availability.errors",
    );
    const bounded = await productWith(
      (product) =>
        product.maxAcq !== undefined &&
        product.available > 100 &&
        !product.selectOptions &&
        !product.productClassRuleMax,
    );
    expect(await code(add(account, bounded.productId, (bounded.maxAcq ?? 0) + 1))).toBe("msg.cart.max");
    const least = await productWith(
      (product) => (product.minAcq ?? 0) > 1 && product.available > 100 && !product.selectOptions,
    );
    expect(await code(add(account, least.productId, 1))).toBe("errors.minAcq");
    const locked = await productWith(
      (product) =>
        product.productInfos["QTY_LOCKED"] === "true" && product.available > 100 && !product.selectOptions,
    );
    expect(await code(add(account, locked.productId, Number(locked.productInfos["QTY_MULT"]) + 1))).toBe(
      "msg.cart.multiple",
    );
    const ruled = await productWith(
      (product) =>
        product.productClassRuleMax !== undefined &&
        product.available > 100 &&
        product.maxAcq === undefined &&
        !product.selectOptions &&
        product.productInfos["QTY_MULT"] === undefined,
    );
    expect(await code(add(account, ruled.productId, (ruled.productClassRuleMax?.max ?? 0) + 1))).toBe(
      "msg.cart.maxClass",
    );
    expect((await cartOf(account)).totalItems).toBe(0);
  });

  it("weighs loose goods and says what they may come to", async () => {
    const { account } = await shopper();
    const { productId, productInfos, priceDisplay } = await ofKind("Sfuso");
    const per = { GR: 1000, HG: 10, KG: 1 }[productInfos["WEIGHT_UNIT_SELLING"] ?? "GR"] ?? 1000;
    const first = Number(productInfos["WEIGHT_SELLING"]) / per;
    const view = cartData.parse((await add(account, productId, first)).data);
    expect(view.cartItems[0]).toMatchObject({ quantity: first, weight: first });
    expect(Math.abs(view.itemsTotal - first * priceDisplay)).toBeLessThan(0.0051);
    expect(view.variableTotal).toBe(view.itemsTotal);
    expect(view.estimatedMax).toBeGreaterThan(view.totalPrice);
    expect(await code(add(account, productId, 0.0001))).toBe("msg.cart.quantity");
  });

  it("asks for every option, and keeps choices apart", async () => {
    const { account } = await shopper();
    const product = await productWith(
      (candidate) => candidate.selectOptions !== undefined && candidate.available > 100,
    );
    const rule = Number(product.productInfos["MINACQ"] ?? 1);
    const weighed = product.priceUnitDisplay === "kg" && product.productInfos["TIPOLOGIA"] !== "Confezione";
    const per = { GR: 1000, HG: 10, KG: 1 }[product.productInfos["WEIGHT_UNIT_SELLING"] ?? "GR"] ?? 1000;
    const quantity = weighed ? Number(product.productInfos["WEIGHT_SELLING"]) / per : rule;
    expect(await code(add(account, product.productId, quantity))).toBe("msg.product.options");
    expect(await code(add(account, product.productId, quantity, { gusto: "inventato" }))).toBe(
      "msg.product.options",
    );
    const chosen = (place: number) =>
      Object.fromEntries(
        (product.selectOptions ?? []).map(({ parameterName, values }) => [
          parameterName,
          values.at(place)?.key ?? "",
        ]),
      );
    expect(await code(add(account, product.productId, quantity, chosen(0)))).toBeUndefined();
    expect(
      cartData.parse((await add(account, product.productId, quantity, chosen(-1))).data).totalItems,
    ).toBe(2);
  });

  // spec §7: cart/view, add and update (product and quantity), delete, update-cart-info, update-infos
  it("keeps notes, alternatives and the order's comment", async () => {
    const { account } = await shopper();
    const { productId } = await plain();
    const itemId = cartData.parse((await add(account, productId, 1)).data).cartItems[0]?.itemId;
    await post(account, "cart/update-infos", {
      items: [{ itemId, infos: { accept_alternatives: "false", notes: "matura" } }],
    });
    await post(account, "cart/update-cart-info", { property: "order_comment", value: "Citofonare" });
    const view = await cartOf(account);
    expect(view.cartItems[0]?.cartItemInfo).toEqual({ accept_alternatives: "false", notes: "matura" });
    expect(view.cartInfos.order_comment).toBe("Citofonare");
    expect(
      await code(
        post(account, "cart/update-cart-info", { property: "order_comment", value: "x".repeat(1001) }),
      ),
    ).toBe("msg.note.tooLong");
    expect(await code(post(account, "cart/update-cart-info", { property: "cartStatusId", value: "1" }))).toBe(
      "msg.generic",
    );
  });

  it("never shows or changes another shopper's line", async () => {
    const [one, two] = [await shopper(), await shopper()];
    const { productId } = await plain();
    const itemId = cartData.parse((await add(one.account, productId, 1)).data).cartItems[0]?.itemId;
    expect(await code(post(two.account, "cart/update", { items: [{ itemId, quantity: 9 }] }))).toBe(
      "msg.cart.item.unknown",
    );
    expect((await cartOf(one.account)).cartItems[0]?.quantity).toBe(1);
  });

  it("takes a gift code once", async () => {
    const { account } = await shopper();
    await settleIn(account);
    await add(account, (await plain()).productId, 10);
    const before = await cartOf(account);
    expect(await code(post(account, "cart-giftcertificate/add_code", { code: "SBAGLIATO" }))).toBe(
      "msg.giftcode.invalid",
    );
    await post(account, "cart-giftcertificate/add_code", { code: " benvenuto5 " });
    const after = await cartOf(account);
    expect(after.giftCertificates).toMatchObject([{ code: "BENVENUTO5", giftTotal: 5 }]);
    expect(after.totalPrice).toBeCloseTo(Math.max(0, before.totalPrice - 5), 5);
    await post(account, "cart-giftcertificate/remove_code", { code: "BENVENUTO5" });
    expect((await cartOf(account)).totalPrice).toBe(before.totalPrice);
  });

  it("groups by sector, empties, and takes goods of orders and lists", async () => {
    const account = await login("regular@example.com");
    const list = z.object({ wishlists: z.array(z.object({ listId: z.int(), size: z.int() })) });
    const [favourites] = (await ask("wishlist/list", list, { account })).data.wishlists;
    await post(account, "cart/add-all-from-wishlist", { list_id: favourites?.listId });
    expect((await cartOf(account)).totalItems).toBe(favourites?.size);
    const { data } = await ask("cart/view?show_sectors=true", cartData, { account });
    expect(data.sectors?.flatMap((sector) => sector.cartItems)).toHaveLength(data.totalItems);
    await post(account, "cart/empty");
    const orders = z.object({ orders: z.array(z.object({ orderId: z.int(), itemCount: z.int() })) });
    const order = (await ask("order/list", orders, { account })).data.orders[2];
    await post(account, "cart/add-all-from-order", { order_id: order?.orderId });
    expect((await cartOf(account)).totalItems).toBe(order?.itemCount);
    const stranger = await shopper();
    expect(await code(post(stranger.account, "cart/add-all-from-order", { order_id: order?.orderId }))).toBe(
      "msg.order.unknown",
    );
    expect(
      await code(post(stranger.account, "cart/add-all-from-wishlist", { list_id: favourites?.listId })),
    ).toBe("msg.list.unknown");
  });
});
