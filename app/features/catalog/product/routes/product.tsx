import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { sheetLinks } from "~/page/styles/sheets";
import { useT } from "~/i18n/use-t";
import { isForAdults } from "~/lib/for-adults";
import { withQuery } from "~/lib/path";
import { fullName } from "~/lib/words/full-name";
import type { ProductDetail } from "~/model/product";
import { orElse } from "~/ebsn/or-else";
import { productEvent } from "~/features/consent/public.server";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { cachedPage } from "~/page/cached-page";
import { Link } from "~/ui/link";
import { detailView, type DetailView } from "../detail-view";
import { ChosenAllergens } from "../chosen-allergens";
import { Gallery } from "../gallery";
import { JsonLd } from "~/page/json-ld";
import { awaitUpTo } from "../../await-up-to";
import { LateRelated } from "../late-related";
import { ProductFacts } from "../product-facts";
import { ProductOffer } from "../product-offer";
import { StaleNote } from "../../stale-note";
import { staleTime } from "../../stale-time";
import { sharedProduct } from "../shared-product";
import { productJsonLd } from "../structured-data";
import { cardViews, type CardView } from "../../card/card-view";

export const links = sheetLinks("product");

const relatedSize = 8;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

export const loader = shopLoader({ catalogue: true }, async ({ shop, params }) => {
  const product = await shop.ebsn.catalog.product(params.slug ?? "");
  const view = detailView(product, shop);
  const related = relatedTo(shop, product);
  return {
    product: view,
    shared: sharedProduct(product, shop),
    forAdults: isForAdults(product, shop.tenant.adultCategories),
    related: (await awaitUpTo(shop, related)) ?? related,
    crumbs: product.crumbs.map((crumb) => ({ name: crumb.name, href: paths.category(crumb.slug) })),
    jsonLd: productJsonLd(shop, product),
    stale: staleTime(shop),
    pageEvent: productEvent(product),
    seo: seo(shop, {
      title: [view.name, view.brand].filter(Boolean).join(" "),
      description: product.text ?? pageDescription(shop, view),
      path: paths.product(product.slug),
      ...(product.imageLarge && { image: shop.absolute(product.imageLarge) }),
      kind: "product",
    }),
  };
});

function pageDescription({ t, tenant }: Shop, { name, brand, pack, price }: DetailView): string {
  const about = { name, brand, pack, site: tenant.name };
  return price
    ? t("catalog.product.pageDescription", { ...about, price: price.now })
    : t("catalog.product.pageDescriptionUnpriced", about);
}

/** Similar products; empty if the backend fails, as the page is useful without them. */
async function relatedTo(shop: Shop, product: ProductDetail): Promise<CardView[]> {
  const { categoryId } = product;
  const found = await orElse(shop.ebsn.catalog.listing({ categoryId, pageSize: relatedSize + 1 }), undefined);
  const others = (found?.products ?? []).filter(({ id }) => id !== product.id).slice(0, relatedSize);
  return cardViews(others, shop, new Map([[fullName(product), 1]]));
}

export default function ProductRoute() {
  const { product, shared, forAdults, related, crumbs, jsonLd, stale } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <Breadcrumbs crumbs={crumbs} current={product.name} />
      <StaleNote time={stale} />
      <article className="product">
        <Gallery product={product} />
        <div className="product-offer">
          <p className="card-product-brand">
            {product.vendor ? (
              <Link to={withQuery(paths.search, { vendor_id: String(product.vendor.id) })}>
                {product.brand}
              </Link>
            ) : (
              product.brand
            )}
          </p>
          <h1 className="title">{product.name}</h1>
          <ChosenAllergens product={product} />
          <ProductOffer product={product} shared={shared} />
          {forAdults && <p className="mt-4 quiet">{t("catalog.product.forAdults")}</p>}
        </div>
        <ProductFacts product={product} />
      </article>
      <LateRelated related={related} />
      <JsonLd json={jsonLd} />
    </>
  );
}
