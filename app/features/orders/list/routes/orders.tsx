import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { placeLine } from "~/features/delivery/public.server";
import { isEbsnError } from "~/ebsn/errors";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { Pager } from "~/ui/navigation/pager";
import { Tabs } from "~/ui/navigation/tabs";
import { FilterForm } from "../filter-form";
import { loadOrders } from "../load-orders";
import { NoOrders } from "../no-orders";
import { OrderCard } from "../order-card";
import { readPageNumber } from "~/lib/page-number";
import { ownFilters, readFilters, readScope, wideFilters } from "../order-filters";
import { listedOrder } from "../../order/order-row";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, url, user }) => {
  const { t, locale, ebsn } = shop;
  const search = url.searchParams;
  const master = (await ebsn.cart.view()).user.master ?? false;
  const scope = readScope(search, master);
  const filters = readFilters(search, shop);
  const [found, addresses] = await Promise.all([
    filters.status === "success" ? loadOrders(shop, scope, readPageNumber(search), filters.value) : undefined,
    scope ? ebsn.places.addresses().catch(none) : [],
  ]);
  if (found?.orders.length === 0 && found.unreadable === 0 && readPageNumber(search) > 1)
    throw data(null, { status: 404 });
  const names = scope ? wideFilters : ownFilters;
  return data(
    {
      seo: seo(shop, { title: t("orders.title"), noindex: true }),
      scope,
      master,
      typed: Object.fromEntries(names.map((name) => [name, (search.get(name) ?? "").slice(0, 40)])),
      rejected: found ? undefined : filters.reply(),
      orders: found?.orders.map((order) => listedOrder(order, t, locale, user.id)),
      unreadable: found?.unreadable,
      paging: found?.paging,
      addresses: addresses.map((address) => ({
        id: address.id,
        label: address.label || placeLine(address),
      })),
    },
    { status: found ? 200 : 422 },
  );
});

/** Fallback if the addresses fail to load: the page omits the filter by address. */
function none(error: unknown): [] {
  if (!isEbsnError(error) || error.kind === "session") throw error;
  return [];
}

export default function OrdersPage() {
  const { orders, unreadable, paging, scope, master, typed, rejected, addresses } =
    useLoaderData<typeof loader>();
  const t = useT();
  const used = Object.fromEntries(Object.entries(typed).filter(([, value]) => value));
  const view = scope ? { view: scope } : undefined;
  const tabs = [
    { href: paths.orders, label: t("orders.scopes.mine"), current: !scope },
    {
      href: withQuery(paths.orders, { view: "addresses" }),
      label: t("orders.scopes.addresses"),
      current: scope === "addresses",
    },
    {
      href: withQuery(paths.orders, { view: "persons" }),
      label: t("orders.scopes.persons"),
      current: scope === "persons",
    },
  ];
  return (
    <div className="orders order-list with-side">
      <Breadcrumbs crumbs={[]} current={t("orders.title")} />
      <h1 className="title">{t("orders.title")}</h1>
      <Tabs label={t("orders.scopes.label")} tabs={master ? tabs : tabs.slice(0, 2)} />
      <div className="orders-tools card with-side-part">
        <FilterForm scope={scope} typed={typed} rejected={rejected} addresses={addresses} />
      </div>
      {paging && paging.items > 0 && Object.keys(used).length > 0 && (
        <p className="quiet">{t("orders.filters.found", { count: paging.items })}</p>
      )}
      {unreadable ? <Notice kind="warn">{t("orders.unreadable", { count: unreadable })}</Notice> : null}
      {orders?.length === 0 && !unreadable && <NoOrders filtered={Object.keys(used).length > 0} />}
      <ul className="places">
        {orders?.map((order) => (
          <OrderCard order={order} key={order.id} />
        ))}
      </ul>
      {paging && (
        <Pager
          page={paging.page}
          pages={paging.pages}
          hrefOf={(page) =>
            withQuery(paths.orders, { ...view, ...used, ...(page > 1 && { page: String(page) }) })
          }
        />
      )}
      <p>
        <Link className="link" to={paths.dueDates}>
          {t("orders.due.title")}
        </Link>
      </p>
    </div>
  );
}
