import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";

/** Empty list of orders: before the first order, or if the filters match no order. */
export function NoOrders({ filtered }: { filtered: boolean }) {
  const t = useT();
  return (
    <EmptyState
      icon="receipt"
      title={t(filtered ? "orders.filters.none" : "orders.empty.title")}
      actions={
        filtered ? (
          <LinkButton to={paths.orders}>{t("orders.filters.reset")}</LinkButton>
        ) : (
          <LinkButton kind="primary" to={paths.home}>
            {t("orders.empty.shop")}
          </LinkButton>
        )
      }
    >
      <p>{t(filtered ? "orders.filters.noneText" : "orders.empty.text")}</p>
    </EmptyState>
  );
}
