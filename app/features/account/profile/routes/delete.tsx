import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { useT } from "~/i18n/use-t";
import type { OrderStatus } from "~/model/order";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Form, Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { logAccount } from "../../account-log";
import { deleteProfile } from "../delete-profile";
import { ProfilePage } from "../profile-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** §6: an order in one of these states stops the deletion. Only the newest page of orders is looked at here; the backend decides. */
const underWay: OrderStatus[] = ["waiting", "ordered", "preparing", "almostReady", "out"];

export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const { orders } = await shop.ebsn.orders.list({});
  return {
    seo: seo(shop, { title: shop.t("account.delete.title"), noindex: true }),
    blocked: orders.some(({ status }) => underWay.includes(status)),
  };
});

export const action = shopAction({ login: true, keeps: false }, async ({ shop, form }) => {
  const { t } = shop;
  if (form.get("understood") !== "on")
    return data({ wrong: t("account.delete.tick"), refused: undefined }, { status: 422 });
  const again = (refused: string, status: number) => data({ wrong: undefined, refused }, { status });
  try {
    const outcome = await deleteProfile(shop);
    logAccount(shop, "account.deletion", outcome);
    if (outcome === "lost") return again(t("account.delete.lost"), 503);
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    const { reason, text } = error;
    logAccount(shop, "account.deletion", reason);
    return again(
      reason === "ordersUnderWay" ? t("account.delete.blocked") : (text ?? t("errors.generic")),
      422,
    );
  }
  shop.endSession();
  shop.dropAction();
  shop.dropForm();
  shop.dropDraft();
  shop.flash({ kind: "ok", text: t("account.delete.done") });
  return seeOther(paths.home);
});

export default function DeletePage() {
  const { blocked } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? undefined;
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
      {rejected?.refused && (
        <Notice kind="error" live>
          <p>{rejected.refused}</p>
        </Notice>
      )}
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
      <Form method="post" className="form">
        <Checkbox
          id="understood"
          name="understood"
          label={t("account.delete.understood")}
          error={rejected?.wrong}
          required
        />
        <div className="profile-actions">
          <LinkButton kind="primary" to={paths.dashboard}>
            {t("account.delete.no")}
          </LinkButton>
          <Button kind="danger">{t("account.delete.yes")}</Button>
        </div>
      </Form>
    </ProfilePage>
  );
}
