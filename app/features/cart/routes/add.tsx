import { redirect } from "@remix-run/cloudflare";
import { safePath } from "~/lib/safe-path";
import { shopAction, shopLoader } from "~/platform/http/route";
import { pursueWish, readWish } from "../wish";

/** Somebody reloaded the address of a form: nothing to show here. */
export const loader = shopLoader(() => redirect("/cart"));

export const action = shopAction(async ({ shop, form }) => {
  const wish = readWish(form);
  if (!wish) {
    shop.flash({ kind: "error", text: shop.t("cart.errors.unknownProduct") });
    return redirect(safePath(form.get("back"), "/cart"), 303);
  }
  return pursueWish(shop, wish);
});
