import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { Pager } from "~/ui/pager";
import { orderRow } from "../view";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** §9 */
const pageSize = 12;

export const loader = shopLoader({ login: true }, async ({ shop, url }) => {
  const asked = url.searchParams.get("page") ?? "1";
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const { orders, paging } = await shop.ebsn.orders.list({ page, pageSize });
  if (orders.length === 0 && page > 1) throw data(null, { status: 404 });
  return {
    seo: seo(shop, { title: shop.t("orders.title"), noindex: true }),
    orders: orders.map((order) => orderRow(order, shop.t, shop.locale)),
    paging,
  };
});

export default function OrdersPage() {
  const { orders, paging } = useLoaderData<typeof loader>();
  const t = useT();
  if (orders.length === 0) {
    return (
      <EmptyState
        icon="receipt"
        level={1}
        title={t("orders.empty.title")}
        actions={
          <LinkButton kind="primary" to={paths.home}>
            {t("orders.empty.shop")}
          </LinkButton>
        }
      >
        <p>{t("orders.empty.text")}</p>
      </EmptyState>
    );
  }
  return (
    <div className="orders">
      <h1 className="title">{t("orders.title")}</h1>
      <ul className="places">
        {orders.map((order) => (
          <li className="place" key={order.id}>
            <div className="place-text">
              <p className="place-name">
                {t("orders.number", { id: order.id })}{" "}
                <span className={`status status-${order.tone}`}>{order.status}</span>
              </p>
              <p className="quiet">{order.placed}</p>
              {order.when && <p>{order.when}</p>}
              <p>
                {order.items && `${order.items} · `}
                <strong>{order.total}</strong>
              </p>
              {order.agent && <p className="quiet">{t("orders.agent")}</p>}
            </div>
            <Link
              className="btn btn-secondary"
              to={paths.order(order.id)}
              aria-label={t("orders.seeNamed", { id: order.id })}
            >
              {t("orders.see")}
            </Link>
          </li>
        ))}
      </ul>
      <Pager
        page={paging.page}
        pages={paging.pages}
        hrefOf={(page) => (page === 1 ? paths.orders : withQuery(paths.orders, { page: String(page) }))}
      />
    </div>
  );
}
