import { redirect } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import { seeOther, shopAction, shopLoader } from "~/platform/http/route";

export const loader = shopLoader(() => redirect("/"));

/** A session that the backend has forgotten already is closed all the same. */
export const action = shopAction(async ({ shop }) => {
  try {
    if (shop.session.user) await shop.ebsn.auth.logout();
  } catch (error) {
    if (!isEbsnError(error, "session")) {
      shop.flash({ kind: "error", text: shop.t("auth.logout.failed") });
      return seeOther("/");
    }
  }
  shop.endSession();
  shop.dropAction();
  shop.dropForm();
  shop.flash({ kind: "ok", text: shop.t("auth.logout.done") });
  return seeOther("/");
});
