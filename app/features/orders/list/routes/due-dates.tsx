import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { Badge } from "~/ui/badge";
import { dueViews } from "../due-view";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const due = await dueOf(shop);
  return data(
    { seo: seo(shop, { title: shop.t("orders.due.title"), noindex: true }), due },
    { status: due ? 200 : 503 },
  );
});

/** Undefined if the backend fails; the page itself then shows the error (§8). */
async function dueOf({ ebsn, t, locale }: Shop) {
  try {
    return dueViews(await ebsn.orders.dueDates(), t, locale);
  } catch (error) {
    if (!isEbsnError(error) || error.kind === "session") throw error;
    return undefined;
  }
}

export default function DueDatesPage() {
  const { due } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <div className="orders">
      <Breadcrumbs
        crumbs={[{ name: t("orders.title"), href: paths.orders }]}
        current={t("orders.due.title")}
      />
      <h1 className="title">{t("orders.due.title")}</h1>
      {!due && (
        <Notice kind="error" actions={<LinkButton to={paths.dueDates}>{t("orders.due.retry")}</LinkButton>}>
          <p>{t("orders.due.failed")}</p>
        </Notice>
      )}
      {due?.length === 0 && (
        <EmptyState icon="calendar" title={t("orders.due.none")}>
          <p>{t("orders.due.noneText")}</p>
        </EmptyState>
      )}
      {due && due.length > 0 && (
        <>
          <p>{t("orders.due.text")}</p>
          <ul className="places">
            {due.map((one) => (
              <li className="place" key={one.id}>
                <div className="place-text">
                  <p className="place-name">
                    {one.amount} <Badge kind={one.tone}>{one.state}</Badge>
                  </p>
                  <p>{one.when}</p>
                </div>
                <Link className="btn btn-quiet" to={paths.order(one.orderId)}>
                  {t("orders.due.order", { id: one.orderId })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
