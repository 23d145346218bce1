import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { useT } from "~/i18n/use-t";
import { isUnderWay } from "~/model/order-status";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { logAccount } from "~/platform/account-log";
import { identityQuestion, refuseStranger } from "../../password/confirm-identity";
import { LoginAgain } from "../../password/login-again";
import { redisplayForm, formUnanswered } from "../../refuse-form";
import { DeleteForm } from "../delete-form";
import { deleteProfile } from "../delete-profile";
import { deletionSchema, parse } from "../person-schemas";
import { ProfilePage } from "../profile-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/**
 * §6: an order under way prevents the deletion. Only the newest page of orders is checked here; the
 * backend decides.
 */
export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const { orders } = await shop.ebsn.orders.list({});
  return {
    seo: seo(shop, { title: shop.t("account.delete.title"), noindex: true }),
    blocked: orders.some(({ status }) => isUnderWay(status)),
    asked: identityQuestion(shop, paths.deleteProfile),
  };
});

export const action = shopAction(
  { login: true, preserveInput: false, undone: "account.delete.undone" },
  async ({ shop, form }) => {
    const { t } = shop;
    const hidden = ["oldPassword"];
    const submission = parse(form, deletionSchema);
    if (submission.status !== "success") return redisplayForm(submission, {}, hidden);
    const stranger = await refuseStranger(shop, form, submission);
    if (stranger) return stranger;
    try {
      const outcome = await deleteProfile(shop);
      logAccount(shop, "account.deletion", outcome);
      if (outcome === "lost") return formUnanswered(submission, t("account.delete.lost"), hidden);
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      const { reason, text } = error;
      logAccount(shop, "account.deletion", reason);
      const own = reason === "ordersUnderWay" ? t("account.delete.blocked") : text;
      return redisplayForm(submission, { formErrors: [own ?? t("errors.generic")] }, hidden);
    }
    shop.signOut();
    shop.flash({ kind: "ok", text: t("account.delete.done") });
    return seeOther(paths.home);
  },
);

export default function DeletePage() {
  const { blocked, asked } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  const gone = ["details", "addresses", "lists", "cart", "points", "consents"] as const;
  if (blocked)
    return (
      <ProfilePage title={t("account.delete.title")}>
        <Notice
          kind="warn"
          actions={
            <Link to={paths.orders} className="link">
              {t("account.delete.seeOrders")}
            </Link>
          }
        >
          <p>{t("account.delete.blocked")}</p>
        </Notice>
      </ProfilePage>
    );
  return (
    <ProfilePage title={t("account.delete.title")} intro={t("account.delete.intro")}>
      <ul className="profile-gone">
        {gone.map((what) => (
          <li key={what}>{t(`account.delete.gone.${what}`)}</li>
        ))}
      </ul>
      <p>{t("account.delete.stays")}</p>
      <p>
        <Link to={paths.profileData} className="link">
          {t("account.delete.downloadFirst")}
        </Link>
      </p>
      {asked.href ? (
        <LoginAgain provider={asked.provider} href={asked.href} />
      ) : (
        <DeleteForm asked={asked} lastResult={lastResult} />
      )}
    </ProfilePage>
  );
}
