import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { Badge } from "~/ui/badge";
import { WholeTimes } from "~/ui/whole-times";
import { OrderPictures } from "../order/order-pictures";
import type { ListedOrder } from "../order/order-row";

/**
 * Order in the list: slot, state, total, pictures of its products, and the next step (pay or
 * reorder).
 */
export function OrderCard({ order }: { order: ListedOrder }) {
  const t = useT();
  const { id, when, toPay } = order;
  return (
    <li className="place order-card">
      <div>
        <h2 className="place-name">
          {when ? (
            <WholeTimes text={when.charAt(0).toUpperCase() + when.slice(1)} />
          ) : (
            t("orders.number", { id })
          )}
        </h2>
        <p>
          <Badge kind={order.tone}>{order.status}</Badge>
        </p>
        <p className="quiet">{order.number}</p>
        {order.person && <p className="quiet">{order.person}</p>}
        <p>
          {order.items && `${order.items} · `}
          <strong>{order.total}</strong>
        </p>
        {order.agent && <p className="quiet">{t("orders.agent")}</p>}
      </div>
      {/* a single picture would fill a row on a phone for little information */}
      <div className={order.pictures.length > 1 ? undefined : "max-sm:sr-only"}>
        <OrderPictures order={order} />
      </div>
      <div className="flex flex-wrap gap-2">
        {toPay && (
          <LinkButton
            kind="primary"
            to={paths.paymentError(id)}
            aria-label={t("orders.payNamed", { amount: toPay, id })}
          >
            {t("orders.payNow", { amount: toPay })}
          </LinkButton>
        )}
        {order.own && !toPay && (
          <LinkButton icon="repeat" to={paths.orderAgain(id)} aria-label={t("orders.againNamed", { id })}>
            {t("orders.again")}
          </LinkButton>
        )}
        <Link className="btn btn-quiet" to={paths.order(id)} aria-label={t("orders.seeNamed", { id })}>
          {t("orders.see")}
        </Link>
      </div>
    </li>
  );
}
