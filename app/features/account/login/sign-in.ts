import { data } from "@remix-run/cloudflare";
import { isEbsnError, isUnread, type Refused } from "~/ebsn/errors";
import { chooseOnlyHome } from "~/features/delivery/public.server";
import { continuePending } from "~/features/pending/public.server";
import { pathnameOf, safePath, withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";
import { logAccount } from "~/platform/account-log";
import { challengeToken } from "../challenge/challenge-token";
import { parseLogin } from "./login-form";

/**
 * Returns the reasons of a failed login: our own sentence if there is one, plus the backend's other
 * sentences (§8).
 */
function refusalTexts({ t }: Pick<Shop, "t">, { reason, texts }: Refused): string[] {
  const [first, ...others] = texts;
  const own = {
    badLogin: "auth.login.failed",
    loginLocked: "auth.login.locked",
    loginNotConfirmed: "auth.login.notConfirmed",
    challenge: "auth.challenge.failed",
  } as const;
  const key = own[reason as keyof typeof own];
  return [key ? t(key) : (first ?? t("auth.login.failed")), ...others];
}

type LoginRequest = {
  /**
   * the login is a dialog over a form that met an expired session; that page keeps its typed fields
   */
  isKept?: boolean;
  /** the browser has sent a cookie, which proves that it accepts cookies */
  hasCookies?: boolean;
};

/**
 * Signs the shopper in and continues their interrupted action; on a failure returns the form with
 * all reasons. A browser that may reject cookies must first prove that the session's cookie comes
 * back.
 */
export async function signIn(
  shop: ShopForAction,
  form: FormData,
  back: Path,
  { isKept = false, hasCookies = true }: LoginRequest = {},
) {
  const submission = parseLogin(form);
  const refuse = (formErrors: string[] | undefined, init: ResponseInit, unconfirmed = false) => {
    const result = submission.reply({ formErrors, hideFields: ["password"] });
    return data({ result, unconfirmed, said: shop.takeOwnFlashes() }, init);
  };
  if (submission.status !== "success") return refuse(undefined, { status: 422 });
  const { login, password, remember } = submission.value;
  // a visitor's draft, which the login deletes
  const confirmed = shop.draft(paths.login) !== undefined;
  if (!(await shop.checkRateLimit("login", login))) {
    logAccount(shop, "account.login", "limited");
    return refuse([shop.t("auth.login.tooMany")], { status: 429, headers: retryAfter });
  }
  try {
    const challenge = challengeToken(shop.tenant, form);
    const user = await shop.ebsn.auth.login({ login, password, remember, challenge });
    shop.updateSession({ user, remember });
  } catch (error) {
    if (isUnread(error)) {
      logAccount(shop, "account.login", "unread");
      return refuse([shop.t("errors.generic")], { status: 422 });
    }
    if (!isEbsnError(error, "refused")) throw error;
    logAccount(shop, "account.login", error.reason);
    return refuse(refusalTexts(shop, error), { status: 422 }, error.reason === "loginNotConfirmed");
  }
  logAccount(shop, "account.login", "done");
  if (confirmed) {
    shop.dropDraft();
    // a newcomer may have confirmed in another browser: the address given minutes before need not
    // be chosen again
    await chooseOnlyHome(shop);
  }
  const { form: interrupted } = shop.pending;
  // the page below still has the fields, including secrets, which are never stored
  const isTyped = isKept && interrupted !== undefined && interrupted.undone === undefined;
  if (isTyped) shop.dropInterruptedForm();
  const next = await continuePending(shop);
  if (next) return next;
  shop.flash({ kind: "ok", text: shop.t(isTyped ? "auth.login.sendAgain" : "auth.login.hello") });
  if (!hasCookies) return seeOther(withBack(paths.cookieCheck, back));
  return seeOther(isKept ? pageBeneath(shop, back) : back);
}

/** Returns the page directly below the login's dialog. */
function pageBeneath({ open }: Pick<Shop, "open">, back: Path): Path {
  const beneath = open.filter((path) => pathnameOf(path) !== paths.login).at(-1);
  return safePath(beneath ?? "", back);
}
