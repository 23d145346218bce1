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
const dataFor = (homes: (typeof sampleHome)[], cart = emptyCart()) =>
  pickupData(shop, new URLSearchParams(), homes, cart);
const idsFor = async (homes: (typeof sampleHome)[]) => (await dataFor(homes)).stores.map(({ id }) => id);

// spec attacked: S4 a chain's own stores, and its default one
it("S4: the chain's default store comes first where nobody knows from where; else the nearest does", async () => {
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
