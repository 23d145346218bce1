import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { ShareButton } from "~/page/share-button";
import type { OrderView } from "./order-view";

/** The order's documents, its slot for a calendar, and its receipt as text. */
export function OrderPapers({ order, hasEvent }: { order: OrderView; hasEvent: boolean }) {
  const t = useT();
  return (
    <Card as="section" title={t("orders.papers.title")}>
      <div className="flex flex-wrap gap-x-4">
        {order.invoices.map(({ id, name }) => (
          <LinkButton kind="quiet" icon="download" to={paths.orderInvoice(order.id, id)} key={id}>
            {t("orders.invoices.open", { name })}
          </LinkButton>
        ))}
        {hasEvent && (
          <LinkButton kind="quiet" icon="calendar" to={paths.orderCalendar(order.id)}>
            {t("orders.papers.calendar")}
          </LinkButton>
        )}
        <LinkButton kind="quiet" icon="receipt" to={paths.orderReceipt(order.id)}>
          {t("orders.papers.receipt")}
        </LinkButton>
        <ShareButton what={order.shared} label={t("ui.share")} />
      </div>
      <p className="quiet">{t("orders.papers.print")}</p>
    </Card>
  );
}
