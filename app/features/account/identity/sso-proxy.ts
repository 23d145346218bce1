import type { IdentityStep } from "~/model/identity";
import { isEbsnError } from "~/ebsn/errors";
import { continuePending, extendPending } from "~/features/pending/public.server";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { redirectTo, redirectToProvider } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";
import { withoutOwnState, isExpectedReturn, isReturn, beginProviderLogin } from "./provider-login";
import { providerOf } from "./identity-steps";
import { pathAfterLogin, pathBeforeLogin } from "./return-path";

/**
 * Passes a step of a login at another host on to the backend. If the backend opens a session, it
 * becomes the shopper's, sealed. The browser gets only a redirect from the response. A provider's
 * return is accepted only in the browser that started the login. Any failure ends at the login
 * page, with the reason and without a session.
 */
export async function proxyIdentityStep(
  shop: ShopForAction,
  identityStep: IdentityStep,
  brought: URLSearchParams,
): Promise<Response> {
  const cameFrom = pathBeforeLogin(shop, brought);
  const step = await takeStep(shop, identityStep, brought, cameFrom);
  if (!step) return redirectTo(cameFrom ? withBack(paths.login, cameFrom) : paths.login);
  const { signedIn } = step;
  if (typeof step.to !== "string") return redirectToProvider(step.to.provider, 302);
  const to = pathAfterLogin(step.to, cameFrom);
  if (signedIn && identityStep === "companyReturn" && !(await hasConsented(shop))) {
    extendPending(shop);
    shop.flash({ kind: "info", text: shop.t("account.identity.consents") });
    return redirectTo(withBack(paths.profileConsents, to));
  }
  return (signedIn && (await continuePending(shop))) || redirectTo(to);
}

/**
 * True if the shopper has answered the consents, or if the backend fails. Shoppers who log in
 * through their company have skipped our registration, which requests the consents.
 */
async function hasConsented({ ebsn }: Pick<ShopForAction, "ebsn">): Promise<boolean> {
  try {
    return await ebsn.profile.consentsGiven("singleSignOn");
  } catch (error) {
    if (isEbsnError(error) && error.kind !== "session") return true;
    throw error;
  }
}

async function takeStep(
  shop: ShopForAction,
  identityStep: IdentityStep,
  brought: URLSearchParams,
  cameFrom?: Path,
) {
  const before = shop.session.account;
  const fail = (outcome: string, text?: string) => {
    logAccount(shop, "account.identity", outcome);
    // a half-opened session belongs to an unknown shopper; a logout ends the session in any case
    if (identityStep === "companyLogout") shop.signOut();
    else if (shop.session.account !== before) shop.endSession();
    shop.flash({ kind: "error", text: text ?? shop.t("account.identity.failed") });
    return undefined;
  };
  const returns = isReturn(identityStep, brought);
  if (returns && !isExpectedReturn(shop.session.leaving, identityStep, brought)) return fail("unexpected");
  if (returns) shop.updateSession({ leaving: undefined });
  try {
    const { to, session } = await shop.ebsn.identity.go(identityStep, withoutOwnState(brought));
    if (identityStep === "companyLogout") return { to, signedIn: false };
    // `go` has stored the token from the backend: a new token means that a shopper is signed in
    if (shop.session.account === before) {
      if (typeof to === "string") {
        shop.updateSession({ session, returning: undefined });
        return { to, signedIn: false };
      }
      const { page, leaving } = beginProviderLogin(identityStep, to.provider);
      // a login started with this backend session can only end with it
      shop.updateSession({ session, returning: cameFrom, leaving });
      return { to: { provider: page }, signedIn: false };
    }
    const user = await shop.ebsn.auth.test();
    if (!user) return fail("nobody");
    shop.updateSession({ user, remember: false, provider: providerOf[identityStep], returning: undefined });
    shop.flash({ kind: "ok", text: shop.t("auth.login.hello") });
    logAccount(shop, "account.identity", "done");
    return { to, signedIn: true };
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    return fail(error.reason ?? error.kind, error.text);
  }
}
