import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { TextKey } from "~/i18n/translate";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { cachedPage } from "~/page/cached-page";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { LinkButton } from "~/ui/button";
import { EditorsText } from "../editors-text";
import { answered } from "../load-entries";
import { loadPage, type ShownPage } from "../load-page";
import { Unavailable } from "../unavailable";
import { deliveryPage, withdrawalPage } from "~/page/content-pages";

/** Links at the end of some pages to the function that they describe. */
const onwards: Partial<Record<string, { to: Path; text: TextKey }>> = {
  [deliveryPage]: { to: paths.deliveryArea, text: "content.delivery.check" },
  [withdrawalPage]: { to: paths.withdrawal, text: "content.withdraw.link" },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

/** Static content page (§2.4): breadcrumb, title, validity, text. */
export const loader = shopLoader(async ({ shop, params }) => {
  const { pageName = "" } = params;
  const page = await loadPage(shop, pageName);
  const { phone, email } = shop.tenant;
  const { title = shop.t("content.notNow"), description, image, hidden } = page ?? {};
  const path = paths.contentPage(pageName);
  const shown = {
    title,
    page,
    goesOn: onwards[pageName],
    help: { phone, email },
    seo: seo(shop, {
      ...{ title, description, image, path, noindex: hidden },
      crumbs: [{ name: title, href: path }],
    }),
  };
  return answered(shown, page !== undefined);
});

export default function ContentPage() {
  const { title, page, goesOn, help } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <article className="prose content">
      <Breadcrumbs crumbs={[]} current={title} />
      <h1 className="title">{title}</h1>
      {page?.validity ? <p className="quiet">{page.validity}</p> : null}
      {page ? <Text text={page.text} /> : <Unavailable {...help} />}
      {goesOn && (
        <p>
          <LinkButton to={goesOn.to}>{t(goesOn.text)}</LinkButton>
        </p>
      )}
    </article>
  );
}

function Text({ text }: Pick<ShownPage, "text">) {
  if ("html" in text) return <EditorsText html={text.html} />;
  return (
    <>
      <p>{text.intro}</p>
      {text.sections.map((section) => (
        <section key={section.title}>
          <h2 className="heading">{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </>
  );
}
