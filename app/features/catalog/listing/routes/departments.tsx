import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { sheetLinks } from "~/page/styles/sheets";
import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import { cachedPage } from "~/page/cached-page";
import { menuTree } from "~/page/menu";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { LinkButton } from "~/ui/button";
import { PageOrDialog, useInDialog } from "~/ui/dialog/page-or-dialog";
import { DepartmentTree } from "../department-tree";

export const links = sheetLinks("forms", "departments");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;

export const loader = shopLoader({ catalogue: true }, async ({ shop }) => ({
  departments: menuTree(await shop.ebsn.catalog.tree()),
  seo: seo(shop, {
    title: shop.t("catalog.departments.title"),
    description: shop.t("catalog.departments.description", { name: shop.tenant.name }),
    path: paths.departments,
    crumbs: [{ name: shop.t("catalog.departments.title"), href: paths.departments }],
  }),
}));

/** All departments: a page, and a dialog of the menus on any other page. */
export default function Departments() {
  const { departments } = useLoaderData<typeof loader>();
  const t = useT();
  const inDialog = useInDialog();
  const tree = <DepartmentTree departments={departments} />;
  if (!inDialog) {
    return (
      <>
        <Breadcrumbs crumbs={[]} current={t("catalog.departments.title")} />
        <h1 className="title">{t("catalog.departments.title")}</h1>
        {tree}
      </>
    );
  }
  return (
    <PageOrDialog title={t("frame.menu.departments")} width="menu" closeHref={paths.home}>
      <p className="flex flex-wrap gap-2">
        <LinkButton to={withQuery(paths.search, { promo: "1" })} icon="percent" small>
          {t("frame.menu.promos")}
        </LinkButton>
        <LinkButton to={paths.flyers} small>
          {t("flyers.title")}
        </LinkButton>
      </p>
      {tree}
    </PageOrDialog>
  );
}
