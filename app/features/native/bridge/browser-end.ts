import { readPath, type Path } from "~/lib/path";
import * as paths from "~/page/paths";

/** Where a login at another host is still on its way, under the shop's own. */
const stepsUnderWay = new Set<string>([
  paths.companyLogin,
  paths.companyReturn,
  paths.companyLogout,
  paths.googleLogin,
  paths.facebookLogin,
  paths.facebookReturn,
]);

/**
 * Where the app goes on once the browser over it has come back to the shop: to the registration for who is unknown, to the login for who was
 * refused, else to the dashboard (§4). Undefined while it is elsewhere, or on its way.
 */
export function browserEnd(address: unknown, origin: string): Path | undefined {
  if (typeof address !== "string" || !address.startsWith(`${origin}/`)) return undefined;
  const url = new URL(address);
  const { pathname } = url;
  if (stepsUnderWay.has(pathname)) return undefined;
  if (pathname === paths.login) return paths.login;
  if (pathname !== paths.registration) return paths.dashboard;
  return readPath(url);
}
