import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { redirectTo, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { logLine } from "~/platform/log-line";

export const loader = shopLoader(() => redirectTo(paths.home));

/** The session ends here, whatever the backend answers. */
export const action = shopAction(async ({ shop }) => {
  try {
    if (shop.session.user) await shop.ebsn.auth.logout();
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    const { requestId, tenant } = shop;
    const { kind } = error;
    logLine({ level: "warn", event: "logout.backend", requestId, tenant: tenant.id, kind });
  }
  shop.endSession();
  shop.dropAction();
  shop.dropForm();
  shop.flash({ kind: "ok", text: shop.t("auth.logout.done") });
  return seeOther(paths.home);
});
