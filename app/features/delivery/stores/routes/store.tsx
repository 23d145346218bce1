import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { withBack } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import { cachedPage } from "~/page/cached-page";
import { JsonLd } from "~/page/json-ld";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { Badge } from "~/ui/badge";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Form } from "~/ui/link";
import { HoursList } from "../hours-list";
import { StoreMap } from "../map/store-map";
import { storeJsonLd } from "../store-json-ld";
import { publicStores } from "~/ebsn/delivery/public-stores";
import { mapOf, publicView } from "../stores-data";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

export const loader = shopLoader(async ({ shop, params }) => {
  const store = (await publicStores(shop)).find(({ slug }) => slug === params.slug);
  if (!store) throw data(null, { status: 404 });
  const view = publicView(shop, store);
  return {
    store: view,
    map: mapOf([store]),
    json: storeJsonLd(shop, store),
    seo: seo(shop, {
      title: store.name,
      description: shop.t("delivery.stores.oneDescription", { name: store.name, line: view.line }),
      path: paths.store(store.slug),
    }),
  };
});

export default function StorePage() {
  const { store, map, json } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <div className="stores">
      <Breadcrumbs crumbs={[{ name: t("delivery.stores.title"), href: paths.stores }]} current={store.name} />
      <div>
        <h1 className="title">{store.name}</h1>
        <p>
          {`${store.line} (${store.province})`} <Badge>{t(`delivery.address.${store.kind}`)}</Badge>
        </p>
      </div>
      <div className="stores-columns">
        <Card as="section" title={t("delivery.hours.title")}>
          <HoursList hours={store.hours} />
          {store.phone && (
            <p>
              <a className="store-phone" href={`tel:${store.phone.replaceAll(" ", "")}`}>
                <Icon name="phone" />
                {store.phone}
              </a>
            </p>
          )}
        </Card>
        {map && <StoreMap map={map} label={t("delivery.map.one", { name: store.name })} />}
      </div>
      {store.collectAt !== undefined && (
        <Form
          method="post"
          action={withBack(paths.deliveryAddress, paths.departments)}
          className="store-collect"
        >
          <Button kind="primary" icon="store" name={pressed("storeId", store.collectAt)}>
            {t("delivery.stores.collect")}
          </Button>
          <p className="quiet">{t(`delivery.stores.help.${store.kind}`)}</p>
        </Form>
      )}
      <JsonLd json={json} />
    </div>
  );
}
