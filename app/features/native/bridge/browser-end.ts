import { readPath, type Path } from "~/lib/path";
import * as paths from "~/page/paths";

/** Paths of the shop that are still steps of a login at another host. */
const stepsUnderWay = new Set<string>([
  paths.companyLogin,
  paths.companyReturn,
  paths.companyLogout,
  paths.googleLogin,
  paths.facebookLogin,
  paths.facebookReturn,
]);

/**
 * Next page of the app once the browser over it is back at the shop (§4): the registration for an
 * unknown account, the login after a refusal, else the dashboard. Undefined at other hosts and
 * during the login's steps.
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
