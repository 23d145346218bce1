import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import { extendPending } from "~/features/pending/public.server";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";
import { challengeToken } from "../challenge/challenge-token";
import { parseResend } from "./resend-form";
import { saveMailAddress } from "./mail-address";

/** Requests the mail again; the response is the same for unknown e-mails. */
export async function resend(shop: ShopForAction, form: FormData, back: Path) {
  const submission = parseResend(form);
  const refuse = (formErrors: string[] | undefined, init: ResponseInit) =>
    data({ result: submission.reply({ formErrors }) }, init);
  if (submission.status !== "success") return refuse(undefined, { status: 422 });
  const { email } = submission.value;
  if (!(await shop.checkRateLimit("mail", email))) {
    logAccount(shop, "account.resend", "limited");
    return refuse([shop.t("auth.registration.tooMany")], { status: 429, headers: retryAfter });
  }
  try {
    await shop.ebsn.registration.resend(email, challengeToken(shop.tenant, form));
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    logAccount(shop, "account.resend", error.reason ?? error.kind);
    if (error.kind === "session" && shop.session.user) throw error;
    if (error.kind === "session") shop.endSession();
    if (error.reason === "challenge") return refuse([shop.t("auth.challenge.failed")], { status: 422 });
    if (!isEbsnError(error, "refused")) return refuse([shop.t("account.noAnswer")], { status: 503 });
    return refuse([error.text ?? shop.t("errors.generic")], { status: 422 });
  }
  logAccount(shop, "account.resend", "done");
  saveMailAddress(shop, email);
  extendPending(shop);
  shop.flash({ kind: "ok", text: shop.t("auth.registration.completed.resent") });
  return seeOther(withBack(paths.registrationCompleted, back));
}
