import { data } from "@remix-run/cloudflare";
import * as paths from "~/page/paths";
import { isFollowedHere } from "~/platform/http/csrf";
import { redirectTo } from "~/platform/http/redirects";
import { tooMany } from "~/platform/http/rate-limit";
import { shopLoader } from "~/platform/http/route";
import { passOn } from "../pass-on";
import { providerOf, stepAt } from "../steps";

/**
 * The few paths of the backend that single sign-on and social logins need, under the shop's own host: by GET alone, with the parameters
 * that belong to each, for chains that have that way.
 */
export const loader = shopLoader({ arrives: true }, async ({ shop, request, url }) => {
  const way = stepAt.get(url.pathname);
  if (!way || !shop.tenant.identity.providers.includes(providerOf[way])) throw data(null, { status: 404 });
  if (request.method !== "GET") throw data(null, { status: 405, headers: { Allow: "GET" } });
  // a GET that changes something: a page of somebody else's, a sibling chain's too, must not begin it
  if (way === "companyLogout" && !isFollowedHere(request)) throw redirectTo(paths.home);
  if (!(await shop.allows("login"))) throw tooMany();
  return passOn(shop, way, url.searchParams);
});
