import { expect, it } from "vitest";
import { emptyCart } from "~/lib/testing/sample-cart";
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
const idsFor = async (homes: (typeof sampleHome)[]) =>
  (await pickupData(shop, new URLSearchParams(), homes, emptyCart())).stores.map(({ id }) => id);

// spec attacked: S4 a chain's own stores, and its default one
it("S4: the chain's default store comes first where nobody knows from where; else the nearest does", async () => {
  expect(shop.tenant.defaultStoreId).toBe(5);
  expect(await idsFor([])).toEqual([5, 4, 6]);
  expect(await idsFor([sampleHome])).toEqual([6, 5, 4]);
});
