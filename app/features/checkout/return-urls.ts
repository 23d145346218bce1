import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";

/** Where the bank sends the shopper back to; it fills in the order's number. */
export const returnUrls = (shop: Pick<Shop, "absolute">) => ({
  returnOk: shop.absolute(paths.paymentCompleted("{orderId}")),
  returnKo: shop.absolute(paths.paymentError("{orderId}")),
});
