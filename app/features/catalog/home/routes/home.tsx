import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { NextSlotLink } from "~/features/delivery/public";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { menuTree } from "~/page/menu";
import { useFrame } from "~/page/frame-data";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { cachedPage } from "~/page/cached-page";
import { Link } from "~/ui/link";
import { CategoryTiles } from "../../listing/category-tiles";
import { LateHome } from "../late-home";
import { loadHomeExtras, excludeShown } from "../../adverts/load-adverts";
import { HowItWorks } from "../how-it-works";
import { awaitUpTo } from "../../await-up-to";
import { ProductShelf } from "../../card/product-shelf";
import { Section } from "~/ui/section";
import { spread } from "../../card/spread";
import { StaleNote } from "../../stale-note";
import { staleTime } from "../../stale-time";
import { cardView } from "../../card/card-view";
import { checkCategory } from "../check-category";

const shelfSize = 10;
/** how many products are requested, to choose the shelf from */
const asked = 48;

/** The drawing of the welcome is the largest thing on the first screen, and named by the chain's theme alone: it is asked for with the document. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...metaTags(data?.seo),
  ...(data
    ? [{ tagName: "link", rel: "preload", as: "image", href: data.drawing, fetchpriority: "high" } as const]
    : []),
];
export const headers = cachedPage;

export const loader = shopLoader({ catalogue: true }, async ({ shop, url }) => {
  const { t, locale, ebsn } = shop;
  await checkCategory(shop, url);
  const extras = loadHomeExtras(shop);
  const [roots, promos, news] = await Promise.all([
    ebsn.catalog.roots(),
    ebsn.catalog.listing({ promo: true, pageSize: asked }),
    ebsn.catalog.listing({ onlyNew: true, pageSize: asked }),
  ]);
  const promoted = spread(promos.products, shelfSize);
  const shown = new Set(promoted.map(({ id }) => id));
  const fresh = spread(
    news.products.filter(({ id }) => !shown.has(id)),
    shelfSize,
  );
  for (const { id } of fresh) shown.add(id);
  const others = extras.then((all) => excludeShown(shown, all));
  return {
    extras: (await awaitUpTo(shop, others)) ?? others,
    departments: menuTree(roots, 1),
    promos: promoted.map((product) => cardView(product, t, locale)),
    news: fresh.map((product) => cardView(product, t, locale)),
    stale: staleTime(shop),
    drawing: `/tenants/${shop.tenant.id}/hero.webp`,
    seo: seo(shop, {
      title: t("frame.homeTitle"),
      description: t("frame.homeDescription"),
      path: paths.home,
      plainTitle: true,
    }),
  };
});

export default function Home() {
  const { departments, promos, news, extras, stale } = useLoaderData<typeof loader>();
  const { user, next } = useFrame() ?? {};
  const t = useT();
  return (
    <>
      <StaleNote time={stale} />
      <section className="hero">
        <div className="hero-text">
          <h1 className="hero-claim">{t("frame.claim")}</h1>
          <p>{user ? t("catalog.home.hello", { name: user }) : t("frame.claimText")}</p>
          <div className="hero-actions">
            <LinkButton to={paths.departments} kind="secondary">
              {t("catalog.home.start")}
            </LinkButton>
          </div>
          <NextSlotLink next={next} back={paths.home} />
        </div>
      </section>
      {promos.length > 0 ? (
        <Section
          title={t("catalog.home.promos")}
          more={<Link to={withQuery(paths.search, { promo: "1" })}>{t("catalog.home.allPromos")}</Link>}
        >
          <ProductShelf cards={promos} name="promo" eager={4} />
          <p className="mt-4">
            <LinkButton to={paths.flyers} icon="tag">
              {t("flyers.home")}
            </LinkButton>
          </p>
        </Section>
      ) : null}
      <Section
        title={t("catalog.home.departments")}
        more={<Link to={paths.departments}>{t("catalog.home.allDepartments")}</Link>}
      >
        <CategoryTiles nodes={departments} />
      </Section>
      {news.length > 0 ? (
        <Section
          title={t("catalog.home.news")}
          more={<Link to={withQuery(paths.search, { new: "1" })}>{t("catalog.home.allNews")}</Link>}
        >
          <ProductShelf cards={news} name="new" kind="phone-row" />
        </Section>
      ) : null}
      <LateHome extras={extras} />
      <HowItWorks />
    </>
  );
}
