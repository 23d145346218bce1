import { isEbsnError } from "~/ebsn/errors";
import type { ShopForAction } from "~/platform/shop";

/**
 * After a change of the password this browser goes on with a session that nobody can have copied before: a new one at the backend, sealed
 * under a new key. Where the backend will not open one, as for want of a challenge, the sealed session alone is renewed.
 */
export async function renewSession(shop: ShopForAction, password: string): Promise<void> {
  const { user, remember } = shop.session;
  if (!user) return;
  try {
    // the session may know an earlier e-mail
    const { email } = await shop.ebsn.profile.view();
    const again = await shop.ebsn.auth.login({ login: email, password, remember });
    shop.updateSession({ user: again });
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    if (shop.session.user) shop.updateSession({ user });
  }
}
