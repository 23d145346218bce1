import type { Carts } from "./carts";
import type { Ebsn } from "./client";
import { toBranch, toStore } from "./mapping/store";
import type { Point } from "~/model/place";
import { readData, type Transport } from "./transport";
import { wireBranches, wireOneStore, wireStores, wireSubscription, wireWarehouses } from "./wire/place";

/** §9: how far `find-by-coordinates` looks, in kilometres, as the backend wants it written. */
const proximityDistance = "10000.0";
/** The id of the pickup service (§9). */
const collecting = 1;

type Stores =
  | "stores"
  | "storesNear"
  | "branches"
  | "servedBy"
  | "joinWorkplace"
  | "selectStore"
  | "previewStore"
  | "store";

/** Stores and lockers, where they are, and who delivers to a point. */
export function createStores({ send }: Transport, { choose, peek }: Carts): Pick<Ebsn["places"], Stores> {
  const pointOf = ({ latitude, longitude }: Point) => ({ latitude, longitude });
  return {
    async stores() {
      return readData(
        wireStores,
        await send({ path: "store-proximity/list", params: { services: collecting, orderby: "name" } }),
      ).stores.map(toStore);
    },

    async storesNear(point) {
      const params = { ...pointOf(point), services: collecting, orderby: "distance" };
      const answer = await send({ path: "store-proximity/localize", params });
      return readData(wireStores, answer).stores.map(toStore);
    },

    selectStore: (storeId) =>
      choose({
        path: "store-proximity/select",
        method: "POST",
        form: { store_id: storeId },
        repeatable: true,
      }),

    previewStore: (storeId) => peek({ path: "store-proximity/preview", params: { store_id: storeId } }),

    async store(storeId) {
      return toStore(
        readData(wireOneStore, await send({ path: "store/view", params: { store_id: storeId } })).store,
      );
    },

    async branches() {
      const answer = await send({ path: "warehouse-locator/search" });
      return readData(wireBranches, answer).warehouses.map(toBranch);
    },

    async servedBy(point) {
      const params = { ...pointOf(point), distance: proximityDistance };
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
