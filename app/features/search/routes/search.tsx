import { Link, useLoaderData, type MetaFunction } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import {
  ListingView,
  StaleNote,
  answerListing,
  isFiltered,
  loadListing,
  parseListing,
  staleTime,
} from "~/features/catalog/public";
import { metaTags, SearchForm, seo } from "~/features/shell/public";
import { useT } from "~/i18n/use-t";
import type { Translate } from "~/i18n/translate";
import { shopLoader } from "~/platform/route";
import type { Shop } from "~/platform/shop";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Notice } from "~/ui/notice";
import { NothingFound } from "../nothing-found";
import { readSearch } from "../search-params";
import { StartSearch } from "../start-search";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(
  async ({ shop, url }) => {
    const { query, cut, categoryId } = readSearch(url.searchParams);
    const chosen = parseListing(url.searchParams);
    const filtered = isFiltered({ ...chosen, page: 1 });
    const category = categoryId === undefined ? undefined : await categoryName(shop, categoryId);
    const { promo, onlyNew } = chosen;
    const title = titleOf(shop.t, { query, category, promo, onlyNew, filtered });
    const about = {
      query,
      cut,
      title,
      category,
      seo: seo(shop, {
        title,
        description: shop.t("catalog.search.description", { name: shop.tenant.name }),
        path: "/search",
        noindex: true,
      }),
    };
    if (query === "" && !filtered) return { ...about, listing: undefined, stale: undefined };
    const kept = { query, parent_category_id: category ? String(categoryId) : undefined };
    const listing = await loadListing(shop, url.searchParams, {
      path: "/search",
      query: { q: query || undefined, categoryId: category ? categoryId : undefined },
      kept,
    });
    return answerListing({ ...about, listing, stale: staleTime(shop) });
  },
  { catalogue: true },
);

/** An unknown category is left out: the words still count. */
async function categoryName(shop: Shop, id: number): Promise<string | undefined> {
  try {
    return (await shop.ebsn.catalog.category({ id })).name;
  } catch (error) {
    if (isEbsnError(error, "notFound")) return undefined;
    throw error;
  }
}

type About = { query: string; category?: string; promo: boolean; onlyNew: boolean; filtered: boolean };

function titleOf(t: Translate, { query, category, promo, onlyNew, filtered }: About): string {
  if (query !== "") {
    return category
      ? t("catalog.search.titleIn", { query, category })
      : t("catalog.search.titleFor", { query });
  }
  if (promo) return t("catalog.search.promos");
  if (onlyNew) return t("catalog.search.news");
  return t(filtered ? "catalog.search.everything" : "catalog.search.title");
}

export default function Search() {
  const { query, cut, title, category, listing, stale } = useLoaderData<typeof loader>();
  const t = useT();
  const nothing = listing && listing.items === 0 && !listing.clearHref;
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t("catalog.search.title")} />
      {nothing ? null : <h1 className="title mt-2 mb-4">{title}</h1>}
      <StaleNote time={stale} />
      {cut ? <Notice kind="info">{t("catalog.search.tooLong")}</Notice> : null}
      {listing ? (
        <>
          {listing.didYouMean ? (
            <p className="mb-4">
              {t("catalog.search.didYouMean")}{" "}
              <Link
                to={`/search?${new URLSearchParams({ query: listing.didYouMean })}`}
                className="link font-bold"
              >
                {listing.didYouMean}
              </Link>
              ?
            </p>
          ) : null}
          <ListingView
            listing={listing}
            action="/search"
            empty={<NothingFound query={query} category={category} />}
          />
        </>
      ) : (
        <>
          <SearchForm within="page" />
          <StartSearch text={t("catalog.search.start")} />
        </>
      )}
    </>
  );
}
