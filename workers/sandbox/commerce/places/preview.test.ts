import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, login } from "../../kernel/testing";
import { localOffer } from "../../catalogue-api/market";
import { loggia } from "../../chains/loggia";
import {
  allProducts,
  cartData,
  cartOf,
  chooseSlot,
  code,
  freshShop,
  isPlain,
  post,
  settleIn,
  shopper,
  slotsOf,
  slotWith,
  type WireProduct,
} from "../testing";

beforeAll(freshShop);

const frascati = { storeId: 6, warehouseId: 2321002 };
const there = (product: WireProduct) =>
  localOffer({ tenant: loggia }, frascati.warehouseId, product.productId);

/** A cart in Rome with a product missing in Frascati, a dearer and a cheaper product there. */
async function mixedCart() {
  const who = await shopper();
  await settleIn(who.account);
  const plain = (await allProducts()).filter(isPlain);
  const find = (fits: (product: WireProduct) => boolean) => plain.find(fits)?.productId ?? 0;
  const wanted = {
    gone: find((product) => !there(product).sold),
    dearer: find((product) => there(product).factor > 1 && product.priceDisplay > 1),
    cheaper: find((product) => there(product).factor < 1 && product.priceDisplay > 1),
  };
  const items = Object.values(wanted).map((productId) => ({ productId, quantity: 1 }));
  await post(who.account, "cart/add", { items });
  return { ...who, wanted };
}

const linesOf = (cart: z.infer<typeof cartData>) =>
  new Map(
    cart.cartItems.map(({ product, warning }) => [
      product.productId,
      { price: product.priceDisplay, warning },
    ]),
  );

describe("another warehouse", () => {
  // spec delivery: gone, dearer, cheaper, the lost slot, fee and minimum shown before a change of place
  it("lacks goods and changes prices in the preview, without changing the cart", async () => {
    const { account, wanted } = await mixedCart();
    const before = linesOf(await cartOf(account));
    const preview = await ask(`store-proximity/preview?store_id=${frascati.storeId}`, cartData, { account });
    const seen = linesOf(preview.data);
    expect(seen.get(wanted.gone)?.warning).toBe("msg.cart.availability.errors");
    expect(seen.get(wanted.dearer)?.price).toBeGreaterThan(before.get(wanted.dearer)?.price ?? Infinity);
    expect(seen.get(wanted.cheaper)?.price).toBeLessThan(before.get(wanted.cheaper)?.price ?? 0);
    expect(preview.data.warehouse).toEqual({ warehouseId: frascati.warehouseId });
    expect(linesOf(await cartOf(account))).toEqual(before);

    await post(account, "store-proximity/select", { store_id: frascati.storeId });
    expect(linesOf(await cartOf(account))).toEqual(seen);
  });

  it("shows its own assortment and prices under its hash", async () => {
    const { wanted } = await mixedCart();
    const listing = z.object({
      products: z.array(z.object({ productId: z.int(), priceDisplay: z.number(), available: z.number() })),
    });
    const at = async (hash: string) =>
      (
        await ask(
          `products?product_id=${Object.values(wanted).join(",")}&hash=${hash}&sort=price_asc`,
          listing,
        )
      ).data.products;
    const rome = await at("w2321001d0t0");
    const other = await at(`w${frascati.warehouseId}d2026-11-24t0`);
    expect(rome).toHaveLength(3);
    expect(other.map(({ productId }) => productId)).not.toContain(wanted.gone);
    expect(other).toHaveLength(2);
    const price = (rows: typeof rome, id: number) =>
      rows.find(({ productId }) => productId === id)?.priceDisplay;
    expect(price(other, wanted.dearer)).toBeGreaterThan(price(rome, wanted.dearer) ?? Infinity);
    const all = (
      await ask(`products?hash=w${frascati.warehouseId}d0t0&sort=price_asc&page_size=2000`, listing)
    ).data;
    const prices = all.products.map(({ priceDisplay }) => Math.round(priceDisplay * 100));
    // Rounding to the cent may put neighbours a cent apart.
    for (let i = 1; i < prices.length; i += 1)
      expect(prices[i]).toBeGreaterThanOrEqual((prices[i - 1] ?? 0) - 1);
  });

  it("has no slots at eight and at eight in the evening, and says that it is for the address", async () => {
    const account = await login((await regular()).name);
    const { data } = await ask(
      "user-address/list",
      z.object({ addresses: z.array(z.object({ addressId: z.int(), city: z.string() })) }),
      { account },
    );
    const away = data.addresses.find(({ city }) => city === "Frascati")?.addressId ?? 0;
    const preview = await ask(`user-address/preview?address_id=${away}`, cartData, { account });
    expect(preview.data.warehouse.warehouseId).toBe(frascati.warehouseId);
    await post(account, `user-address/select?address_type=2&address_id=${away}`);
    const reasons = z.object({
      days: z.array(
        z.object({
          timeslots: z.array(z.object({ timeslotId: z.int(), closedReason: z.string().optional() })),
        }),
      ),
    });
    const days = (await ask("timeslot/list?show-closed=true", reasons, { account })).data.days;
    expect(
      days[1]?.timeslots
        .filter(({ closedReason }) => closedReason === "address")
        .map(({ timeslotId }) => timeslotId),
    ).toEqual([101, 107]);
    expect(days[0]?.timeslots.find(({ timeslotId }) => timeslotId === 102)?.closedReason).toBe("cutOff");
    const tomorrow = (await slotsOf(account))[1]?.dateIso ?? "";
    expect(await code(chooseSlot(account, tomorrow, 101))).toBe("msg.timeslot.unknown");
  });
});

const regular = () => shopper("regular");

it("loses a chosen slot in the preview only", async () => {
  const { account } = await mixedCart();
  const slot = await slotWith(account, "empty");
  await chooseSlot(account, slot.date, slot.id);
  const preview = await ask(`store-proximity/preview?store_id=${frascati.storeId}`, cartData, { account });
  expect(preview.data.timeslot).toBeUndefined();
  expect((await cartOf(account)).timeslot).toMatchObject({ dateIso: slot.date, timeslotId: slot.id });
});

it("previews a moved address without changing the cart, and refuses it if not served", async () => {
  const { account } = await mixedCart();
  const slot = await slotWith(account, "empty");
  await chooseSlot(account, slot.date, slot.id);
  const before = await cartOf(account);
  const addressId = String(before.shippingAddress?.addressId);
  const moved = { address1: "Via Cairoli", addressNumber: "8", city: "Frascati", addressName: "Casa" };
  const query = new URLSearchParams({ ...moved, address_id: addressId });
  const preview = await ask(`user-address/preview?${query}`, cartData, { account });
  expect(preview.data.warehouse.warehouseId).toBe(frascati.warehouseId);
  expect(preview.data.timeslot).toBeUndefined();
  expect(await cartOf(account)).toEqual(before);

  const away = { ...moved, addressId, address1: "Via Marittima", city: "Frosinone" };
  expect(await code(ask("user-address/update", z.unknown(), { account, form: away }))).toBe(
    "msg.address.notCovered",
  );
  expect(await cartOf(account)).toEqual(before);
});

it("refuses to preview another shopper's address and an unknown store", async () => {
  const [one, two] = [await shopper(), await shopper()];
  const addressId = await settleIn(one.account);
  const { account } = two;
  expect(await code(ask(`user-address/preview?address_id=${addressId}`, z.unknown(), { account }))).toBe(
    "msg.address.unknown",
  );
  expect(await code(ask("store-proximity/preview?store_id=999", z.unknown(), { account }))).toBe(
    "msg.store.unknown",
  );
});

it("a shopper can prefer an own address and a store, but no other address", async () => {
  const { account } = await shopper("regular");
  const user = z.object({
    user: z.object({ defaultDeliveryAddressId: z.int(), defaultStoreAddressId: z.int().optional() }),
  });
  const second = (
    await ask("user-address/list", z.object({ addresses: z.array(z.object({ addressId: z.int() })) }), {
      account,
    })
  ).data.addresses[1]?.addressId;
  await post(account, "user-address/prefer", { address_id: second });
  await post(account, "user-address/prefer", { address_id: 900_000_006 });
  expect((await ask("cart/view", user, { account })).data.user).toMatchObject({
    defaultDeliveryAddressId: second,
    defaultStoreAddressId: 900_000_006,
  });
  const store = z.object({ storeId: z.int(), address: z.object({ preferred: z.boolean().optional() }) });
  const starred = async (account?: string) =>
    (await ask("store-proximity/list", z.object({ stores: z.array(store) }), { account })).data.stores.map(
      ({ storeId, address }) => [storeId, address.preferred],
    );
  expect(await starred(account)).toEqual([
    [5, false],
    [6, true],
    [7, false],
  ]);
  expect((await starred()).map(([, preferred]) => preferred)).toEqual([undefined, undefined, undefined]);
  const other = await shopper();
  expect(await code(post(other.account, "user-address/prefer", { address_id: second }))).toBe(
    "msg.address.unknown",
  );
  expect(await code(post(other.account, "user-address/prefer", { address_id: 900_000_999 }))).toBe(
    "msg.address.unknown",
  );
});

describe("the map", () => {
  const found = z.object({
    results: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        postalcode: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
  });
  const map = async (path: string) => found.parse(await (await call(`/maps/${path}`)).json()).results;

  it("knows postal codes, towns and streets", async () => {
    expect(await map("geocode?q=00184")).toMatchObject([{ label: "00184 Roma (RM)" }]);
    expect((await map("geocode?q=roma")).length).toBeGreaterThan(20);
    expect((await map("geocode?q=via%20cavour%2012%20roma"))[0]?.label).toBe(
      "Via Cavour, 12, 00184 Roma (RM)",
    );
    for (const nothing of ["", "%25%25", "zzzz", "x".repeat(10_000)])
      expect(await map(`geocode?q=${nothing}`)).toEqual([]);
  });

  it("finds again what it suggested", async () => {
    for (const query of ["search?q=via%20cavour%2012%20roma", "geocode?q=frascati"]) {
      const [first] = await map(query);
      expect(await map(`place?id=${first?.id}`)).toEqual([first]);
    }
    for (const id of ["", "0", "cap-99999-nowhere", "../x", "1-99999"])
      expect(await map(`place?id=${id}`)).toEqual([]);
  });

  it("names the street at a point, and no street far away or off the globe", async () => {
    expect(await map("reverse?latitude=41.8925&longitude=12.4935")).toMatchObject([{ postalcode: "00184" }]);
    for (const away of ["latitude=45&longitude=9", "latitude=95&longitude=12", "latitude=x&longitude=12", ""])
      expect(await map(`reverse?${away}`)).toEqual([]);
  });
});
