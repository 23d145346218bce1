import { isEbsnError } from "~/ebsn/errors";
import { accountOf } from "~/platform/http/guards/rate-limit";
import type { ShopForAction } from "~/platform/shop";

/** True if the backend responded; after a lost response the result of the change is unknown. */
async function isAnswered(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (isEbsnError(error, "lost")) return false;
    throw error;
  }
}

/**
 * Replaces the session by a new backend session, sealed under a new key; false if the backend opens
 * none.
 */
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

/** Ends the session here and, if the backend responds, there too. */
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
 * Changes the password of the account of `email`. Sessions that may have been copied before end
 * with it. This browser continues with a new session ("done"). If the backend opens none, for
 * example because it requires a challenge, the browser is signed out ("signedOut"). After a lost
 * response, a login with the new password proves the change. If it fails, the result is unknown
 * ("lost") and the session stays. Throws refusals.
 *
 * A form that is pressed twice, identified by its `key`, changes the password once. The browser
 * shows the response to the second press, so this press gets its own session.
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
 * Handles a form whose session has ended; `before` is the session that the request brought. Checks
 * if the new password is already set, by a first press whose response the browser did not await.
 * This browser then continues with a new session. Attempts have a rate limit by account.
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
