import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import device from "~/enhance/device/device.ts?address";
import { orElse } from "~/ebsn/or-else";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { sheetLinks } from "~/page/styles/sheets";
import { shopLoader } from "~/platform/http/route";
import { Checkbox } from "~/ui/form/checkbox";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { findList } from "../../list/find-list";
import { EmptyList } from "../../list/list-page";
import { storeListView } from "../store-list-view";

export const links = sheetLinks("profile");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/**
 * List for use in the store. If the departments fail to load, the list is still whole, in its own
 * order.
 */
export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const [list, departments] = await Promise.all([
    findList(shop, params.listId),
    orElse(shop.ebsn.catalog.roots(), []),
  ]);
  const view = storeListView(list, departments, shop);
  return {
    seo: seo(shop, { title: `${shop.t("lists.store.title")}: ${view.name}`, noindex: true }),
    list: view,
  };
});

export default function StoreListPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <div className="store-list">
      <Breadcrumbs
        crumbs={[
          { name: t("lists.title"), href: paths.lists },
          { name: list.name, href: list.path },
        ]}
        current={t("lists.store.title")}
      />
      <div>
        <h1 className="title">{list.name}</h1>
        <p className="quiet">
          {list.size}. <span className="no-print">{t("lists.store.intro")}</span>{" "}
          <span className="no-print" hidden {...marks.put(marks.awake, device)}>
            {t("lists.store.awake")}
          </span>
        </p>
      </div>
      {list.shelves.length === 0 ? (
        <EmptyList favourites={false} />
      ) : (
        <div className="store-shelves">
          {list.shelves.map(({ name, lines }) => (
            <section key={name}>
              <h2>{name}</h2>
              <ul>
                {lines.map((line) => (
                  <li key={line.itemId}>
                    <Checkbox
                      id={`item-${line.itemId}`}
                      label={
                        <>
                          <strong>{line.quantity}</strong> {line.name}
                        </>
                      }
                      help={line.help}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
