import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { ProductPicture } from "~/ui/product/product-picture";
import type { ListedOrder } from "../order/order-row";

/** An order of the list: when, how much, what was in it, and the way to have it again. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const t = useT();
  return (
    <li className="place order-card">
      <div className="place-text">
        <p className="place-name">
          {t("orders.number", { id: order.id })}{" "}
          <span className={`status status-${order.tone}`}>{order.status}</span>
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
      {order.pictures.length > 0 && (
        <div
          className="order-pictures no-print"
          role="img"
          aria-label={t("orders.thumbs.names", { names: order.names })}
        >
          {order.pictures.map(({ id, image }) => (
            <ProductPicture src={image} alt="" size={48} key={id} />
          ))}
          {order.more > 0 && <span className="quiet">{t("orders.thumbs.more", { count: order.more })}</span>}
        </div>
      )}
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
