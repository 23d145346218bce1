import type { Cart } from "~/model/cart";
import type { ShopForAction } from "~/platform/shop";
import { limitMeter } from "./meters";

type Sum = Pick<Cart, "total">;

/** Warns where a change takes the cart above the shopper's own limit; a cart that was above it before gets no further warning. */
export function warnIfPassed(shop: ShopForAction, before: Sum, after: Cart): void {
  const { spendingLimit } = shop.session;
  if (!spendingLimit || before.total > spendingLimit || after.total <= spendingLimit) return;
  const meter = limitMeter(after, spendingLimit, shop.t, shop.locale);
  if (meter) shop.flash({ kind: "warn", text: meter.text });
}
