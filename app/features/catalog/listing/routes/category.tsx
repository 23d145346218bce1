import { data } from "@remix-run/cloudflare";
import { sheetLinks } from "~/page/styles/sheets";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import type { Path } from "~/lib/path";
import { menuTree } from "~/page/menu";
import { JsonLd } from "~/page/json-ld";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { breadcrumbList, toJsonLd } from "~/page/structured-data";
import { useT } from "~/i18n/use-t";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import { AdvertBand } from "../../adverts/adverts";
import { cachedPage } from "~/page/cached-page";
import { ListingTop } from "../listing-top";
import { ListingView } from "../listing-view";
import { pageHref, type ListingData } from "../listing-data";
import { loadCategoryAdvert } from "../../adverts/load-adverts";
import { isPlain } from "../listing-params";
import { answer, loadListing } from "../load-listing";
import { StaleNote } from "../../stale-note";
import { staleTime } from "../../stale-time";

export const links = sheetLinks("listing");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

/**
 * Finds a category by slug (the whole path); a `categoryId` in the query takes precedence (§2.1).
 * An unknown category is 404. So is a category without products outside the menus: those contain
 * texts of the shop.
 */
export const loader = shopLoader({ catalogue: true }, async ({ shop, params, url }) => {
  const id = /^\d{1,9}$/.exec(url.searchParams.get("categoryId") ?? "")?.[0];
  const slug = (params["*"] ?? "").replace(/\/+$/, "");
  if (slug === "" && !id) throw redirectTo(paths.departments);
  const category = await shop.ebsn.catalog.category(id ? { id: Number(id) } : { slug });
  const path = paths.category(category.slug);
  const [listing, advert] = await Promise.all([
    loadListing(shop, url.searchParams, { path, query: { categoryId: category.id } }),
    isPlain(url.searchParams) ? loadCategoryAdvert(shop, category.id) : undefined,
  ]);
  if (category.hidden && category.children.length === 0 && listing.items === 0 && !listing.clearHref)
    throw data(null, { status: 404 });
  const title = category.title ?? category.name;
  const crumbs = category.crumbs.map((crumb) => ({ name: crumb.name, href: paths.category(crumb.slug) }));
  return answer({
    path,
    title,
    name: category.name,
    description: category.description,
    crumbs: crumbs.slice(0, -1),
    jsonLd: toJsonLd([breadcrumbList(shop, crumbs)]),
    children: menuTree(category.children, 1),
    listing,
    advert,
    stale: staleTime(shop),
    seo: categorySeo(
      shop,
      { title, description: category.description, path, noindex: category.hidden },
      listing,
    ),
  });
});

/**
 * SEO of a category: filtered and sorted views have the clean category as canonical; each page has
 * its own address.
 */
function categorySeo(
  shop: Shop,
  about: { title: string; description?: string; path: Path; noindex: boolean },
  listing: ListingData,
) {
  const { title, path, noindex } = about;
  const { page, pages, sort, clearHref } = listing;
  const clean = !clearHref && sort === "rank";
  return seo(shop, {
    title: page > 1 ? shop.t("catalog.listing.titlePage", { title, page }) : title,
    description:
      about.description ?? shop.t("catalog.category.description", { title, name: shop.tenant.name }),
    path: clean ? pageHref({ firstHref: path }, page) : path,
    noindex,
    prev: clean && page > 1 ? pageHref(listing, page - 1) : undefined,
    next: clean && page < pages ? pageHref(listing, page + 1) : undefined,
  });
}

export default function CategoryRoute() {
  const { path, title, name, description, crumbs, children, listing, advert, stale, jsonLd } =
    useLoaderData<typeof loader>();
  const t = useT();
  const parent = crumbs.at(-1)?.href ?? paths.departments;
  return (
    <>
      <ListingTop crumbs={crumbs} current={name} title={title} nodes={children} />
      <StaleNote time={stale} />
      <ListingView
        listing={listing}
        action={path}
        band={advert ? <AdvertBand advert={advert} /> : null}
        empty={
          <EmptyState
            icon="basket"
            title={t("catalog.listing.emptyTitle")}
            actions={
              <LinkButton to={parent} kind="primary">
                {crumbs.at(-1)?.name ?? t("frame.menu.all")}
              </LinkButton>
            }
          >
            {t("catalog.listing.emptyText")}
          </EmptyState>
        }
      />
      <JsonLd json={jsonLd} />
      {description && listing.page === 1 ? <p className="prose mt-6 text-quiet">{description}</p> : null}
    </>
  );
}
