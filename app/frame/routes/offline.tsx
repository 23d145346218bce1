import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useShopInfo } from "~/page/shop-info";
import { LateStyles } from "~/page/styles/styles";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { EmptyState } from "~/ui/message/empty-state";
import { Main } from "~/ui/navigation/skip-link";
import { BriefFooter } from "../footer";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(({ shop }) => ({
  seo: seo(shop, { title: shop.t("offline.title"), noindex: true }),
  chain: { phone: shop.tenant.phone, email: shop.tenant.email, legalName: shop.tenant.legalName },
  year: Number(shop.ebsn.today().date.slice(0, 4)),
}));

/**
 * Page that the service worker shows without a network (platform/offline/documents.ts).
 * It contains no personal data, links back to the requested address, and lists readable pages in
 * `copies`.
 */
export default function OfflinePage() {
  const { tenant } = useShopInfo();
  const seller = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <header className="border-b border-line bg-surface p-4">
        <Link to={paths.home} className="heading">
          {tenant.name}
        </Link>
      </header>
      <Main>
        <EmptyState
          level={1}
          icon="alert"
          title={t("offline.title")}
          actions={
            <LinkButton to={paths.offline} kind="primary">
              {t("offline.retry")}
            </LinkButton>
          }
        >
          <p>{t("offline.text")}</p>
        </EmptyState>
        <h2 className="heading">{t("offline.readable")}</h2>
        <div id="copies" />
      </Main>
      <LateStyles />
      <BriefFooter frame={seller} />
    </>
  );
}
