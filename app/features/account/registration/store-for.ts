import type { Ebsn } from "~/ebsn/client";
import type { StreetAddress } from "~/model/place";
import type { Shop } from "~/platform/shop";
import { nearestFirst } from "./store-choices";

type StoreShop = Pick<Shop, "tenant"> & { ebsn: { places: Pick<Ebsn["places"], "stores"> } };

/**
 * Returns a person's store: the chosen store, else the nearest to their address by postal code,
 * town and province.
 */
export async function storeFor(
  { ebsn, tenant }: StoreShop,
  person: Pick<StreetAddress, "city" | "province" | "postalCode"> & { storeId?: number },
) {
  const stores = nearestFirst(await ebsn.places.stores(), person, tenant.defaultStoreId);
  const store = stores.find(({ id }) => id === person.storeId) ?? stores[0];
  return store ?? { id: tenant.defaultStoreId, name: "" };
}
