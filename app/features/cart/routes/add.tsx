import { data, redirect } from "@remix-run/cloudflare";
import { safePath } from "~/lib/safe-path";
import { shopAction, shopLoader } from "~/platform/http/route";
import { staysHere } from "../stay";
import { pursue } from "~/features/pending/public.server";
import { addToCart } from "../add-to-cart-action";
import { readAddition } from "../addition";

/** Somebody reloaded the address of a form: nothing to show here. */
export const loader = shopLoader(() => redirect("/cart"));

export const action = shopAction(async ({ shop, form }) => {
  const addition = readAddition(form);
  if (!addition) {
    shop.flash({ kind: "error", text: shop.t("cart.errors.unknownProduct") });
    return redirect(safePath(form.get("back"), "/cart"), 303);
  }
  const answer = await pursue(shop, addToCart, addition);
  return staysHere(form, answer, addition.back) ? data(null) : answer;
});
