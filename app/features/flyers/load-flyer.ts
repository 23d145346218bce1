import { data } from "@remix-run/cloudflare";
import type { Ebsn } from "~/ebsn/client";
import { cardView } from "~/features/catalog/public";
import { withQuery } from "~/lib/path";
import type { Leaflet } from "~/model/catalogue";
import type { IsoDate } from "~/model/time";
import * as paths from "~/page/paths";
import { seo } from "~/page/seo";
import { formatDay } from "~/lib/rome-date";
import { redirectTo } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";
import { flyerSearch, readFlyer } from "./flyer-params";
import { current, flyerView, isExpired } from "./flyer-view";

type FlyerShop = Pick<Shop, "t" | "locale" | "tenant" | "absolute"> & {
  ebsn: { leaflets: Ebsn["leaflets"]; today: Ebsn["today"] };
};

/** A flyer by its slug or its number, with a page of its products. Expired: 410; unknown: 404; both with those there are. */
export async function loadFlyer(shop: FlyerShop, wanted: string, search: URLSearchParams) {
  const { t, locale, ebsn } = shop;
  const all = await ebsn.leaflets.list();
  const today = ebsn.today().date;
  const leaflet = all.find(({ slug, id }) => slug === wanted || String(id) === wanted);
  if (!leaflet || isExpired(leaflet, today)) {
    const others = current(all, today).map((other) => flyerView(other, today, t, locale));
    const notice = goneNotice(shop, leaflet, today);
    const gone = { ...notice, others, seo: seo(shop, { title: notice.title, noindex: true }) };
    return data({ gone, seo: gone.seo }, { status: leaflet ? 410 : 404 });
  }
  const path = paths.flyer(leaflet.slug);
  const asked = readFlyer(search, leaflet.pages.length);
  if (!asked) throw redirectTo(path);
  const { products, paging } = await ebsn.leaflets.products({ leafletId: leaflet.id, page: asked.page });
  const beyond = asked.page > Math.max(1, paging.pages);
  const page = {
    gone: undefined,
    flyer: flyerView(leaflet, today, t, locale),
    cards: products.map((product) => cardView(product, t, locale)),
    items: paging.items,
    page: asked.page,
    pages: paging.pages,
    seo: seo(shop, {
      title: leaflet.name,
      description: t("flyers.description", { name: shop.tenant.name }),
      path: withQuery(path, flyerSearch({ sheet: 1, page: asked.page })),
      image: leaflet.pages[0],
      noindex: beyond,
    }),
  };
  return data(page, { status: beyond ? 404 : 200 });
}

function goneNotice({ t, locale }: FlyerShop, leaflet: Leaflet | undefined, today: IsoDate) {
  if (!leaflet) return { title: t("flyers.unknownTitle"), text: t("flyers.unknownText") };
  const until = formatDay(leaflet.until ?? today, locale, "short");
  return { title: t("flyers.expiredTitle"), text: t("flyers.expiredText", { name: leaflet.name, until }) };
}
