import { isEbsnError } from "~/ebsn/errors";
import type { Order } from "~/model/order";
import { isUnderWay, statusFacts } from "~/model/order-status";
import type { Flash, Shop } from "~/platform/shop";

/**
 * State of parking for an order: open now, too early, over, or unavailable for a locker or a
 * delivery.
 */
export type Parking = "open" | "early" | "over" | "locker" | "delivery";

/** A parking place is for a pickup at a store, while the goods are ready there. */
export function parkingOf({ status, address }: Pick<Order, "status" | "address">): Parking {
  if (address?.kind === "locker") return "locker";
  if (address?.kind !== "store") return "delivery";
  if (statusFacts(status).atStore) return "open";
  return isUnderWay(status) ? "early" : "over";
}

/**
 * Selectable distances, in metres as sent to the backend; it accepts up to 10,000 (docs/wire.md).
 */
export const distances = { here: 0, near: 2_000, far: 10_000, away: 50_000 } as const;
export type Distance = keyof typeof distances;
export const distanceNames = ["here", "near", "far", "away"] as const satisfies readonly Distance[];

export const readDistance = (form: FormData): Distance | undefined =>
  distanceNames.find((name) => name === form.get("distance"));

type ParkingShop = Pick<Shop, "t"> & { ebsn: { orders: Pick<Shop["ebsn"]["orders"], "reserveParking"> } };

/**
 * Reserves a parking place and returns the flash: reserved, too far, too early, else the backend's
 * text or ours (§4).
 */
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
