import type { MetaFunction } from "@remix-run/cloudflare";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, ({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.confirmed.title"), noindex: true }),
}));

export default function ProfileConfirmedPage() {
  const t = useT();
  return (
    <EmptyState
      icon="check-circle"
      level={1}
      title={t("account.confirmed.title")}
      actions={
        <>
          <LinkButton kind="primary" to={paths.home}>
            {t("account.confirmed.shop")}
          </LinkButton>
          <LinkButton kind="quiet" to={paths.dashboard}>
            {t("account.dashboard.title")}
          </LinkButton>
        </>
      }
    >
      <p>{t("account.confirmed.text")}</p>
    </EmptyState>
  );
}
