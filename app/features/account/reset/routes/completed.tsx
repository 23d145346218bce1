import type { MetaFunction } from "@remix-run/cloudflare";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.reset.completed.title"), noindex: true }),
}));

export default function ResetCompletedPage() {
  const t = useT();
  return (
    <EmptyState
      icon="check-circle"
      level={1}
      title={t("account.reset.completed.title")}
      actions={
        <LinkButton kind="primary" to={paths.login}>
          {t("account.reset.completed.login")}
        </LinkButton>
      }
    >
      <p>{t("account.reset.completed.text")}</p>
    </EmptyState>
  );
}
