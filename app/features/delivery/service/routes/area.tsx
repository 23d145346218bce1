import { useLoaderData, type MetaFunction } from "@remix-run/react";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { Form, Link } from "~/ui/link";
import { TextField } from "~/ui/form/text-field";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { areaAnswer } from "../area-data";
import { AreaVerdict } from "../area-verdict";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(async ({ shop, url }) => {
  const { t, tenant } = shop;
  const answer = await areaAnswer(shop, url.searchParams);
  return {
    answer,
    seo: seo(shop, {
      title: t("delivery.area.title"),
      description: t("delivery.area.description", { name: tenant.name }),
      path: paths.deliveryArea,
      crumbs: [{ name: t("delivery.area.title"), href: paths.deliveryArea }],
      noindex: answer.kind !== "ask",
    }),
  };
});

export default function AreaPage() {
  const { answer } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <section className="panel panel-700 area">
      <Breadcrumbs crumbs={[]} current={t("delivery.area.title")} />
      <h1 className="title">{t("delivery.area.title")}</h1>
      <p className="panel-subtitle">{t("delivery.area.intro")}</p>
      <div className="panel-body">
        <Form method="get" role="search" aria-label={t("delivery.area.label")} className="search-row">
          <TextField
            label={t("delivery.area.label")}
            help={t("delivery.area.help")}
            name="q"
            defaultValue={answer.q}
            maxLength={120}
            autoComplete="address-line1"
            key={answer.q}
          />
          <Button kind="primary" icon="search">
            {t("delivery.area.go")}
          </Button>
        </Form>
        <AreaVerdict answer={answer} />
        <p>
          <Link className="link" to={paths.stores}>
            {t("delivery.area.allStores")}
          </Link>
        </p>
      </div>
    </section>
  );
}
