import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as marks from "~/lib/marks";
import { hasArrived } from "~/model/order-status";
import { metaTags, seo } from "~/page/seo";
import * as paths from "~/page/paths";
import { useT } from "~/i18n/use-t";
import { shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { Badge } from "~/ui/badge";
import { isOwnOrder, findReadableOrder } from "../../find-order";
import { findNote, noteView } from "../find-note";
import { OrderNoteCard } from "../order-note-card";
import { parkingOf } from "../parking";
import { OrderProgress } from "../progress";
import { hasEvent } from "../calendar-event";
import { invoiceFailed } from "../invoice-failed";
import { loadInvoiceFor } from "../load-invoice-for";
import { letterheadOf } from "../letterhead";
import { OrderActions, OrderEnd } from "../order-actions";
import { OrderNotices } from "../order-notices";
import { OrderPapers } from "../order-papers";
import { OrderSummary } from "../order-summary";
import { PrintHead } from "../print-head";
import { orderView } from "../order-view";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params, url }) => {
  const [order, note] = await Promise.all([
    findReadableOrder(shop, params.orderId),
    findNote(shop, params.orderId),
  ]);
  const own = isOwnOrder(shop, order);
  return {
    seo: seo(shop, { title: `${shop.t("orders.detail")} ${order.id}`, noindex: true }),
    // the due dates page lists only the shopper's own
    order: {
      ...orderView(order, shop.t, shop.locale, await loadInvoiceFor(shop, order)),
      ...(!own && { paidLater: false }),
    },
    own,
    by: !own && order.person ? shop.t("orders.by", { name: order.person.name }) : undefined,
    note: note && noteView(note, shop.t),
    arrived: hasArrived(order.status),
    company: letterheadOf(shop.tenant),
    hasEvent: hasEvent(order, shop.ebsn.today()),
    parking: own && parkingOf(order) === "open",
    invoiceFailed: url.searchParams.has(invoiceFailed),
  };
});

export default function OrderPage() {
  const { order, own, by, note, arrived, company, hasEvent, parking, invoiceFailed } =
    useLoaderData<typeof loader>();
  const t = useT();
  return (
    <div className="orders">
      <PrintHead company={company} />
      <Breadcrumbs crumbs={[{ name: t("orders.title"), href: paths.orders }]} current={t("orders.detail")} />
      <h1 className="title">{t("orders.number", { id: order.id })}</h1>
      {/* the steps below show the state and the order time */}
      {order.progress.length === 0 && (
        <p>
          <Badge kind={order.tone}>{order.status}</Badge> <span className="quiet">{order.placed}</span>
        </p>
      )}
      {by && (
        <p className="quiet" {...marks.put(marks.personal, "")}>
          {by}
        </p>
      )}
      {order.agent && <p className="quiet">{t("orders.agent")}</p>}
      <OrderProgress steps={order.progress} />
      <OrderNotices order={order} invoiceFailed={invoiceFailed} />
      {own && <OrderActions order={order} parking={parking} />}
      <div className="order-columns">
        <OrderSummary order={order} title={t("orders.facts")} />
        {own && (
          <div className="order-side no-print">
            {/* a note needs an order whose goods have come */}
            {(note || arrived) && <OrderNoteCard orderId={order.id} note={note} arrived={arrived} />}
            <OrderPapers order={order} hasEvent={hasEvent} />
          </div>
        )}
      </div>
      <OrderEnd order={order} />
    </div>
  );
}
