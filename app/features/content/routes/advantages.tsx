import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { cachedPage } from "~/page/cached-page";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { EditorsText } from "../editors-text";
import { advantages, answered } from "../load-entries";
import { Unavailable } from "../unavailable";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

/** The chain's advantages for its customers (§2.1). */
export const loader = shopLoader(async ({ shop }) => {
  const { t, tenant } = shop;
  const entries = await advantages(shop);
  const page = {
    entries,
    intro: t("content.advantages.intro", { chain: tenant.name }),
    help: { phone: tenant.phone, email: tenant.email },
    seo: seo(shop, {
      title: t("content.advantages.title"),
      description: t("content.advantages.intro", { chain: tenant.name }),
      path: paths.advantages,
      crumbs: [{ name: t("content.advantages.title"), href: paths.advantages }],
    }),
  };
  return answered(page, entries !== undefined);
});

export default function AdvantagesPage() {
  const { entries, intro, help } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <article className="prose content">
      <Breadcrumbs crumbs={[]} current={t("content.advantages.title")} />
      <h1 className="title">{t("content.advantages.title")}</h1>
      <p>{intro}</p>
      {entries ? null : <Unavailable {...help} />}
      {entries?.map(({ slug, title, html }) => (
        <section key={slug} className="card">
          <h2 lang="it">{title}</h2>
          <EditorsText html={html} />
        </section>
      ))}
    </article>
  );
}
