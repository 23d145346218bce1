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
 * Passes one step of a login at another host on to the backend. Where the backend has opened a session by it, that becomes the shopper's, sealed; the
 * browser gets a redirect and nothing else of the answer. A provider's answer is taken only in the browser that went there. Whatever goes
 * wrong ends at the login, with the reason, and lets nobody in.
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

/** Whether the shopper has answered about consents: signed in by their company they never registered here, where that is asked. True where the backend cannot say. */
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
    // a session that was opened halfway belongs to nobody we know, and who logs out is out
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
    // `go` has stored the token that the backend sent: a new one means that somebody is signed in
    if (shop.session.account === before) {
      if (typeof to === "string") {
        shop.updateSession({ session, returning: undefined });
        return { to, signedIn: false };
      }
      const { page, leaving } = beginProviderLogin(identityStep, to.provider);
      // what is begun with this session can only be ended with it
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
