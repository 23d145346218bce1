import type { Cart } from "~/model/cart";
import type { ShopForAction } from "~/platform/shop";
import { limitMeter } from "./meters";

type Sum = Pick<Cart, "total">;

/**
 * Warns if a change takes the cart above the spending limit; a cart already above it gets no
 * further warning.
 */
export function warnIfPassed(shop: ShopForAction, before: Sum, after: Cart): void {
  const { spendingLimit } = shop.session;
  if (!spendingLimit || before.total > spendingLimit || after.total <= spendingLimit) return;
  const meter = limitMeter(after, spendingLimit, shop.t, shop.locale);
  if (meter) shop.flash({ kind: "warn", text: meter.text });
}
