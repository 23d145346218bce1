import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";

/** Flashes a change of the profile and redirects to the page that shows it. */
export function savedProfile(shop: Pick<ShopForAction, "flash" | "t">): Response {
  shop.flash({ kind: "ok", text: shop.t("account.saved") });
  return seeOther(paths.profileUpdate);
}
