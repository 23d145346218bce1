import { useLoaderData, type MetaFunction, type ShouldRevalidateFunction } from "@remix-run/react";
import { remembered, rememberedLoader } from "~/enhance/page-memory";
import { menuTree, type MenuNode } from "~/page/menu";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Icon, iconOr } from "~/ui/icon";
import { cachedPage } from "~/page/cached-page";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers = cachedPage;
export const handle = remembered;
export const clientLoader = rememberedLoader;

/** The menus load this too; nothing a shopper does changes it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined || formMethod === "GET" ? defaultShouldRevalidate : false;

export const loader = shopLoader({ catalogue: true }, async ({ shop }) => ({
  departments: menuTree(await shop.ebsn.catalog.tree()),
  seo: seo(shop, {
    title: shop.t("catalog.departments.title"),
    description: shop.t("catalog.departments.description", { name: shop.tenant.name }),
    path: paths.departments,
  }),
}));

export default function Departments() {
  const { departments } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t("catalog.departments.title")} />
      <h1 className="title mt-2 mb-6">{t("catalog.departments.title")}</h1>
      <div className="gap-6 sm:columns-2 md:columns-3 lg:columns-4">
        {departments.map((root) => (
          <Department key={root.slug} root={root} />
        ))}
      </div>
    </>
  );
}

function Department({ root }: { root: MenuNode }) {
  return (
    <section className="mb-6 break-inside-avoid">
      <h2 className="heading">
        <Link to={paths.category(root.slug)} className="flex min-h-11 items-center gap-2 hover:underline">
          <Icon name={iconOr(root.icon, "basket")} className="text-brand" />
          {root.name}
        </Link>
      </h2>
      <ul>
        {(root.children ?? []).map((child) => (
          <li key={child.slug} className="mb-1">
            <Link to={paths.category(child.slug)} className="block py-1 font-bold hover:underline">
              {child.name}
            </Link>
            {child.children ? (
              <ul className="flex flex-wrap gap-x-3 text-sm text-quiet">
                {child.children.map((leaf) => (
                  <li key={leaf.slug}>
                    <Link to={paths.category(leaf.slug)} className="inline-block py-1 underline">
                      {leaf.name}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
