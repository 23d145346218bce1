import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/message/notice";
import type { OrderView } from "./order-view";

/** Notices at the top of the order: a failed invoice, a newer version, a payment to make. */
export function OrderNotices({ order, invoiceFailed }: { order: OrderView; invoiceFailed: boolean }) {
  const t = useT();
  const { replacedBy } = order;
  return (
    <>
      {invoiceFailed && (
        <Notice kind="error">
          <p>{t("orders.invoices.failed")}</p>
        </Notice>
      )}
      {replacedBy !== undefined && (
        <Notice
          kind="info"
          actions={
            <LinkButton to={paths.order(replacedBy)}>
              {t("orders.replacedBySee", { id: replacedBy })}
            </LinkButton>
          }
        >
          <p>{t("orders.replacedBy", { id: replacedBy })}</p>
        </Notice>
      )}
      {order.payBefore && (
        <Notice
          kind="warn"
          actions={
            <LinkButton kind="primary" to={paths.paymentError(order.id)}>
              {t("orders.pay")}
            </LinkButton>
          }
        >
          <p>{order.payBefore}</p>
        </Notice>
      )}
    </>
  );
}
