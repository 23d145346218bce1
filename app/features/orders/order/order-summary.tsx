import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/card";
import { SummaryList } from "~/ui/summary-list";
import { OrderFacts } from "./order-facts";
import { OrderLines } from "./order-lines";
import type { OrderView } from "./order-view";

/**
 * Place, time, lines and totals of an order. Its heading is the order's number, or `title` if the
 * page already shows the number.
 */
export function OrderSummary({ order, title }: { order: OrderView; title?: string }) {
  const t = useT();
  const { authorised, estimated } = order;
  return (
    <>
      <Card as="section" title={title ?? t("orders.number", { id: order.id })}>
        <OrderFacts order={order} />
      </Card>
      <Card as="section" title={order.items ?? t("orders.goods")}>
        {order.wishForAll && (
          <p className="quiet">
            {t("cart.preferences.forAll")}: {order.wishForAll}
          </p>
        )}
        <OrderLines lines={order.lines} unreadable={order.unreadable} />
        <SummaryList
          rows={[
            ...order.sums,
            {
              term: t(order.range ? "orders.estimate" : "orders.total"),
              value: order.total,
              kind: "total" as const,
              note: order.range && t("orders.range", { range: order.range }),
            },
            ...(estimated
              ? [
                  { term: t("orders.difference.estimated"), value: estimated.total },
                  { term: t("orders.difference.title"), value: estimated.difference },
                ]
              : []),
            ...(authorised
              ? [{ term: t("orders.held"), value: authorised, note: t("orders.heldNote") }]
              : []),
          ]}
        />
      </Card>
    </>
  );
}
