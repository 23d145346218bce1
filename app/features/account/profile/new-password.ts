import { isEbsnError } from "~/ebsn/errors";
import type { ShopForAction } from "~/platform/shop";

/** Whether the backend gave an answer: without one, nobody knows yet what came of the change. */
async function isAnswered(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (isEbsnError(error, "lost")) return false;
    throw error;
  }
}

/** A new session at the backend, sealed under a new key, in place of the present one; false where the backend opens none. */
async function renewSession(shop: ShopForAction, email: string, password: string): Promise<boolean> {
  const { remember } = shop.session;
  try {
    const again = await shop.ebsn.auth.login({ login: email, password, remember });
    shop.updateSession({ user: again });
    return true;
  } catch (error) {
    if (isEbsnError(error)) return false;
    throw error;
  }
}

/** Ends the session here and, if it answers, at the backend. */
async function closeSession(shop: ShopForAction): Promise<void> {
  await shop.ebsn.auth.logout().catch((error: unknown) => {
    if (!isEbsnError(error)) throw error;
  });
  shop.endSession();
}

export type PasswordOutcome = "done" | "signedOut" | "lost";

/**
 * Changes the password of the account of `email`. No session that somebody may have copied before outlives it: this browser goes on with a new one ("done") or, where
 * the backend opens none without more ado (it asks for a challenge), is signed out ("signedOut"). After a lost answer a login with the new
 * password shows that it was changed; else "lost": it may have been or not, and the session stays. Throws refusals.
 */
export async function setPassword(
  shop: ShopForAction,
  { email, old, fresh }: { email: string; old: string; fresh: string },
): Promise<PasswordOutcome> {
  const answered = await isAnswered(shop.ebsn.access.changePassword(old, fresh));
  if (await renewSession(shop, email, fresh)) return "done";
  if (!answered) return "lost";
  await closeSession(shop);
  return "signedOut";
}
