import { data } from "@remix-run/cloudflare";
import type { Ebsn } from "~/ebsn/client";
import type { AllergenShop } from "~/features/allergens/public.server";
import { cardViews } from "~/features/catalog/public";
import { withQuery } from "~/lib/path";
import type { Flyer } from "~/model/catalogue";
import type { IsoDate } from "~/model/time";
import * as paths from "~/page/paths";
import { seo } from "~/page/seo";
import { breadcrumbList, toJsonLd } from "~/page/structured-data";
import { formatDay } from "~/lib/rome-date";
import { redirectTo } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";
import { flyerSearch, readFlyer } from "./flyer-params";
import { current, flyerView, hasOtherEnds, isExpired } from "./flyer-view";

type FlyerShop = AllergenShop &
  Pick<Shop, "tenant" | "absolute"> & {
    ebsn: { flyers: Ebsn["flyers"]; today: Ebsn["today"] };
  };

/**
 * Loads a flyer by slug or number, with a page of its products. An expired flyer is 410, an unknown
 * one 404, both with the current flyers.
 */
export async function loadFlyer(shop: FlyerShop, wanted: string, search: URLSearchParams) {
  const { t, locale, ebsn } = shop;
  const all = await ebsn.flyers.list();
  const today = ebsn.today().date;
  const flyer = all.find(({ slug, id }) => slug === wanted || String(id) === wanted);
  if (!flyer || isExpired(flyer, today)) {
    const others = current(all, today).map((other) => flyerView(other, today, t, locale));
    const notice = goneNotice(shop, flyer, today);
    const gone = { ...notice, others, seo: seo(shop, { title: notice.title, noindex: true }) };
    return data({ gone, seo: gone.seo }, { status: flyer ? 410 : 404 });
  }
  const path = paths.flyer(flyer.slug);
  const asked = readFlyer(search, flyer.pages.length);
  if (!asked) throw redirectTo(path);
  const { products, paging } = await ebsn.flyers.products({ flyerId: flyer.id, page: asked.page });
  const beyond = asked.page > Math.max(1, paging.pages);
  const page = {
    gone: undefined,
    flyer: flyerView(flyer, today, t, locale),
    ...(hasOtherEnds(flyer, products) && { otherEnds: t("flyers.otherEnds") }),
    cards: cardViews(products, shop),
    items: paging.items,
    page: asked.page,
    pages: paging.pages,
    jsonLd: toJsonLd([
      breadcrumbList(shop, [
        { name: t("flyers.title"), href: paths.flyers },
        { name: flyer.name, href: path },
      ]),
    ]),
    seo: seo(shop, {
      title: flyer.name,
      description: t("flyers.description", { name: shop.tenant.name }),
      path: withQuery(path, flyerSearch({ sheet: 1, page: asked.page })),
      image: flyer.pages[0]?.picture,
      noindex: beyond,
    }),
  };
  return data(page, { status: beyond ? 404 : 200 });
}

function goneNotice({ t, locale }: FlyerShop, flyer: Flyer | undefined, today: IsoDate) {
  if (!flyer) return { title: t("flyers.unknownTitle"), text: t("flyers.unknownText") };
  const until = formatDay(flyer.until ?? today, locale, "short");
  return { title: t("flyers.expiredTitle"), text: t("flyers.expiredText", { name: flyer.name, until }) };
}
