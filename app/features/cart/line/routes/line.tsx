import { pathnameOf, readBack, withBack } from "~/lib/path";
import { clampToRule } from "~/lib/quantity";
import * as paths from "~/page/paths";
import { redirectTo, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { notAQuantity, quantityText } from "../../quantity/quantity-texts";
import { wordsSearched } from "../../add/addition";
import { showControl } from "../../add/show-control";
import { findLine, reconcileLine } from "../../reconcile/reconcile-line";
import { warnIfPassed } from "../../limit/warn-if-passed";
import { showCart } from "../../panel/show-cart";
import { readTarget } from "../../quantity/target";
import { refusalFlash } from "../../reconcile/refusal-text";

export const loader = shopLoader(() => redirectTo(paths.cart));

/** Sets a line to a target quantity, from a button or as it was typed. */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.cart" },
  async ({ shop, form, params }) => {
    const back = readBack(form, paths.cart);
    const { cart, item } = await findLine(shop, params.itemId);
    const gone = () => shop.flash({ kind: "warn", text: shop.t("cart.errors.lineGone") });
    if (!item) {
      gone();
      return seeOther(back);
    }
    const { product } = item;
    const { by } = product.rule;
    const { value, changed } = clampToRule(product.rule, readTarget(form, product));
    if (changed === "invalid") {
      shop.flash({ kind: "error", text: notAQuantity(shop, product) });
      return seeOther(back);
    }
    if (value === 0) return seeOther(withBack(paths.removeCartLine(item.itemId), back));
    const outcome = await reconcileLine(shop, cart, item, { value, searched: wordsSearched({ back }) });
    const { name } = product;
    const amount = quantityText(shop.t, { by, value }, shop.locale);
    if (outcome === "gone") gone();
    else if (outcome !== "done")
      shop.flash(await refusalFlash(shop, outcome, product, value, "settingProduct"));
    else if (changed) {
      const text = shop.t(`cart.clamped.${changed}`, { name, amount });
      shop.flash({ kind: "warn", text });
    } else if (shop.open.length === 0) {
      // under a script the number has moved in place
      shop.flash({ kind: "ok", text: shop.t("cart.added", { name, amount }) });
    }
    const after = shop.cartSeen();
    if (after) warnIfPassed(shop, cart, after);
    // `back` is where the form stands: the cart is shown whole, a card its control
    if (pathnameOf(back) === paths.cart) await showCart(shop);
    else showControl(shop, product, back);
    return seeOther(back);
  },
);
