import { useLoaderData, type MetaFunction } from "@remix-run/react";
import {
  awaitUpTo,
  cardViews,
  CategoryTiles,
  excludeShown,
  loadHomeExtras,
  type NamesOnPage,
  ProductShelf,
  spread,
  StaleNote,
  staleTime,
} from "~/features/catalog/public";
import { homeContent } from "~/features/content/public.server";
import { flyersOnHome } from "~/features/flyers/public";
import { withQuery } from "~/lib/path";
import type { Product } from "~/model/product";
import { JsonLd } from "~/page/json-ld";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { homeJsonLd } from "~/page/structured-data";
import { menuTree } from "~/page/menu";
import { useFrame } from "~/page/frame-data";
import { sheetLinks } from "~/page/styles/sheets";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { cachedPage } from "~/page/cached-page";
import { Section } from "~/ui/section";
import { Blocks } from "../blocks";
import { checkCategory } from "../check-category";
import { chosenService } from "../chosen-service";
import { HowItWorks } from "../how-it-works";
import { KnownShopperTop } from "../known-shopper";
import { LateHome } from "../late-home";
import { loadKnownShopper } from "../load-known-shopper";
import { Slides } from "../slides";

const shelfSize = 10;
/** number of products requested, to choose the shelf from */
const productsAsked = 48;

export const links = sheetLinks("home");

/**
 * Preloads the drawing of the welcome with the document. It is the largest element of a desktop's
 * first screen, and only the chain's theme names it.
 */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...metaTags(data?.seo),
  ...(data?.drawing
    ? [
        {
          tagName: "link",
          rel: "preload",
          as: "image",
          href: data.drawing,
          media: "(min-width: 37.5rem)",
          fetchpriority: "high",
        } as const,
      ]
    : []),
];
export const headers = cachedPage;

export const loader = shopLoader({ catalogue: true }, async ({ shop, url }) => {
  const { t, ebsn } = shop;
  await checkCategory(shop, url);
  const extras = Promise.all([flyersOnHome(shop), loadHomeExtras(shop)]);
  const [known, content, roots, promos, news] = await Promise.all([
    loadKnownShopper(shop),
    homeContent(shop, chosenService(shop)),
    ebsn.catalog.roots(),
    ebsn.catalog.listing({ promo: true, pageSize: productsAsked }),
    ebsn.catalog.listing({ onlyNew: true, pageSize: productsAsked }),
  ]);
  const names: NamesOnPage = new Map();
  const cards = (products: Product[]) => cardViews(products, shop, names);
  const shown = new Set(known?.usual.map(({ id }) => id));
  /** products of all departments that are on no other shelf */
  const shelf = (products: Product[], size: number) => {
    const unseen = products.filter(({ id }) => !shown.has(id));
    const chosen = spread(unseen, size);
    for (const { id } of chosen) shown.add(id);
    return cards(chosen);
  };
  // a shopper's own products take half the space of the others
  const size = known ? shelfSize / 2 : shelfSize;
  const promoted = shelf(promos.products, size);
  const fresh = shelf(news.products, size);
  const others = extras.then(([flyers, all]) => ({ flyers, ...excludeShown(shown, all) }));
  return {
    extras: (await awaitUpTo(shop, others)) ?? others,
    departments: menuTree(roots, 1),
    known: known && { ...known, usual: cards(known.usual) },
    ...content,
    promos: promoted,
    news: fresh,
    stale: staleTime(shop),
    drawing: known ? undefined : shop.look.drawing,
    jsonLd: homeJsonLd(shop),
    seo: seo(shop, {
      title: t("frame.homeTitle"),
      description: t("frame.homeDescription"),
      path: paths.home,
      plainTitle: true,
    }),
  };
});

export default function Home() {
  const { known, slides, blocks, departments, promos, news, extras, stale, jsonLd } =
    useLoaderData<typeof loader>();
  const { user } = useFrame() ?? {};
  const t = useT();
  return (
    <>
      <StaleNote time={stale} />
      {known ? <KnownShopperTop name={user} {...known} /> : <Welcome name={user} />}
      {promos.length > 0 ? (
        <Section
          title={t("catalog.home.promos")}
          more={{ to: withQuery(paths.search, { promo: "1" }), text: t("catalog.home.allPromos") }}
        >
          <ProductShelf cards={promos} name="promo" eager={known ? 0 : 4} />
        </Section>
      ) : null}
      {slides.length > 0 ? <Slides slides={slides} /> : null}
      <Section
        title={t("catalog.home.departments")}
        more={{ to: paths.departments, text: t("catalog.home.allDepartments") }}
      >
        <CategoryTiles nodes={departments} />
      </Section>
      {news.length > 0 ? (
        <Section
          title={t("catalog.home.news")}
          more={{ to: withQuery(paths.search, { new: "1" }), text: t("catalog.home.allNews") }}
        >
          <ProductShelf cards={news} name="new" kind="phone-row" />
        </Section>
      ) : null}
      <LateHome extras={extras} />
      {blocks.length > 0 ? <Blocks blocks={blocks} /> : <HowItWorks />}
      <JsonLd json={jsonLd} />
    </>
  );
}

/** Welcome of the chain, before a shopper's first order. */
function Welcome({ name }: { name?: string }) {
  const t = useT();
  return (
    <section className="hero">
      <div className="hero-text">
        <h1 className="hero-claim">{t("frame.claim")}</h1>
        <p>{name ? t("catalog.home.hello", { name }) : t("frame.claimText")}</p>
        <div className="hero-actions">
          <LinkButton to={paths.departments} kind="secondary">
            {t("catalog.home.start")}
          </LinkButton>
          <LinkButton to={paths.pasteList} kind="quiet">
            {t("lists.paste.title")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
