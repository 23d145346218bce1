import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { Badge } from "~/ui/badge";
import { OrderPictures } from "../order/order-pictures";
import type { ListedOrder } from "../order/order-row";

/** An order of the list: when, how much, what was in it, and the way to have it again. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const t = useT();
  return (
    <li className="place">
      <div className="place-text">
        <p className="place-name">
          {t("orders.number", { id: order.id })} <Badge kind={order.tone}>{order.status}</Badge>
        </p>
        <p className="quiet">{order.placed}</p>
        {order.person && <p className="quiet">{order.person}</p>}
        {order.when && <p>{order.when}</p>}
        <p>
          {order.items && `${order.items} · `}
          <strong>{order.total}</strong>
        </p>
        {order.agent && <p className="quiet">{t("orders.agent")}</p>}
      </div>
      <OrderPictures order={order} />
      <div className="order-card-actions">
        {order.own && (
          <LinkButton
            icon="repeat"
            to={paths.orderAgain(order.id)}
            aria-label={t("orders.againNamed", { id: order.id })}
          >
            {t("orders.again")}
          </LinkButton>
        )}
        <Link
          className="btn btn-quiet"
          to={paths.order(order.id)}
          aria-label={t("orders.seeNamed", { id: order.id })}
        >
          {t("orders.see")}
        </Link>
      </div>
    </li>
  );
}
