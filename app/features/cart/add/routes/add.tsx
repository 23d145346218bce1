import { again } from "~/lib/in-place";
import { readBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { redirectTo, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { runOrDefer } from "~/features/pending/public.server";
import { addToCart } from "../add-to-cart-action";
import { readAddition } from "../addition";

/** A GET of the form's action has no page, so it redirects to the cart. */
export const loader = shopLoader(() => redirectTo(paths.cart));

export const action = shopAction(
  { actionLabel: "auth.resume.actions.cartAdd", inAddress: true },
  async ({ shop, form }) => {
    const addition = readAddition(form);
    if (!addition) {
      shop.flash({ kind: "error", text: shop.t("cart.errors.unknownProduct") });
      return seeOther(readBack(form, paths.cart));
    }
    return runOrDefer(shop, addToCart, { ...addition, again: form.has(again) });
  },
);
