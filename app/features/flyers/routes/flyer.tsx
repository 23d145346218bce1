import { useLoaderData, useSearchParams, type MetaFunction } from "@remix-run/react";
import { sheetLinks } from "~/page/styles/sheets";
import { ProductShelf } from "~/features/catalog/public";
import { withHash, withQuery, type Path } from "~/lib/path";
import { JsonLd } from "~/page/json-ld";
import { cachedPage } from "~/page/cached-page";
import * as paths from "~/page/paths";
import { metaTags } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import { Pager } from "~/ui/navigation/pager";
import { FlyerGone } from "../flyer-gone";
import { FlyerPages } from "../flyer-pages";
import { flyerSearch, readFlyer } from "../flyer-params";
import { loadFlyer } from "../load-flyer";

export const links = sheetLinks("flyers");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

export const loader = shopLoader({ catalogue: true }, ({ shop, params, url }) =>
  loadFlyer(shop, params.volantino ?? "", url.searchParams),
);

export default function Flyer() {
  const loaded = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const t = useT();
  if (loaded.gone) return <FlyerGone {...loaded.gone} />;
  const { flyer, otherEnds, cards, items, page, pages, jsonLd } = loaded;
  const { sheet } = readFlyer(search, flyer.pages.length) ?? { sheet: 1 };
  const href = (to: { sheet?: number; page?: number }) =>
    withQuery(flyer.href, flyerSearch({ sheet, page, ...to }));
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("flyers.title"), href: paths.flyers }]} current={flyer.name} />
      <h1 className="title">{flyer.name}</h1>
      <p className="mb-4 text-quiet">
        {[flyer.validity, flyer.urgent, otherEnds].filter(Boolean).join(". ")}
      </p>
      <FlyerPages flyer={flyer} sheet={sheet} hrefOf={(number) => href({ sheet: number })} />
      <section className="section" aria-labelledby="prodotti">
        <div className="section-head">
          <h2 id="prodotti" className="title">
            {t("flyers.products")}
          </h2>
          {items > 0 ? <p className="text-sm text-quiet">{t("flyers.count", { count: items })}</p> : null}
        </div>
        {cards.length > 0 ? (
          <ProductShelf cards={cards} name="flyer" />
        ) : (
          <NoProducts beyond={page > 1} first={flyer.href} />
        )}
        {cards.length > 0 ? (
          <Pager
            page={page}
            pages={pages}
            hrefOf={(number) => withHash(href({ page: number }), "prodotti")}
          />
        ) : null}
      </section>
      <JsonLd json={jsonLd} />
    </>
  );
}

function NoProducts({ beyond, first }: { beyond: boolean; first: Path }) {
  const t = useT();
  if (!beyond) return <p>{t("flyers.noProducts")}</p>;
  return (
    <EmptyState
      icon="search"
      title={t("flyers.beyondTitle")}
      actions={
        <LinkButton to={first} kind="primary">
          {t("flyers.first")}
        </LinkButton>
      }
    >
      {t("flyers.beyondText")}
    </EmptyState>
  );
}
