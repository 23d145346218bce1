import type { CartCalls } from "../../cart/calls/cart-calls";
import type { Stores } from "../../client-places";
import { serviceIds } from "../../places/mapping/address";
import { toBranch, toStore } from "../../places/mapping/store";
import type { Point, Store } from "~/model/place";
import type { EbsnOptions } from "../../transport/options";
import { readData, type Answer, type Transport } from "../../transport/transport";
import {
  wireBranches,
  wireCollectPoints,
  wireOneStore,
  wireStores,
  wireSubscription,
  wireWarehouses,
} from "../../places/wire";

/** The chain's own stores, and the search distance of `find-by-coordinates` (§9). */
export type ChainStores = Pick<EbsnOptions, "storeIds" | "proximityDistance">;

/** Formats the distance as in §9: "10000.0". */
const distanceOf = ({ proximityDistance = 10_000 }: ChainStores): string => proximityDistance.toFixed(1);
const pointOf = ({ latitude, longitude }: Point) => ({ latitude, longitude });

/** Creates the calls for stores, lockers and the warehouses that deliver to a point. */
export function createStores(
  { send }: Transport,
  { choose, peek }: CartCalls,
  options: ChainStores = {},
): Stores {
  const { storeIds } = options;
  const isOurs = ({ storeId }: { storeId?: number }) =>
    !storeIds || storeId === undefined || storeIds.includes(storeId);
  const toOwnStores = (answer: Answer): Store[] =>
    readData(wireStores, answer).stores.filter(isOurs).map(toStore);
  return {
    async stores() {
      return toOwnStores(
        await send({
          path: "store-proximity/list",
          params: { services: serviceIds.pickup, orderby: "name" },
        }),
      );
    },

    async storesNear(point) {
      const params = { ...pointOf(point), services: serviceIds.pickup, orderby: "distance" };
      return toOwnStores(await send({ path: "store-proximity/localize", params }));
    },

    selectStore: (storeId) =>
      choose(
        {
          path: "store-proximity/select",
          method: "POST",
          form: { store_id: storeId },
          repeatable: true,
        },
        ({ address }) => address?.storeId === storeId && !address.autoAssigned,
      ),

    previewStore: (storeId) => peek({ path: "store-proximity/preview", params: { store_id: storeId } }),

    async store(storeId) {
      return toStore(
        readData(wireOneStore, await send({ path: "store/view", params: { store_id: storeId } })).store,
      );
    },

    async branches() {
      const answer = await send({ path: "warehouse-locator/search" });
      return readData(wireBranches, answer).warehouses.filter(isOurs).map(toBranch);
    },

    async collectsNear(point) {
      const params = {
        delivery_service_id: serviceIds.pickup,
        ...pointOf(point),
        distance: distanceOf(options),
      };
      const answer = await send({ path: "user-address/delivery-service-list", params });
      return readData(wireCollectPoints, answer).addresses?.some(isOurs);
    },

    async servedBy(point) {
      const params = { ...pointOf(point), distance: distanceOf(options) };
      const answer = await send({ path: "warehouse/find-by-coordinates", params });
      return readData(wireWarehouses, answer).warehouses.map(({ warehouseId, name }) => ({
        id: warehouseId,
        name,
      }));
    },

    async joinWorkplace(code) {
      const answer = await send({
        path: "shopatwork/subscribe",
        params: { subscriptionCode: code },
        once: true,
      });
      return { name: readData(wireSubscription, answer).subscription.name };
    },
  };
}
