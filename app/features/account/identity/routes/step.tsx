import { data } from "@remix-run/cloudflare";
import * as paths from "~/page/paths";
import { isFollowedHere } from "~/platform/http/guards/csrf";
import { redirectTo } from "~/platform/http/redirects";
import { tooMany } from "~/platform/http/guards/rate-limit";
import { shopLoader } from "~/platform/http/route";
import { proxyIdentityStep } from "../sso-proxy";
import { providerOf, identityStepOf } from "../identity-steps";

/**
 * Proxies the few backend paths that single sign-on and social logins need, under the shop's own
 * host. Only GET is allowed, only with each path's own parameters, and only for tenants with that
 * provider.
 */
export const loader = shopLoader({ writable: true }, async ({ shop, request, url }) => {
  const identityStep = identityStepOf.get(url.pathname);
  if (!identityStep || !shop.tenant.identity.providers.includes(providerOf[identityStep]))
    throw data(null, { status: 404 });
  if (request.method !== "GET") throw data(null, { status: 405, headers: { Allow: "GET" } });
  // a GET that changes state must not be started by another site, including a sibling tenant's
  if (identityStep === "companyLogout" && !isFollowedHere(request)) throw redirectTo(paths.home);
  if (!(await shop.checkRateLimit("login"))) throw tooMany();
  return proxyIdentityStep(shop, identityStep, url.searchParams);
});
