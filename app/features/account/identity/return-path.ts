import { backField, safePath, withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";

/**
 * Parameters of a login link that name the page to continue with; the company's is defined by the
 * backend.
 */
const fields = [backField, "relay_state_url"];
/** Max length of the path, in characters; longer paths do not fit into the session's cookie. */
const longest = 200;

/**
 * Returns the page before a login at another host. It comes from the link at the start, or from the
 * sealed session on the return. The home page counts as undefined.
 */
export function pathBeforeLogin(
  { session }: Pick<Shop, "session">,
  brought: URLSearchParams,
): Path | undefined {
  const asked = fields.map((name) => brought.get(name)).find((address) => address !== null);
  const page = asked === undefined ? session.returning : safePath(asked, undefined);
  return page && page !== paths.home && page.length <= longest ? page : undefined;
}

/**
 * Returns the page after a login. If the backend names only its app's dashboard, the shopper
 * returns to the previous page; a registration carries that page along.
 */
export function pathAfterLogin(to: Path, cameFrom: Path | undefined): Path {
  if (!cameFrom) return to;
  if (to === paths.dashboard) return cameFrom;
  return new RegExp(`^${paths.registration}(\\?|$)`).test(to) ? withBack(to, cameFrom) : to;
}
