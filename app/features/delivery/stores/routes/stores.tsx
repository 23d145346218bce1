import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { cachedPage } from "~/page/cached-page";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { Badge } from "~/ui/badge";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { HoursList } from "../hours-list";
import { StoreMap } from "../map/store-map";
import { publicStores } from "~/ebsn/delivery/public-stores";
import { mapOf, publicView } from "../stores-data";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

export const loader = shopLoader(async ({ shop }) => {
  const stores = await publicStores(shop);
  const { t, tenant } = shop;
  return {
    stores: stores.map((store) => publicView(shop, store)),
    map: mapOf(stores),
    seo: seo(shop, {
      title: t("delivery.stores.title"),
      description: t("delivery.stores.description", { name: tenant.name }),
      path: paths.stores,
      crumbs: [{ name: t("delivery.stores.title"), href: paths.stores }],
    }),
  };
});

export default function StoresPage() {
  const { stores, map } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <div className="stores">
      <Breadcrumbs crumbs={[]} current={t("delivery.stores.title")} />
      <h1 className="title">{t("delivery.stores.title")}</h1>
      <div className="stores-columns">
        <ol className="places places-numbered" aria-label={t("delivery.stores.title")}>
          {stores.map((store) => (
            <li className="place" key={store.slug}>
              <div className="place-text">
                <h2 className="place-name">
                  <Link to={paths.store(store.slug)}>{store.name}</Link>{" "}
                  <Badge>{t(`delivery.address.${store.kind}`)}</Badge>
                </h2>
                <p className="quiet">{`${store.line} (${store.province})`}</p>
                <HoursList hours={store.hours} />
              </div>
            </li>
          ))}
        </ol>
        <div>
          {map && <StoreMap map={map} label={t("delivery.map.label")} />}
          <p className="stores-ask">{t("delivery.stores.ask")}</p>
          <LinkButton icon="truck" to={paths.deliveryArea}>
            {t("delivery.area.title")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
