import { isEbsnError } from "~/ebsn/errors";
import { noteRoom } from "~/ebsn/cart/line-preferences";
import { fewNames } from "~/i18n/few-names";
import { itemName } from "../product-line/item-name";
import type { Saving } from "../saving/saving";
import { toIfMissing } from "./preferences-form";

/**
 * Sets the substitution policy of every line; notes stay as they are. A warning names the lines
 * whose note leaves no room for the policy.
 */
export const preferenceForAll: Saving = async (shop, form) => {
  const { t } = shop;
  const ifMissing = toIfMissing(form.get("ifMissing"));
  if (!ifMissing) return undefined;
  const { items } = await shop.ebsn.cart.view();
  const fits = items.filter(({ note = "" }) => [...note].length <= noteRoom({ ifMissing }));
  const changed = fits.filter((item) => item.ifMissing !== ifMissing);
  try {
    if (changed.length > 0)
      await shop.ebsn.cart.setLinePreferences(
        changed.map(({ itemId, note, cut }) => ({ itemId, note, cut, ifMissing })),
      );
    if (fits.length > 0) shop.flash({ kind: "ok", text: t("cart.preferences.savedForAll") });
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    const gone = error.reason === "unknownLine";
    const text = gone ? t("cart.errors.lineGone") : (error.text ?? t("cart.errors.settingInfo"));
    shop.flash({ kind: "error", text });
  }
  const left = items.filter((item) => !fits.includes(item)).map(itemName);
  if (left.length > 0)
    shop.flash({ kind: "warn", text: t("cart.preferences.noRoom", { names: fewNames(t, left) }) });
  return undefined;
};
