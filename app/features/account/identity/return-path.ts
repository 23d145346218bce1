import { backField, safePath, withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";

/** In which field the link to a provider names the page to go on to; the company's is the backend's own. */
const fields = [backField, "relay_state_url"];
/** Longer addresses would leave no room in the session's cookie. */
const longest = 200;

/**
 * Where the shopper was when they chose to log in at another host: from the link at the start, from the sealed session on the way back.
 * Home is nowhere in particular.
 */
export function pathBeforeLogin(
  { session }: Pick<Shop, "session">,
  brought: URLSearchParams,
): Path | undefined {
  const asked = fields.map((name) => brought.get(name)).find((address) => address !== null);
  const page = asked === undefined ? session.returning : safePath(asked, undefined);
  return page && page !== paths.home && page.length <= longest ? page : undefined;
}

/** Where a login leads: back to the page the shopper came from, where the backend names only its own app's page; a registration takes that page along. */
export function pathAfterLogin(to: Path, cameFrom: Path | undefined): Path {
  if (!cameFrom) return to;
  if (to === paths.dashboard) return cameFrom;
  return new RegExp(`^${paths.registration}(\\?|$)`).test(to) ? withBack(to, cameFrom) : to;
}
