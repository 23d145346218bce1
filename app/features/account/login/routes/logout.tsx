import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { redirectTo, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";

export const loader = shopLoader(() => redirectTo(paths.home));

/** A session that the backend has forgotten already is closed all the same. */
export const action = shopAction(async ({ shop }) => {
  try {
    if (shop.session.user) await shop.ebsn.auth.logout();
  } catch (error) {
    if (!isEbsnError(error, "session")) {
      shop.flash({ kind: "error", text: shop.t("auth.logout.failed") });
      return seeOther(paths.home);
    }
  }
  shop.endSession();
  shop.dropKept();
  shop.flash({ kind: "ok", text: shop.t("auth.logout.done") });
  return seeOther(paths.home);
});
