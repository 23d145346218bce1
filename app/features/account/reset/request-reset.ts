import { isEbsnError } from "~/ebsn/errors";
import { extendPending } from "~/features/pending/public.server";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";
import { challengeToken } from "../challenge/challenge-token";
import { redisplayForm, formTooOften, formUnanswered, tryForm } from "../refuse-form";
import { parseRequest } from "./reset-forms";

/** Requests the mail with the link; the response is the same for unknown e-mails. */
export async function requestReset(shop: ShopForAction, form: FormData, back: Path) {
  const submission = parseRequest(form);
  if (submission.status !== "success") return redisplayForm(submission);
  const { email } = submission.value;
  if (!(await shop.checkRateLimit("mail", email))) {
    logAccount(shop, "account.reset", "limited");
    return formTooOften(shop, submission);
  }
  try {
    const refused = await tryForm(shop, submission, ["email", "fiscalCode"], () =>
      shop.ebsn.access.requestReset(submission.value, challengeToken(shop.tenant, form)),
    );
    if (refused) return refused;
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    logAccount(shop, "account.reset", error.kind);
    // the shopper cannot log in, so the next attempt starts another session
    if (error.kind === "session") shop.endSession();
    return formUnanswered(submission, shop.t("account.noAnswer"));
  }
  logAccount(shop, "account.reset", "requested");
  extendPending(shop);
  return seeOther(withBack(paths.passwordResetSent, back));
}
