import { isEbsnError } from "~/ebsn/errors";
import type { Flash, Shop } from "~/platform/shop";

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
    if (error.reason === "orderState") return { kind: "warn", text: t("orders.parking.state") };
    return { kind: "error", text: error.text ?? t("orders.parking.unexpected") };
  }
}
