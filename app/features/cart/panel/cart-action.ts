import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import { shopAction } from "~/platform/http/route";
import { noteLimit } from "./order-note";

/** The order's note, and whether a line may be substituted. */
export const action = shopAction(
  { login: true, does: "auth.resume.actions.cart" },
  async ({ shop, form }) => {
    const note = form.get("note");
    const item = Number(form.get("itemId"));
    try {
      if (typeof note === "string") {
        const length = [...note].length;
        if (length > noteLimit) {
          return data({ note, error: shop.t("cart.errors.note", { count: length }) }, { status: 422 });
        }
        await shop.ebsn.cart.setNote(note);
        shop.flash({ kind: "ok", text: shop.t("cart.note.saved") });
      } else if (Number.isInteger(item)) {
        await shop.ebsn.cart.setAlternatives(item, form.get("alternatives") === "true");
        shop.flash({ kind: "ok", text: shop.t("cart.alternatives.saved") });
      }
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      const other = typeof note === "string" ? "settingNote" : "settingInfo";
      const key = error.reason === "unknownLine" ? "lineGone" : other;
      shop.flash({ kind: "error", text: shop.t(`cart.errors.${key}`) });
    }
    return seeOther(paths.cart);
  },
);
