import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";

/**
 * URLs to which the provider sends the shopper back after success or failure; it fills in the
 * order's number.
 */
export const returnUrls = (shop: Pick<Shop, "absolute">) => ({
  returnOk: shop.absolute(paths.paymentReturn("{orderId}")),
  returnKo: shop.absolute(paths.paymentReturn("{orderId}")),
});
