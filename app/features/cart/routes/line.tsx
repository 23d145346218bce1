import { isEbsnError } from "~/ebsn/errors";
import { readBack, withBack } from "~/lib/path";
import { settle } from "~/lib/quantity";
import * as paths from "~/page/paths";
import { redirectTo, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { notAQuantity, quantityText } from "../quantity-words";
import { readTarget } from "../target";
import { refusalText } from "../refusal-text";
import { showControl } from "../show-control";

export const loader = shopLoader(() => redirectTo(paths.cart));

/** Sets a line to a target quantity, from a button or as it was typed. */
export const action = shopAction(
  { login: true, does: "auth.resume.actions.cart" },
  async ({ shop, form, params }) => {
    const back = readBack(form, paths.cart);
    const { items } = await shop.ebsn.cart.view();
    const item = items.find(({ itemId }) => itemId === Number(params.itemId));
    if (!item) {
      shop.flash({ kind: "warn", text: shop.t("cart.errors.lineGone") });
      return seeOther(back);
    }
    const { product } = item;
    const { by } = product.rule;
    const settled = settle(product.rule, readTarget(form, by));
    if (settled.changed === "invalid") {
      shop.flash({ kind: "error", text: notAQuantity(shop, product) });
    } else if (settled.value === 0) {
      return seeOther(withBack(paths.removeCartLine(item.itemId), back));
    } else {
      try {
        await shop.ebsn.cart.update([{ itemId: item.itemId, quantity: { by, value: settled.value } }]);
        const amount = quantityText(shop.t, { by, value: settled.value }, shop.locale);
        const { name } = product;
        if (settled.changed) {
          const text = shop.t(`cart.settled.${settled.changed}`, { name, amount });
          shop.flash({ kind: settled.changed === "min" ? "error" : "warn", text });
        } else if (shop.open.length === 0) {
          // under a script the number has moved in place
          shop.flash({ kind: "ok", text: shop.t("cart.added", { name, amount }) });
        }
      } catch (error) {
        if (!isEbsnError(error, "refused")) throw error;
        shop.flash({ kind: "error", text: refusalText(shop, error, product, "settingProduct") });
      }
    }
    showControl(shop, product, back);
    return seeOther(back);
  },
);
