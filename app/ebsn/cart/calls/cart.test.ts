import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { answering, api, shopperEbsn, testBackend } from "../../testing/test-backend";
import { answer, cart } from "../../testing/wire-samples";

const server = testBackend();
const locked = answer(cart, { status: 20, code: "msg.cart.locked" });

describe("the cart", () => {
  // spec §3: Cart: state, shopper, sums, sectors, bags, codes, adjustments, certificates to come, address, slot, points, note; CartItem: product, quantity, total, alternatives, custom weight, note, warning
  // spec §7: cart/view, add and update (product and quantity), delete, update-cart-info, update-infos <- app/ebsn/cart/calls/cart.ts
  test("a cart is read with the model's names and amounts", async () => {
    server.use(answering("get", "cart/view", answer(cart)).handler);
    const onCart = vi.fn();
    const read = await shopperEbsn({ onCart }).cart.view();
    expect(onCart).toHaveBeenCalledExactlyOnceWith(read);
    expect(read).toMatchObject({
      id: 5,
      state: "open",
      user: { id: 7, firstName: "Marta", preferredAddressId: 70 },
      itemsTotal: 177,
      packagesTotal: 10,
      deliveryFee: 690,
      total: 877,
      variableTotal: 110,
      estimatedMax: 888,
      minimumOrder: 3000,
      giftCodes: [{ id: 1, code: "BENVENUTO5", amount: 500 }],
      packages: [{ name: "Busta", quantity: 1, total: 10 }],
      address: {
        id: 70,
        kind: "home",
        street: "Via Appia Nuova",
        service: "delivery",
        autoAssigned: false,
        active: true,
      },
      slot: { id: 4, date: "2026-11-27", begin: "18:00", end: "20:00", autoAssigned: false },
      scope: { warehouse: 101, date: "2026-11-27", timeslot: 4 },
      note: "Suonare due volte",
      points: 120,
    });
    expect(read.items[0]).toMatchObject({
      quantity: { by: "piece", value: 1 },
      total: 67,
      ifMissing: "similar",
    });
    expect(read.items[1]).toMatchObject({
      quantity: { by: "weight", value: 502 },
      ifMissing: "nothing",
      note: "mature",
      warning: "soldOut",
    });
  });

  // spec §3: forcedPreviewDate, beta testers and master accounts are shown
  test("H9: reads the shopper's flags and ids from the cart", async () => {
    const user = {
      ...cart.user,
      userType: { userTypeId: 2 },
      betaTester: 1,
      profile: { level: 3 },
      legals: [{ legalId: 4 }, { legalId: 9 }],
      defaultStoreAddressId: 12,
    };
    const more = { ...cart, user, ssoUser: true, forcedPreviewDate: "30/11/2026" };
    server.use(answering("get", "cart/view", answer(more)).handler);
    expect((await shopperEbsn().cart.view()).user).toEqual({
      id: 7,
      firstName: "Marta",
      master: true,
      betaTester: true,
      singleSignOn: true,
      profileLevel: 3,
      legals: [4, 9],
      preferredAddressId: 70,
      preferredStoreAddressId: 12,
      previewDate: "2026-11-30",
    });
    const first = { ...cart, user: { ...cart.user, userType: { userTypeId: 1 } } };
    server.use(answering("get", "cart/view", answer(first)).handler);
    expect((await shopperEbsn().cart.view()).user.master).toBe(true);
    const plain = { ...cart, user: { ...cart.user, userType: { userTypeId: 3 } } };
    server.use(answering("get", "cart/view", answer(plain)).handler);
    expect((await shopperEbsn().cart.view()).user).toEqual({
      id: 7,
      firstName: "Marta",
      preferredAddressId: 70,
    });
  });

  // spec §3: Cart: state, shopper, sums, sectors, bags, codes, adjustments, certificates to come, address, slot, points, note; CartItem: product, quantity, total, alternatives, custom weight, note, warning
  test("a cart without address, slot and lines has only its warehouse as scope", async () => {
    const { cartId, cartStatusId, totalPrice, user, warehouse } = cart;
    server.use(
      answering("get", "cart/view", answer({ cartId, cartStatusId, totalPrice, user, warehouse })).handler,
    );
    const read = await shopperEbsn().cart.view();
    expect(read).toMatchObject({
      items: [],
      note: "",
      points: 0,
      scope: { warehouse: 101, date: "0", timeslot: 0 },
    });
    expect(read.address ?? read.slot).toBeUndefined();
  });

  // spec §7: cart/view, add and update (product and quantity), delete, update-cart-info, update-infos
  test("sends quantities as pieces and as kilograms to the gram", async () => {
    const add = answering("post", "cart/add", answer(cart));
    const update = answering("post", "cart/update", answer(cart));
    server.use(add.handler, update.handler);
    const ebsn = shopperEbsn();
    await ebsn.cart.add(
      [
        { product: { id: 11 }, quantity: { by: "piece", value: 6 }, options: { cut: "thin" } },
        { product: { id: 12 }, quantity: { by: "weight", value: 1205 } },
      ],
      { ifMissing: "similar" },
    );
    expect(await add.seen[0]?.json()).toEqual({
      items: [
        { productId: 11, quantity: 6, options: { cut: "thin" } },
        { productId: 12, quantity: 1.205 },
      ],
      infos: { accept_alternatives: "true" },
    });
    await ebsn.cart.update([{ itemId: 2, quantity: { by: "weight", value: 0 } }]);
    expect(await update.seen[0]?.json()).toEqual({ items: [{ itemId: 2, quantity: 0 }] });
  });

  // spec delivery: a line of the cart whose product cannot be read is shown, because it is paid <- app/ebsn/cart/mapping/cart.ts, app/features/cart/panel/unreadable-line.tsx
  test("a line with an unreadable product is listed with its known values", async () => {
    const line = cart.cartItems[0];
    const named = { productId: 12, name: "PANE DI CASA" };
    const cartItems = [line, { ...line, itemId: 92, product: named }, { ...line, itemId: 93, product: 5 }];
    server.use(answering("get", "cart/view", answer({ ...cart, cartItems })).handler);
    const { items, unreadable } = await shopperEbsn().cart.view();
    expect(items).toHaveLength(1);
    expect(unreadable).toEqual([
      { itemId: 92, productId: 12, name: "Pane di casa", amount: 1, total: 67 },
      { itemId: 93, productId: undefined, name: undefined, amount: 1, total: 67 },
    ]);
  });

  test("F6: simultaneous views share one response, a failure is not reused", async () => {
    const view = answering("get", "cart/view", "", answer(cart));
    server.use(view.handler);
    const ebsn = shopperEbsn();
    await expect(ebsn.cart.view()).rejects.toMatchObject({ kind: "unreadable" });
    expect((await Promise.all([ebsn.cart.view(), ebsn.cart.view()])).map(({ id }) => id)).toEqual([5, 5]);
    expect(view.seen).toHaveLength(2);
  });

  // spec §7: cart/view, add and update (product and quantity), delete, update-cart-info, update-infos
  test("sends an emptied note", async () => {
    const note = answering("post", "cart/update-cart-info", answer(cart));
    server.use(note.handler);
    await shopperEbsn().cart.setNote("");
    expect(await note.seen[0]?.text()).toBe("property=order_comment&value=");
  });
});

describe("a cart locked by an abandoned checkout", () => {
  test("a locked cart is released and the call repeated once", async () => {
    const remove = answering("post", "cart/delete", locked, answer(cart));
    const prepare = answering("post", "checkout/prepare", answer({}));
    server.use(remove.handler, prepare.handler);
    const read = await shopperEbsn().cart.remove([{ itemId: 1, productId: 11 }]);
    expect(read.id).toBe(5);
    expect(remove.seen).toHaveLength(2);
    expect(await prepare.seen[0]?.json()).toEqual({ params: { release: true } });
  });

  test("a locked cart repeats the call at most once", async () => {
    const update = answering("post", "cart/update-infos", locked);
    server.use(update.handler, answering("post", "checkout/prepare", answer({})).handler);
    const call = shopperEbsn().cart.setLinePreferences([{ itemId: 1, ifMissing: "nothing" }]);
    await expect(call).rejects.toMatchObject({ kind: "refused", reason: "locked" });
    expect(update.seen).toHaveLength(2);
  });
});

describe("the cart in full", () => {
  const more = {
    ...cart,
    sectors: [{ name: "Dispensa", cartItems: [{ itemId: 1 }] }],
    cartInfos: { packaging_type_id: "2" },
    giftCertificatesToGenerate: [{ description: "Buono da 5 euro", giftTotal: 5 }],
    orderAdjustmentSummary: {
      orderAdjustments: [
        { orderItemId: 2, giftCertificate: { description: "Due euro", giftTotal: 2 } },
        { userGiftCertificateId: 1, giftCertificate: { description: "Cinque euro", giftTotal: 5 } },
        { orderItemId: 1 },
      ],
    },
  };

  // spec §3: Cart: state, shopper, sums, sectors, bags, codes, adjustments, certificates to come, address, slot, points, note; CartItem: product, quantity, total, alternatives, custom weight, note, warning <- app/ebsn/cart/wire/cart.ts, app/ebsn/cart/mapping/cart.ts
  test("reads departments, bags, adjustments and coming gifts", async () => {
    const view = answering("get", "cart/view", answer(more));
    server.use(view.handler);
    expect(await shopperEbsn({ showSectors: true }).cart.view()).toMatchObject({
      sectors: [{ name: "Dispensa", itemIds: [1] }],
      packagingId: 2,
      giftsToCome: [{ description: "Buono da 5 euro", amount: 500 }],
      adjustments: [
        { itemId: 2, description: "Due euro", amount: 200 },
        { giftId: 1, description: "Cinque euro", amount: 500 },
      ],
    });
    expect(new URL(view.seen[0]?.url ?? "").searchParams.get("show_sectors")).toBe("true");
  });

  // spec light: a quantity in the cart is answered with the cart, on its page and in its drawer
  test("a change without departments keeps the departments seen before", async () => {
    server.use(
      answering("get", "cart/view", answer(more)).handler,
      answering("post", "cart/update-infos", answer({ ...more, sectors: undefined })).handler,
    );
    const ebsn = shopperEbsn({ showSectors: true });
    await ebsn.cart.view();
    const changed = await ebsn.cart.setLinePreferences([{ itemId: 1, ifMissing: "nothing" }]);
    expect(changed.sectors).toEqual([{ name: "Dispensa", itemIds: [1] }]);
  });

  test("S15: leaves out values that a backend does not send", async () => {
    server.use(answering("get", "cart/view", answer(cart)).handler);
    const read = await shopperEbsn().cart.view();
    expect([read.sectors, read.packagingId, read.giftsToCome, read.adjustments]).toEqual([
      undefined,
      undefined,
      [],
      [],
    ]);
  });

  test("sets the preferences of several lines in one call", async () => {
    const infos = answering("post", "cart/update-infos", answer(cart));
    server.use(infos.handler);
    await shopperEbsn().cart.setLinePreferences([
      { itemId: 1, ifMissing: "call", note: "mature" },
      { itemId: 2, ifMissing: "similar", cut: 300 },
    ]);
    expect(await infos.seen[0]?.json()).toEqual({
      items: [
        {
          itemId: 1,
          infos: { accept_alternatives: "false", notes: "Se manca, chiamami. mature", customWeight: "" },
        },
        { itemId: 2, infos: { accept_alternatives: "true", notes: "", customWeight: "300" } },
      ],
    });
  });

  // spec §2.4: the cart is emptied after a confirmation <- app/features/cart/panel/routes/clear.tsx
  test("empties the cart in one call, or line by line if the backend lacks the call", async () => {
    const empty = answering("post", "cart/empty", answer({ ...cart, cartItems: [] }));
    server.use(empty.handler);
    expect((await shopperEbsn().cart.empty()).items).toEqual([]);

    const remove = answering("post", "cart/delete", answer({ ...cart, cartItems: [] }));
    server.use(
      http.post(api("cart/empty"), () => new HttpResponse(null, { status: 404 })),
      answering("get", "cart/view", answer(cart)).handler,
      remove.handler,
    );
    expect((await shopperEbsn().cart.empty()).items).toEqual([]);
    expect(await remove.seen[0]?.json()).toEqual({
      items: [
        { itemId: 1, productId: 11 },
        { itemId: 2, productId: 12 },
      ],
    });
  });

  test("lists packagings and sets the chosen one", async () => {
    const packagingTypes = [{ packagingTypeId: 2, name: "Borsa", cost: 0.6, description: "Riutilizzabile" }];
    const set = answering("post", "cart/update-cart-info", answer(more));
    server.use(answering("get", "packaging-type/list", answer({ packagingTypes })).handler, set.handler);
    const ebsn = shopperEbsn();
    expect(await ebsn.cart.packagings()).toEqual([
      { id: 2, name: "Borsa", cost: 60, description: "Riutilizzabile" },
    ]);
    await ebsn.cart.setPackaging(2);
    expect(await set.seen[0]?.text()).toBe("property=packaging_type_id&value=2");
  });
});
