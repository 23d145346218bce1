import type { Sandbox } from "../../kernel/sandbox";
import type { SandboxStore, SandboxWarehouse } from "../../chains/sandbox-tenant";
import type { Point } from "../geo/distance";
import { kilometres } from "../geo/distance";
import { Refusal } from "../refusal";

/** Returns the warehouse that delivers to a postal code; undefined = not served. */
export const warehouseFor = ({ tenant }: Sandbox, postalcode: string): SandboxWarehouse | undefined =>
  tenant.warehouses.find((warehouse) => warehouse.postalCodes.includes(postalcode));

export const findStore = ({ tenant }: Sandbox, storeId: number): SandboxStore | undefined =>
  tenant.stores.find((store) => store.storeId === storeId);

/** Returns the store of a warehouse. */
export const storeOfWarehouse = ({ tenant }: Sandbox, warehouseId: number): SandboxStore | undefined =>
  tenant.stores.find((store) => store.warehouseId === warehouseId && store.storeType === "store");

/** Returns stores by distance from a point, nearest first. */
export function storesNear({ tenant }: Sandbox, point: Point): { store: SandboxStore; distance: number }[] {
  return tenant.stores
    .map((store) => ({ store, distance: kilometres(point, store.address) }))
    .sort((a, b) => a.distance - b.distance);
}

type Coordinates = { latitude: number | null; longitude: number | null };

/**
 * Max distance in km from a store to a covered address: pickup is possible there, even without
 * delivery.
 */
const coveredKm = 10;

/**
 * Returns the refusal for an address that no warehouse delivers to: outside the service, or covered
 * only by pickup.
 */
export function unserved(sandbox: Sandbox, { latitude, longitude }: Coordinates): Refusal {
  const [nearest] =
    latitude === null || longitude === null ? [] : storesNear(sandbox, { latitude, longitude });
  return new Refusal(
    nearest && nearest.distance <= coveredKm ? "msg.address.notServed" : "msg.address.notCovered",
  );
}
