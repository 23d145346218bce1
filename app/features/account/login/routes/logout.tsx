import { isEbsnError } from "~/ebsn/errors";
import { forgetPhone } from "~/features/native/public.server";
import * as paths from "~/page/paths";
import { logAccount } from "~/platform/account-log";
import { redirectTo, redirectToProvider, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";

export const loader = shopLoader(() => redirectTo(paths.home));

/** Ends the session at the backend, and at the company's identity provider if it began there. */
async function endElsewhere({ session, ebsn }: Shop) {
  if (session.provider === "company")
    return (await ebsn.identity.go("companyLogout", new URLSearchParams({ relay_state_url: paths.home }))).to;
  if (session.user) await ebsn.auth.logout();
  return paths.home;
}

/**
 * Logs that the backend may still have the session; throws errors that do not come from the
 * backend.
 */
function stillOpen(shop: Shop, error: unknown): undefined {
  if (!isEbsnError(error)) throw error;
  logAccount(shop, "account.logout", "hereOnly");
  return undefined;
}

/** Always ends the session here; warns the shopper if it may still be open at the backend. */
export const action = shopAction(async ({ shop }) => {
  await forgetPhone(shop);
  const to = await endElsewhere(shop).catch((error: unknown) =>
    isEbsnError(error, "session") ? paths.home : stillOpen(shop, error),
  );
  shop.signOut();
  if (to === undefined) {
    shop.flash({ kind: "warn", text: shop.t("auth.logout.hereOnly") });
    return seeOther(paths.home);
  }
  logAccount(shop, "account.logout", "done");
  shop.flash({ kind: "ok", text: shop.t("auth.logout.done") });
  return typeof to === "string" ? seeOther(to) : redirectToProvider(to.provider, 303);
});
