import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { cachedPage } from "~/page/cached-page";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { LinkButton } from "~/ui/button";
import { homeDelivery } from "../home-delivery";
import { deliveryPage, privacyPage, termsPage } from "../page-names";
import { privacyNotice } from "../privacy";
import { termsOfSale } from "../terms";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

const pages = new Map([
  [termsPage, termsOfSale],
  [privacyPage, privacyNotice],
  [deliveryPage, homeDelivery],
]);

/** A static content page (§2.4): breadcrumb, title, text. */
export const loader = shopLoader(({ shop, params }) => {
  const { pageName = "" } = params;
  const page = pages.get(pageName)?.(shop);
  if (!page) throw data(null, { status: 404 });
  const path = paths.contentPage(pageName);
  return {
    page,
    asksArea: pageName === deliveryPage,
    seo: seo(shop, { title: page.title, description: page.intro, path }),
  };
});

export default function ContentPage() {
  const { page, asksArea } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <article className="prose">
      <Breadcrumbs crumbs={[]} current={page.title} />
      <h1 className="title">{page.title}</h1>
      <p>{page.intro}</p>
      {page.sections.map(({ title, text }) => (
        <section key={title}>
          <h2 className="heading">{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      {asksArea && (
        <p>
          <LinkButton to={paths.deliveryArea}>{t("content.delivery.check")}</LinkButton>
        </p>
      )}
    </article>
  );
}
