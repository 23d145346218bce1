import { redirect } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { redirectTo, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { logLine } from "~/platform/log-line";
import type { Shop } from "~/platform/shop";

export const loader = shopLoader(() => redirectTo(paths.home));

/** Ends the session at the backend, and at the company's identity provider where it began there. */
async function endElsewhere({ session, ebsn }: Shop) {
  if (session.provider === "company")
    return (await ebsn.identity.go("companyLogout", new URLSearchParams({ relay_state_url: paths.home }))).to;
  if (session.user) await ebsn.auth.logout();
  return paths.home;
}

/** The session ends here, whatever the backend answers. */
export const action = shopAction(async ({ shop }) => {
  const to = await endElsewhere(shop).catch((error: unknown) => {
    if (!isEbsnError(error)) throw error;
    const { requestId, tenant } = shop;
    const { kind } = error;
    logLine({ level: "warn", event: "logout.backend", requestId, tenant: tenant.id, kind });
    return paths.home;
  });
  shop.endSession();
  shop.dropAction();
  shop.dropForm();
  shop.flash({ kind: "ok", text: shop.t("auth.logout.done") });
  return typeof to === "string" ? seeOther(to) : redirect(to.provider, 303);
});
