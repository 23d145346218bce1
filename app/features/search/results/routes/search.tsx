import { sheetLinks } from "~/page/styles/sheets";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import {
  ListingTop,
  ListingView,
  StaleNote,
  answerListing,
  isFiltered,
  loadListing,
  parseListing,
  staleTime,
  type ListingData,
} from "~/features/catalog/public";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { SearchForm } from "~/page/search-form";
import { useT } from "~/i18n/use-t";
import { accountOf, tooMany } from "~/platform/http/guards/rate-limit";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { Notice } from "~/ui/message/notice";
import { findDepartments } from "../find-departments";
import { searchAsker } from "~/features/relevance/public.server";
import { NothingFound } from "../nothing-found";
import { OtherWords } from "../other-words";
import { PastWordsList } from "../../words/past-words-list";
import { barcodeIn, barcodeProblem, productByBarcode } from "../../query/barcode";
import { pageNamed } from "../../query/page-named";
import { queryProblem } from "../../query/query-check";
import { QueryTrouble } from "../query-trouble";
import { literalMode, readSearch } from "../search-params";
import { searchTitle } from "../search-title";
import { StartSearch } from "../start-search";
import { pastWordsOf, rememberWord } from "../../words/search-history";

export const links = sheetLinks("listing");

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaTags(loaded?.seo);

export const loader = shopLoader({ catalogue: true }, async ({ shop, url }) => {
  const { query, cut, categoryId, literal } = readSearch(url.searchParams);
  const chosen = parseListing(url.searchParams);
  const filtered = isFiltered({ ...chosen, page: 1 });
  const category = categoryId === undefined ? undefined : await categoryName(shop, categoryId);
  const problem = queryProblem(query);
  const pastWords = pastWordsOf(shop);
  const { promo, onlyNew } = chosen;
  /** Data independent of the listing; without a listing, the page is the start of a search. */
  const pageAbout = (listing?: ListingData) => {
    const title = searchTitle(shop.t, {
      query: listing?.searchedInstead ?? query,
      category,
      promo,
      onlyNew,
      filtered: listing !== undefined && filtered,
      chips: listing?.chips ?? [],
    });
    const description = shop.t("catalog.search.description", { name: shop.tenant.name });
    return {
      query,
      cut,
      title,
      category,
      categoryId: category ? categoryId : undefined,
      problem,
      pastWords,
      seo: seo(shop, {
        ...{ title, description, path: paths.search, noindex: true },
        crumbs: [{ name: shop.t("catalog.search.title"), href: paths.search }],
      }),
    };
  };
  const startPage = () => ({
    ...pageAbout(),
    barcodeProblem: undefined,
    listing: undefined,
    stale: undefined,
  });
  if (problem && (problem !== "empty" || !filtered)) return startPage();
  if (!(await shop.checkRateLimit("search", accountOf(shop)))) throw tooMany();
  const barcode = filtered || literal ? undefined : barcodeIn(query);
  const coded = barcode === undefined ? undefined : await productByBarcode(shop.ebsn.catalog, barcode);
  if (coded) throw redirectTo(paths.product(coded.slug));
  const named = filtered || literal || category ? undefined : pageNamed(query);
  if (named) throw redirectTo(named);
  const ownParams = {
    query,
    parent_category_id: category ? String(categoryId) : undefined,
    mode: literal ? literalMode : undefined,
  };
  const narrows = query !== "" && !filtered && !category;
  const [listing, departments] = await Promise.all([
    loadListing(shop, url.searchParams, {
      path: paths.search,
      query: { q: query || undefined, categoryId: category ? categoryId : undefined },
      ownParams,
      ...(query !== "" && { ask: searchAsker(shop, query, { literal }) }),
    }),
    narrows ? findDepartments(shop, query) : undefined,
  ]);
  // the parameter that looked like a facet does not exist
  if (problem && !listing.clearHref) return startPage();
  if (listing.items > 0 && !filtered) rememberWord(shop, listing.searchedInstead ?? query);
  return answerListing({
    ...pageAbout(listing),
    barcodeProblem: barcode === undefined ? undefined : barcodeProblem(barcode),
    // the departments match the typed words, so they do not fit a listing of other words
    listing: listing.searchedInstead === undefined ? { ...listing, departments } : listing,
    stale: staleTime(shop),
  });
});

/** Name of a category; undefined if unknown, so that only the words count. */
async function categoryName(shop: Shop, id: number): Promise<string | undefined> {
  try {
    return (await shop.ebsn.catalog.category({ id })).name;
  } catch (error) {
    if (isEbsnError(error, "notFound")) return undefined;
    throw error;
  }
}

export default function Search() {
  const { query, cut, problem, pastWords, title, category, categoryId, listing, stale, barcodeProblem } =
    useLoaderData<typeof loader>();
  const t = useT();
  if (problem && problem !== "empty") return <QueryTrouble problem={problem} pastWords={pastWords} />;
  const nothing = listing && listing.items === 0 && !listing.clearHref;
  return (
    <>
      {nothing ? (
        <Breadcrumbs crumbs={[]} current={t("catalog.search.title")} />
      ) : (
        <ListingTop crumbs={[]} current={t("catalog.search.title")} title={title} />
      )}
      <StaleNote time={stale} />
      {listing ? <OtherWords query={query} categoryId={categoryId} listing={listing} /> : null}
      {cut ? <Notice kind="info">{t("catalog.search.tooLong")}</Notice> : null}
      {listing ? (
        <ListingView
          listing={listing}
          action={paths.search}
          empty={
            <NothingFound
              query={query}
              barcodeProblem={barcodeProblem}
              category={category}
              didYouMean={listing.didYouMean}
              pastWords={pastWords}
            />
          }
        />
      ) : (
        <>
          <SearchForm within="page" />
          <PastWordsList words={pastWords} />
          <StartSearch text={t("catalog.search.start")} />
        </>
      )}
    </>
  );
}
