import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { cachedPage } from "~/page/cached-page";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { Link } from "~/ui/link";
import { EditorsText } from "../editors-text";
import { answered, questionCategories } from "../load-entries";
import { Unavailable } from "../unavailable";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

/** Categories of frequent questions (§2.1). */
export const loader = shopLoader(async ({ shop }) => {
  const { t, tenant } = shop;
  const categories = await questionCategories(shop);
  const page = {
    categories,
    help: { phone: tenant.phone, email: tenant.email },
    seo: seo(shop, {
      title: t("content.faq.title"),
      description: t("content.faq.intro"),
      path: paths.faq,
      crumbs: [{ name: t("content.faq.title"), href: paths.faq }],
    }),
  };
  return answered(page, categories !== undefined);
});

export default function FaqPage() {
  const { categories, help } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <article className="prose content">
      <Breadcrumbs crumbs={[]} current={t("content.faq.title")} />
      <h1 className="title">{t("content.faq.title")}</h1>
      <p>{t("content.faq.intro")}</p>
      {categories ? null : <Unavailable {...help} />}
      {categories?.map(({ slug, title, html }) => (
        <section key={slug} className="card">
          <h2>
            <Link to={paths.faqCategory(slug)} lang="it">
              {title}
            </Link>
          </h2>
          <EditorsText html={html} />
        </section>
      ))}
      <p>
        <Link to={paths.customerService}>{t("content.faq.ask")}</Link>
      </p>
    </article>
  );
}
