import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";

/** Where the provider sends the shopper back to, however it went; it fills in the order's number. */
export const returnUrls = (shop: Pick<Shop, "absolute">) => ({
  returnOk: shop.absolute(paths.paymentReturn("{orderId}")),
  returnKo: shop.absolute(paths.paymentReturn("{orderId}")),
});
