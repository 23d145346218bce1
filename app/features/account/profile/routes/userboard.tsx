import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { MessagePage } from "~/ui/message/message-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/**
 * Target of admin-only routes for shoppers without single sign-on (§4); employees have their own
 * page.
 */
export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const { user } = await shop.ebsn.cart.view();
  if (user.singleSignOn) throw seeOther(paths.companyAccess);
  return {
    seo: seo(shop, { title: shop.t("account.userboard.title"), noindex: true }),
    company: shop.tenant.identity.providers.includes("company"),
  };
});

/** Explains why the page did not open, with links to other pages. */
export default function UserboardPage() {
  const { company } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <MessagePage
      icon="lock"
      title={t("account.userboard.title")}
      next={{ to: paths.dashboard, text: t("account.dashboard.title") }}
    >
      <p>{t("account.userboard.text")}</p>
      {company && <p>{t("account.userboard.how")}</p>}
    </MessagePage>
  );
}
