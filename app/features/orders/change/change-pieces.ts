import type { ChangingOrder } from "~/page/frame-data";
import type { Fragment } from "~/platform/fragment";
import type { ShopForAction } from "~/platform/shop";
import { changePart } from "./change-banner";
import { changeView } from "./change-view";

declare module "~/platform/fragment" {
  interface FragmentData {
    orderChange: { change: ChangingOrder };
  }
}

/** Returns the banner as a fragment after a cart change; empty if no order is being changed. */
export function changePieces(shop: ShopForAction): Fragment[] {
  const cart = shop.cartSeen();
  const change = cart && changeView(cart, shop.locale, shop.ebsn.today(), shop.session);
  return change ? [{ part: changePart, name: "orderChange", data: { change } }] : [];
}
