import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { mailedFields } from "~/platform/http/forms/mailed-link";
import { accountOf, retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { Form } from "~/ui/link";
import { MessagePage } from "~/ui/message/message-page";
import { Notice } from "~/ui/message/notice";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { logAccount } from "~/platform/account-log";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/**
 * Target of the mail's link. Opening it changes no data, since mail programs open links to inspect
 * them.
 */
export const loader = shopLoader({ writable: true }, ({ shop, url }) => {
  const mailed = mailedFields(shop, url, ["token"]);
  return {
    seo: seo(shop, { title: shop.t("account.email.title"), noindex: true }),
    token: mailed?.token ?? "",
    done: shop.draft(paths.emailConfirmed)?.done !== undefined,
    signedIn: shop.session.user !== undefined,
  };
});

export const action = shopAction({ preserveInput: false }, async ({ shop, form }) => {
  const token = String(form.get("token") ?? "").slice(0, 500);
  if (!(await shop.checkRateLimit("mail", accountOf(shop)))) {
    logAccount(shop, "account.email", "limited");
    return data(shop.t("account.tooMany"), { status: 429, headers: retryAfter });
  }
  try {
    await shop.ebsn.access.confirmEmail(token);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    logAccount(shop, "account.email", error.reason);
    return data(shop.t("account.reset.invalid.text"), { status: 422 });
  }
  logAccount(shop, "account.email", "done");
  const user = shop.session.user && (await shop.ebsn.auth.test());
  if (user && user.id === shop.session.user?.id) shop.updateSession({ user });
  shop.saveDraft(paths.emailConfirmed, { done: "1" });
  return seeOther(paths.emailConfirmed);
});

export default function EmailConfirmedPage() {
  const { token, done, signedIn } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useT();
  const next = signedIn
    ? { to: paths.profileUpdate, text: t("account.update.title") }
    : { to: paths.login, text: t("account.reset.completed.login") };
  if (done)
    return (
      <MessagePage icon="check-circle" title={t("account.email.confirmed")} next={next}>
        <p>{t("account.email.confirmedText")}</p>
      </MessagePage>
    );
  if (!token || refused)
    return (
      <MessagePage icon="alert" title={t("account.reset.invalid.title")} next={next}>
        <Notice kind="error">{refused ?? t("account.email.invalid")}</Notice>
      </MessagePage>
    );
  return (
    <PageOrDialog
      title={t("account.email.confirmTitle")}
      subtitle={t("account.email.confirmText")}
      width={480}
      closeHref={paths.home}
    >
      <Form method="post" action={paths.emailConfirmed} className="form">
        <input type="hidden" name="token" value={token} />
        <Button kind="primary" wide>
          {t("account.email.confirm")}
        </Button>
      </Form>
    </PageOrDialog>
  );
}
