import { expect, it } from "vitest";
import { emptyCart, sampleAddress } from "~/lib/testing/sample-cart";
import { testShop } from "~/platform/testing/test-shop";
import { sampleHome, sampleStore } from "../testing/samples";
import { pickupData } from "./pickup-data";

const stores = [4, 5, 6].map((id) => ({ ...sampleStore, id, addressId: id }));
const { shop } = testShop({
  ebsn: {
    places: {
      stores: () => Promise.resolve(stores),
      storesNear: () => Promise.resolve([...stores].reverse().map((store) => ({ ...store, distance: 1 }))),
    },
    today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
  },
});
const dataFor = (homes: (typeof sampleHome)[], cart = emptyCart(), query = "") =>
  pickupData(shop, new URLSearchParams(query), homes, cart);
const idsFor = async (homes: (typeof sampleHome)[]) => (await dataFor(homes)).stores.map(({ id }) => id);

// spec attacked: S4 a chain's own stores, and its default one
it("S4: the default store comes first without a known position, else the nearest store", async () => {
  expect(shop.tenant.defaultStoreId).toBe(5);
  expect(await idsFor([])).toEqual([5, 4, 6]);
  expect(await idsFor([sampleHome])).toEqual([6, 5, 4]);
});

// spec light: first screens of a phone of 360x640: V3: an address can be written at once, and the nearest store is proposed
it("V3: the nearest store is proposed where it is known from where, until one is chosen", async () => {
  expect((await dataFor([sampleHome])).proposes).toBe(true);
  expect((await dataFor([])).proposes).toBe(false);
  const address = { ...sampleAddress, service: "pickup" as const, storeId: 4 };
  expect((await dataFor([sampleHome], emptyCart({ address }))).proposes).toBe(false);
});

// spec delivery: §2.3 'Indirizzo preferito', 'Negozio preferito' <- app/features/delivery/stores/pickup-data.ts
it("puts the preferred store first and proposes it, and proposes an only store", async () => {
  const cart = emptyCart({ user: { id: 7, preferredStoreAddressId: 4 } });
  const first = async (...asked: Parameters<typeof dataFor>) => {
    const { stores, proposes } = await dataFor(...asked);
    return { first: stores[0]?.id, proposes };
  };
  expect(await first([], cart)).toEqual({ first: 4, proposes: true });
  expect(await first([sampleHome], cart)).toEqual({ first: 4, proposes: true });
  expect(await first([], cart, "lat=41.9&lng=12.5")).toEqual({ first: 6, proposes: true });
  const address = { ...sampleAddress, service: "pickup" as const, storeId: 5 };
  expect(await first([], emptyCart({ user: cart.user, address }))).toEqual({ first: 4, proposes: false });

  const only = testShop({
    ebsn: {
      ...shop.ebsn,
      places: { ...shop.ebsn.places, stores: () => Promise.resolve(stores.slice(0, 1)) },
    },
  });
  expect((await pickupData(only.shop, new URLSearchParams(), [], emptyCart())).proposes).toBe(true);
});
