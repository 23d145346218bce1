import { useT } from "~/i18n/use-t";
import { PictureTile } from "~/ui/product/product-picture";
import type { ListedOrder } from "./order-row";

/**
 * Small pictures of an order's first products, and the number of further ones; one label names them
 * all for screen readers.
 */
export function OrderPictures({ order }: { order: Pick<ListedOrder, "pictures" | "names" | "more"> }) {
  const t = useT();
  if (order.pictures.length === 0) return null;
  return (
    <div
      className="no-print flex flex-wrap items-center gap-2"
      role="img"
      aria-label={t("orders.thumbs.names", { names: order.names })}
    >
      {order.pictures.map(({ id, image }) => (
        <PictureTile src={image} size={48} key={id} />
      ))}
      {order.more > 0 && <span className="text-quiet">{t("orders.thumbs.more", { count: order.more })}</span>}
    </div>
  );
}
