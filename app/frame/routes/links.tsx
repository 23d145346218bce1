import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { footerMenu } from "~/features/content/public.server";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { Link } from "~/ui/link";
import { Help } from "../footer";
import { PreferenceForms } from "../preference-forms";
import { FooterLinks, LegalLinks } from "../footer-links";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** The footer's menu as a page; with a script it opens as a drawer over other pages (§2.2). */
export const loader = shopLoader(async ({ shop }) => {
  const { phone, email, social } = shop.tenant;
  return {
    groups: await footerMenu(shop),
    seo: seo(shop, { title: shop.t("frame.links.title"), noindex: true }),
    lite: shop.lite,
    chain: { phone, email, social: social.map(({ name, url }) => ({ name, url })) },
  };
});

export default function LinksPage() {
  const { chain, groups, lite } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <PageOrDialog title={t("frame.links.title")} width={480} closeHref={paths.home}>
      <div className="footer-inner">
        <FooterLinks place="drawer" groups={groups} />
        <Help chain={chain} />
        <p>
          <LegalLinks />
        </p>
        <p>
          <Link to={paths.allergens}>{t("allergens.title")}</Link>
        </p>
        <PreferenceForms lite={lite} />
      </div>
    </PageOrDialog>
  );
}
