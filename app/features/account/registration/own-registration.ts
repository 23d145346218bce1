import type { Path } from "~/lib/path";
import type { Shop, ShopForAction } from "~/platform/shop";
import { rememberedFor } from "./remembered-for";

/**
 * Max length of the return path, in characters; longer paths do not fit into the session's cookie.
 */
const longestBack = 200;

type Registered = { email: string; session: string | undefined; back: Path };

/**
 * Stores, sealed, that this browser has sent a registration, with the backend's session and the
 * shopper's previous page.
 */
export function rememberRegistration(
  shop: Pick<ShopForAction, "updateSession">,
  { email, session, back }: Registered,
  now = Date.now(),
): void {
  const room = back.length <= longestBack ? { back } : {};
  shop.updateSession({ session, registered: { email, at: now, ...room } });
}

/**
 * Returns the registration of this e-mail, while it may sign in the visitor who opens the mail's
 * link. Undefined for signed-in shoppers.
 */
export function ownRegistration(
  { session: { user, registered } }: Pick<Shop, "session">,
  email: string,
  now = Date.now(),
) {
  if (user || !registered || now - registered.at > rememberedFor * 1000) return undefined;
  return registered.email.toLowerCase() === email.toLowerCase() ? registered : undefined;
}
