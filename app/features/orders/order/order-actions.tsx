import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import { useFrame } from "~/page/frame-data";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import type { OrderView } from "./order-view";

/** Actions of an order; the change comes first while it is possible. */
export function OrderActions({ order, parking }: { order: OrderView; parking: boolean }) {
  const t = useT();
  // while this order is being changed, the banner above links to the cart and to undo
  const changing = useFrame()?.cart?.changing?.id === order.id;
  const modifies = order.canModify && !changing;
  return (
    <>
      <div className="panel-actions no-print">
        {modifies && (
          <LinkButton kind="primary" icon="pencil" to={paths.changeOrder(order.id)}>
            {t("orders.change.link")}
          </LinkButton>
        )}
        {order.lines.length > 0 && (
          <LinkButton kind={modifies ? "quiet" : "secondary"} icon="repeat" to={paths.orderAgain(order.id)}>
            {t("orders.reorder")}
          </LinkButton>
        )}
        {parking && (
          <LinkButton icon="map-pin" to={paths.orderParking(order.id)}>
            {t("orders.parking.link")}
          </LinkButton>
        )}
      </div>
      {order.whyUnchangeable && <p className="quiet no-print">{order.whyUnchangeable}</p>}
    </>
  );
}

/** End of the page: the deadline for changes, and links to withdraw or cancel. */
export function OrderEnd({ order }: { order: OrderView }) {
  const t = useT();
  return (
    <>
      {order.changeBefore && <p className="quiet no-print">{order.changeBefore}</p>}
      {order.canWithdraw && (
        <p className="no-print">
          <Link to={withQuery(paths.withdrawal, { ordine: String(order.id) })} className="link">
            {t("content.withdraw.link")}
          </Link>
        </p>
      )}
      {order.canCancel && (
        <div className="no-print">
          <LinkButton kind="quiet" icon="trash" to={paths.cancelOrder(order.id)}>
            {t("orders.cancel")}
          </LinkButton>
        </div>
      )}
    </>
  );
}
