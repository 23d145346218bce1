import { isEbsnError } from "~/ebsn/errors";
import type { Order } from "~/model/order";
import { isUnderWay, statusFacts } from "~/model/order-status";
import type { Flash, Shop } from "~/platform/shop";

/** Whether a parking place can be reserved: now, later, not any more, or not at all at a locker or for a delivery. */
export type Parking = "open" | "early" | "over" | "locker" | "delivery";

/** A parking place is for a pickup at a store, while the goods stand ready there. */
export function parkingOf({ status, address }: Pick<Order, "status" | "address">): Parking {
  if (address?.kind === "locker") return "locker";
  if (address?.kind !== "store") return "delivery";
  if (statusFacts(status).atStore) return "open";
  return isUnderWay(status) ? "early" : "over";
}

/** How far away one may say to be, and the metres that are told the backend, which takes up to 10,000 (docs/wire.md). */
export const distances = { here: 0, near: 2_000, far: 10_000, away: 50_000 } as const;
export type Distance = keyof typeof distances;
export const distanceNames = ["here", "near", "far", "away"] as const satisfies readonly Distance[];

export const readDistance = (form: FormData): Distance | undefined =>
  distanceNames.find((name) => name === form.get("distance"));

type ParkingShop = Pick<Shop, "t"> & { ebsn: { orders: Pick<Shop["ebsn"]["orders"], "reserveParking"> } };

/** Reserves a parking place and says what came of it: kept, too far away, not the time for it, else the backend's own words or ours (§4). */
export async function reserveParking(
  { t, ebsn }: ParkingShop,
  orderId: number,
  metres: number,
): Promise<Flash> {
  try {
    await ebsn.orders.reserveParking(orderId, metres);
    return { kind: "ok", text: t("orders.parking.reserved") };
  } catch (error) {
    if (!isEbsnError(error) || error.kind === "session") throw error;
    if (error.reason === "tooFar") return { kind: "warn", text: t("orders.parking.tooFar") };
    if (error.reason === "orderState") return { kind: "warn", text: t("orders.parking.early") };
    return { kind: "error", text: error.text ?? t("orders.parking.unexpected") };
  }
}
