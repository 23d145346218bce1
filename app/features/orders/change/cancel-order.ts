import { asNotMade, isEbsnError } from "~/ebsn/errors";
import type { Order } from "~/model/order";
import type { Flash, Shop } from "~/platform/shop";

type CancelShop = Pick<Shop, "t"> & { ebsn: { orders: Pick<Shop["ebsn"]["orders"], "cancel" | "view"> } };

/**
 * Cancels an order and returns the flash; an order already cancelled counts as done. After a lost
 * response it reads the order: throws "lost" if it is unchanged.
 */
export async function cancelOrder({ t, ebsn }: CancelShop, { id, status }: Order): Promise<Flash> {
  const done: Flash = { kind: "ok", text: t("orders.cancelled") };
  if (status === "cancelled") return done;
  try {
    await ebsn.orders.cancel(id);
    return done;
  } catch (error) {
    if (isEbsnError(error, "refused")) {
      const own = error.reason === "orderState" ? undefined : error.text;
      return { kind: "error", text: own ?? t("orders.errors.state") };
    }
    if (!isEbsnError(error, "lost")) throw error;
    if ((await ebsn.orders.view(id)).status === "cancelled") return done;
    throw asNotMade(error);
  }
}
