import { isEbsnError, isUnread, type EbsnError } from "~/ebsn/errors";
import type { Path } from "~/lib/path";
import { accountOf } from "~/platform/http/guards/rate-limit";
import type { Shop, ShopForAction } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";
import { challengeToken } from "../challenge/challenge-token";
import { providerLoginPath } from "../identity/provider-login-path";
import { redisplayForm, formTooOften, type Sent } from "../refuse-form";

/** Time after a login at a provider in which reauthentication is not required, in milliseconds. */
const freshMs = 5 * 60_000;

type Signed = Pick<Shop, "session">;

/**
 * True if reauthentication at the provider is required, since a shopper from a provider may have no
 * password here.
 */
const mustLogInAgain = ({ session: { provider, login } }: Signed, now: number): boolean =>
  provider !== undefined && now - (login?.at ?? 0) > freshMs;

/**
 * Returns the reauthentication that a page needs before it changes the account: the password, or a
 * login at the provider. A recent login at the provider is sufficient.
 */
export function identityQuestion(shop: Pick<Shop, "session" | "tenant">, here: Path, now = Date.now()) {
  const { session, tenant } = shop;
  if (!session.provider) return { password: true as const, challenge: tenant.challenge, phone: tenant.phone };
  const href = mustLogInAgain(shop, now) ? providerLoginPath(session.provider, here) : undefined;
  return { password: false as const, provider: session.provider, href };
}
export type IdentityQuestion = ReturnType<typeof identityQuestion>;

const hidden = ["oldPassword"];

/**
 * Returns the signed-in shopper's e-mail; `ended` is the error if the backend has ended the
 * session. A form pressed twice ends the session by its first press, so the second press arrives
 * without it. The e-mail is then the one stored in the session.
 */
async function knownEmail({ ebsn, session }: Shop): Promise<{ email: string; ended?: EbsnError }> {
  try {
    return { email: (await ebsn.profile.view()).email };
  } catch (error) {
    if (!isEbsnError(error, "session") || !session.user) throw error;
    return { email: session.user.login, ended: error };
  }
}

/**
 * Reauthenticates the sender of a form, since a stranger may have a copy of the session. Returns
 * undefined on success, else the form with its errors. A correct password opens a new session at
 * the backend, which replaces a session that may have been copied. Attempts have a rate limit by
 * account.
 */
export async function refuseStranger(shop: ShopForAction, form: FormData, sent: Sent, now = Date.now()) {
  const { session, ebsn, t } = shop;
  if (mustLogInAgain(shop, now))
    return redisplayForm(sent, { formErrors: [t("account.confirm.expired")] }, hidden);
  if (session.provider) return undefined;
  const password = String(form.get("oldPassword") ?? "");
  if (password === "" || password.length > 200)
    return redisplayForm(sent, { fieldErrors: { oldPassword: ["passwordRequired"] } }, hidden);
  if (!(await shop.checkRateLimit("password", accountOf(shop)))) {
    logAccount(shop, "account.confirm", "limited");
    return formTooOften(shop, sent, hidden);
  }
  const { email, ended } = await knownEmail(shop);
  try {
    const challenge = challengeToken(shop.tenant, form);
    const user = await ebsn.auth.login({ login: email, password, remember: session.remember, challenge });
    shop.updateSession({ user });
    logAccount(shop, "account.confirm", "done");
    return undefined;
  } catch (error) {
    if (isUnread(error)) {
      logAccount(shop, "account.confirm", "unread");
      return redisplayForm(sent, { formErrors: [t("errors.generic")] }, hidden);
    }
    if (!isEbsnError(error, "refused")) throw error;
    logAccount(shop, "account.confirm", error.reason);
    if (ended) throw ended;
    if (error.reason === "badLogin")
      return redisplayForm(sent, { fieldErrors: { oldPassword: ["passwordWrong"] } }, hidden);
    const own = { loginLocked: t("auth.login.locked"), challenge: t("auth.challenge.failed") };
    const text = own[error.reason as keyof typeof own] ?? error.text ?? t("errors.generic");
    return redisplayForm(sent, { formErrors: [text] }, hidden);
  }
}
