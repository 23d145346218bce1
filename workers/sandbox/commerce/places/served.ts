import type { Sandbox } from "../../kernel/sandbox";
import type { SandboxStore, SandboxWarehouse } from "../../chains/sandbox-tenant";
import type { Point } from "../geo/distance";
import { kilometres } from "../geo/distance";
import { Refusal } from "../refusal";

/** The warehouse that delivers to a postal code; undefined = not served. */
export const warehouseFor = ({ tenant }: Sandbox, postalcode: string): SandboxWarehouse | undefined =>
  tenant.warehouses.find((warehouse) => warehouse.postalCodes.includes(postalcode));

export const findStore = ({ tenant }: Sandbox, storeId: number): SandboxStore | undefined =>
  tenant.stores.find((store) => store.storeId === storeId);

/** The store that a warehouse works from. */
export const storeOfWarehouse = ({ tenant }: Sandbox, warehouseId: number): SandboxStore | undefined =>
  tenant.stores.find((store) => store.warehouseId === warehouseId && store.storeType === "store");

/** Stores by distance from a point, nearest first. */
export function storesNear({ tenant }: Sandbox, point: Point): { store: SandboxStore; distance: number }[] {
  return tenant.stores
    .map((store) => ({ store, distance: kilometres(point, store.address) }))
    .sort((a, b) => a.distance - b.distance);
}

type Coordinates = { latitude: number | null; longitude: number | null };

/** Within so many kilometres of a store an address is covered: the shopper can collect, though nobody delivers. */
const coveredKm = 10;

/** Why an address cannot be chosen that no warehouse delivers to: outside the service altogether, or not reached by home delivery alone. */
export function unserved(sandbox: Sandbox, { latitude, longitude }: Coordinates): Refusal {
  const [nearest] =
    latitude === null || longitude === null ? [] : storesNear(sandbox, { latitude, longitude });
  return new Refusal(
    nearest && nearest.distance <= coveredKm ? "msg.address.notServed" : "msg.address.notCovered",
  );
}
