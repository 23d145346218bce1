import { isEbsnError } from "~/ebsn/errors";
import { extendPending } from "~/features/pending/public.server";
import { email as emailRule } from "~/lib/fields/rules";
import * as paths from "~/page/paths";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";
import { saveMailAddress } from "./mail-address";

export type ControlCode = { email: string; code: string };

/** The parameters by which the link in the mail carries the e-mail and its code. */
export const codeFields = ["e_mail", "reg_control_code"] as const;

/** What the link in the mail carries; undefined for one that was cut or made up. */
export function readCode(fields: { get(name: string): unknown }): ControlCode | undefined {
  const [email = "", code = ""] = codeFields.map((name) => String(fields.get(name) ?? ""));
  const isOne = email !== "" && email.length <= 254 && !emailRule(email) && /^[\w.~-]{1,200}$/.test(code);
  return isOne ? { email, code } : undefined;
}

/** Confirms a registration and leads to the login, which knows the e-mail; else what is wrong. */
export async function confirm(shop: ShopForAction, control: ControlCode | undefined) {
  const { t } = shop;
  const refused = { problem: t("auth.registration.confirm.refused"), init: { status: 422 } };
  if (!control) return { ...refused, problem: t("auth.registration.confirm.incomplete") };
  if (!(await shop.checkRateLimit("mail", control.email))) {
    logAccount(shop, "account.confirmation", "limited");
    return { problem: t("auth.login.tooMany"), init: { status: 429, headers: retryAfter } };
  }
  try {
    await shop.ebsn.registration.confirm(control.email, control.code);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    logAccount(shop, "account.confirmation", error.reason);
    // the page that sends the mail again is filled in with this e-mail
    saveMailAddress(shop, control.email);
    return refused;
  }
  logAccount(shop, "account.confirmation", "done");
  shop.saveDraft(paths.login, { login: control.email }, 3600);
  extendPending(shop);
  return seeOther(paths.registrationConfirmed);
}
