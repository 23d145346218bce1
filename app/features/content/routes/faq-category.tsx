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
import { answered, questionsOf } from "../load-entries";
import { Unavailable } from "../unavailable";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

/** Questions of a category with their answers (§2.1). */
export const loader = shopLoader(async ({ shop, params }) => {
  const { categoryName = "" } = params;
  const { t, tenant } = shop;
  const found = await questionsOf(shop, categoryName);
  const title = found?.category.title ?? t("content.faq.title");
  const path = paths.faqCategory(categoryName);
  const page = {
    title,
    questions: found?.questions,
    help: { phone: tenant.phone, email: tenant.email },
    seo: seo(shop, {
      title: found ? `${title} · ${t("content.faq.title")}` : title,
      description: found?.questions.map((question) => question.title).join(" "),
      path,
      crumbs: [
        { name: t("content.faq.title"), href: paths.faq },
        { name: title, href: path },
      ],
    }),
  };
  return answered(page, found !== undefined);
});

export default function FaqCategoryPage() {
  const { title, questions, help } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <article className="prose content">
      <Breadcrumbs crumbs={[{ name: t("content.faq.title"), href: paths.faq }]} current={title} />
      <h1 className="title">{title}</h1>
      {questions ? null : <Unavailable {...help} />}
      {questions?.map((question) => (
        <section key={question.slug} className="card" id={`domanda-${question.slug}`}>
          <h2 lang="it">{question.title}</h2>
          <EditorsText html={question.html} />
        </section>
      ))}
      <p>
        <Link to={paths.customerService}>{t("content.faq.ask")}</Link>
      </p>
    </article>
  );
}
