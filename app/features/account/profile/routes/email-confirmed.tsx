import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { mailedFields } from "~/platform/http/mailed-link";
import { accountOf, retryAfter } from "~/platform/http/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageOrDialog } from "~/ui/page-or-dialog";
import { logAccount } from "../../account-log";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The link of the mail. Opening it changes nothing: mail programs open links by themselves, to look into them. */
export const loader = shopLoader({ arrives: true }, ({ shop, url }) => {
  const mailed = mailedFields(shop, url, ["token"]);
  return {
    seo: seo(shop, { title: shop.t("account.email.title"), noindex: true }),
    token: mailed?.token ?? "",
    done: shop.draft(paths.emailConfirmed)?.done !== undefined,
    signedIn: shop.session.user !== undefined,
  };
});

export const action = shopAction({ keeps: false }, async ({ shop, form }) => {
  const token = String(form.get("token") ?? "").slice(0, 500);
  if (!(await shop.allows("mail", accountOf(shop)))) {
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
  shop.keepDraft(paths.emailConfirmed, { done: "1" });
  return seeOther(paths.emailConfirmed);
});

export default function EmailConfirmedPage() {
  const { token, done, signedIn } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useT();
  const on = signedIn ? (
    <LinkButton kind="primary" to={paths.profileUpdate}>
      {t("account.update.title")}
    </LinkButton>
  ) : (
    <LinkButton kind="primary" to={paths.login}>
      {t("account.reset.completed.login")}
    </LinkButton>
  );
  if (done)
    return (
      <EmptyState icon="check-circle" level={1} title={t("account.email.confirmed")} actions={on}>
        <p>{t("account.email.confirmedText")}</p>
      </EmptyState>
    );
  if (!token || refused)
    return (
      <EmptyState icon="alert" level={1} title={t("account.reset.invalid.title")} actions={on}>
        <Notice kind="error">{refused ?? t("account.email.invalid")}</Notice>
      </EmptyState>
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
