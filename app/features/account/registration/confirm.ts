import { isEbsnError } from "~/ebsn/errors";
import { chooseOnlyHome, placeLine } from "~/features/delivery/public.server";
import { continuePending, extendPending } from "~/features/pending/public.server";
import { email as emailRule } from "~/lib/fields/rules";
import type { Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";
import { saveMailAddress } from "./mail-address";
import { ownRegistration } from "./own-registration";
import { rememberedFor } from "./remembered-for";

export type ControlCode = { email: string; code: string };

/** Parameters of the mail's link: the e-mail and its code. */
export const codeFields = ["e_mail", "reg_control_code"] as const;

/** Reads the code in the mail's link; undefined for a truncated or forged link. */
export function readCode(fields: { get(name: string): unknown }): ControlCode | undefined {
  const [email = "", code = ""] = codeFields.map((name) => String(fields.get(name) ?? ""));
  const isOne = email !== "" && email.length <= 254 && !emailRule(email) && /^[\w.~-]{1,200}$/.test(code);
  return isOne ? { email, code } : undefined;
}

/**
 * Confirms a registration. In the browser that sent it, the backend may open a session, which signs
 * the shopper in; they continue where they were. Any other browser is redirected to the login, with
 * the e-mail prefilled. On a failure it returns the problem.
 */
export async function confirm(shop: ShopForAction, control: ControlCode | undefined) {
  const { t } = shop;
  const refused = { problem: t("auth.registration.confirm.refused"), init: { status: 422 } };
  if (!control) return { ...refused, problem: t("auth.registration.confirm.incomplete") };
  if (!(await shop.checkRateLimit("mail", control.email))) {
    logAccount(shop, "account.confirmation", "limited");
    return { problem: t("auth.login.tooMany"), init: { status: 429, headers: retryAfter } };
  }
  const before = shop.session.account;
  const own = ownRegistration(shop, control.email);
  try {
    await shop.ebsn.registration.confirm(control.email, control.code);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    logAccount(shop, "account.confirmation", error.reason);
    // prefills the page that sends the mail again
    saveMailAddress(shop, control.email);
    return refused;
  }
  logAccount(shop, "account.confirmation", "done");
  if (shop.session.account !== before) {
    if (own && (await signInConfirmed(shop, control.email))) return goOn(shop, own.back ?? paths.home);
    // a session of an unknown shopper
    shop.endSession();
  }
  shop.saveDraft(paths.login, { login: control.email }, rememberedFor);
  extendPending(shop);
  return seeOther(paths.registrationConfirmed);
}

/**
 * Signs in the confirmed person; false if the session that the backend has just opened is someone
 * else's.
 */
async function signInConfirmed(shop: ShopForAction, email: string): Promise<boolean> {
  try {
    const user = await shop.ebsn.auth.test();
    if (user?.login.toLowerCase() !== email.toLowerCase()) return false;
    shop.updateSession({ user, remember: false });
  } catch (error) {
    if (isEbsnError(error)) return false;
    throw error;
  }
  logAccount(shop, "account.login", "done");
  return true;
}

/**
 * Selects the address given minutes before as the destination, then continues the pending action or
 * returns to `back`.
 */
async function goOn(shop: ShopForAction, back: Path): Promise<Response> {
  const home = await chooseOnlyHome(shop);
  const next = await continuePending(shop);
  if (next) return next;
  const { t } = shop;
  const text = home
    ? t("auth.registration.confirm.helloAt", { place: placeLine(home) })
    : t("auth.login.hello");
  shop.flash({ kind: "ok", text });
  return seeOther(back);
}
