import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { sheetLinks } from "~/page/styles/sheets";
import { cachedPage } from "~/page/cached-page";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { currentFlyers } from "../current-flyers";
import { FlyerList } from "../flyer-list";
import { NoFlyers } from "../no-flyers";

export const links = sheetLinks("flyers");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

export const loader = shopLoader({ catalogue: true }, async ({ shop }) => {
  const { t } = shop;
  return {
    flyers: await currentFlyers(shop),
    seo: seo(shop, {
      title: t("flyers.title"),
      description: t("flyers.description", { name: shop.tenant.name }),
      path: paths.flyers,
      crumbs: [{ name: t("flyers.title"), href: paths.flyers }],
    }),
  };
});

export default function Flyers() {
  const { flyers } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t("flyers.title")} />
      <h1 className="title">{t("flyers.title")}</h1>
      {flyers.length > 0 ? (
        <>
          <p className="mb-4 text-quiet">{t("flyers.intro")}</p>
          <FlyerList flyers={flyers} />
        </>
      ) : (
        <NoFlyers />
      )}
    </>
  );
}
