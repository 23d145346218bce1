import { isEbsnError } from "~/ebsn/errors";
import { accountOf } from "~/platform/http/guards/rate-limit";
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
async function renewSession(
  shop: ShopForAction,
  email: string,
  password: string,
  { remember } = shop.session,
): Promise<boolean> {
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
type Change = { email: string; old: string; fresh: string };

async function change(shop: ShopForAction, { email, old, fresh }: Change): Promise<PasswordOutcome> {
  const answered = await isAnswered(shop.ebsn.access.changePassword(old, fresh));
  if (await renewSession(shop, email, fresh)) return "done";
  if (!answered) return "lost";
  await closeSession(shop);
  return "signedOut";
}

/**
 * Changes the password of the account of `email`. No session that somebody may have copied before outlives it: this browser goes on with a new one ("done") or, where
 * the backend opens none without more ado (it asks for a challenge), is signed out ("signedOut"). After a lost answer a login with the new
 * password shows that it was changed; else "lost": it may have been or not, and the session stays. Throws refusals.
 *
 * A form that is pressed twice, known by its `key`, changes the password once: the second press, whose answer the browser shows, gets a
 * session of its own.
 */
export async function setPassword(
  shop: ShopForAction,
  { key, ...asked }: Change & { key?: string },
): Promise<PasswordOutcome> {
  if (key === undefined) return change(shop, asked);
  const pressed = { first: false };
  const outcome = await shop.once(`password-${key}`, () => {
    pressed.first = true;
    return change(shop, asked);
  });
  if (outcome && (pressed.first || outcome === "lost")) return outcome;
  return (await renewSession(shop, asked.email, asked.fresh)) ? "done" : change(shop, asked);
}

/**
 * For a form whose session (`before`, as the request brought it) has ended: whether the new password is the account's already, as after a first press whose answer the browser
 * did not wait for. Then this browser goes on with a new session. Tries are limited by account.
 */
export async function isChangedAlready(
  shop: ShopForAction,
  before: ShopForAction["session"],
  fresh: string,
): Promise<boolean> {
  const login = accountOf({ session: before });
  if (login === undefined || fresh === "" || !(await shop.checkRateLimit("password", login))) return false;
  return renewSession(shop, login, fresh, before);
}
