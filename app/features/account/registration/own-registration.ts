import type { Path } from "~/lib/path";
import type { Shop, ShopForAction } from "~/platform/shop";
import { rememberedFor } from "./remembered-for";

/** Longer addresses would leave no room in the session's cookie. */
const longestBack = 200;

type Registered = { email: string; session: string | undefined; back: Path };

/** Remembers, sealed, that this very browser has sent a registration, with the backend's session that sent it, and where its shopper was. */
export function rememberRegistration(
  shop: Pick<ShopForAction, "updateSession">,
  { email, session, back }: Registered,
  now = Date.now(),
): void {
  const room = back.length <= longestBack ? { back } : {};
  shop.updateSession({ session, registered: { email, at: now, ...room } });
}

/** What is remembered of a registration of this e-mail, as long as it may sign in who opens the mail's link; of no use to who is signed in. */
export function ownRegistration(
  { session: { user, registered } }: Pick<Shop, "session">,
  email: string,
  now = Date.now(),
) {
  if (user || !registered || now - registered.at > rememberedFor * 1000) return undefined;
  return registered.email.toLowerCase() === email.toLowerCase() ? registered : undefined;
}
