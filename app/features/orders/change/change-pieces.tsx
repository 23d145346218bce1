import type { ReactNode } from "react";
import type { ShopForAction } from "~/platform/shop";
import { ChangeBanner, changePart } from "./change-banner";
import { changeView } from "./change-view";

/** The banner as a change of the cart leaves it, for a script that keeps the page open. */
export function changePieces(shop: ShopForAction): [string, ReactNode][] {
  const cart = shop.cartSeen();
  const change = cart && changeView(cart, shop.locale, shop.ebsn.today(), shop.session.changing);
  return change ? [[changePart, <ChangeBanner change={change} key={changePart} />]] : [];
}
