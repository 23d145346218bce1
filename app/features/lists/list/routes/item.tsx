import { isEbsnError } from "~/ebsn/errors";
import { quantityText, settleQuantity } from "~/features/cart/public.server";
import { readBack, withBack } from "~/lib/path";
import { fullName } from "~/lib/words/full-name";
import * as paths from "~/page/paths";
import { redirectTo, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { intentField } from "~/ui/product/stepper-fields";
import { findItem, findOwnList } from "../find-list";
import { listPath } from "../../paths";

export const loader = shopLoader(() => redirectTo(paths.lists));

/**
 * Sets a product's quantity in a list, clamped to its rule; 0 redirects to the page that confirms
 * the removal.
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.lists" },
  async ({ shop, form, params }) => {
    const { t, ebsn } = shop;
    const list = await findOwnList(shop, params.listId);
    const back = readBack(form, listPath(list));
    const item = findItem(list, params.itemId);
    if (!item) {
      shop.flash({ kind: "warn", text: t("lists.errors.itemGone") });
      return seeOther(back);
    }
    const { product } = item;
    const { rule } = product;
    const { value, note } = settleQuantity(shop, form, {
      product,
      held: item.quantity.value,
      form: paths.listItem(list.id, item.itemId),
      texts: "lists",
    });
    if (value === undefined) {
      if (note) shop.flash(note);
      return seeOther(back);
    }
    if (value === 0) return seeOther(withBack(paths.removeListItem(list.id, item.itemId), back));
    try {
      const quantity = { by: rule.by, value };
      await ebsn.lists.setQuantity(list.id, item, quantity);
      const amount = quantityText(t, quantity, shop.locale);
      if (note) shop.flash(note);
      else if (form.get(intentField) === "set" || shop.open.length === 0) {
        // with a script the new number of a stepper is visible in place
        shop.flash({ kind: "ok", text: t("lists.line.saved", { name: fullName(product), amount }) });
      }
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      shop.flash({ kind: "warn", text: t("lists.errors.itemGone") });
    }
    return seeOther(back);
  },
);
