import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cachedPage } from "~/page/cached-page";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { termsOfSale } from "../terms";
import { termsPage } from "../terms-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

/** A static content page (§2.4): breadcrumb, title, text. */
export const loader = shopLoader(({ shop, params }) => {
  if (params.pageName !== termsPage) throw data(null, { status: 404 });
  const page = termsOfSale(shop);
  const path = paths.contentPage(termsPage);
  return { page, seo: seo(shop, { title: page.title, description: page.intro, path }) };
});

export default function ContentPage() {
  const { page } = useLoaderData<typeof loader>();
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
    </article>
  );
}
