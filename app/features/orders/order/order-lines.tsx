import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import { PictureTile } from "~/ui/product/product-picture";
import type { OrderView } from "./order-view";

type Props = Pick<OrderView, "lines" | "unreadable">;

/** Lines of an order as ordered and as delivered. */
export function OrderLines({ lines, unreadable }: Props) {
  const t = useT();
  return (
    <ul className="lines">
      {lines.map((line) => {
        const notes = [
          line.options.join(", "),
          line.note,
          line.ifMissing,
          line.replaced,
          ...line.adjusted,
          line.differs,
        ].filter(Boolean);
        return (
          <li className={line.missing ? "line order-line-missing" : "line"} key={line.id}>
            <PictureTile src={line.image} size={64} />
            <div className="line-main">
              <Link className="line-name" to={paths.product(line.slug)}>
                {line.name}
              </Link>
              <p className="line-note">{line.quantity}</p>
              {notes.map((note) => (
                <p className="line-note" key={note}>
                  {note}
                </p>
              ))}
              {line.missing && <p className="order-line-why text-sm font-bold">{line.missing}</p>}
            </div>
            <p className="line-total">
              {line.approx && <span className="price-small">{t("orders.approx")} </span>}
              {line.total}
            </p>
          </li>
        );
      })}
      {unreadable.map(({ itemId, name, total }) => (
        <li className="line" key={itemId}>
          <p className="line-main line-name">{name}</p>
          <p className="line-total">{total}</p>
        </li>
      ))}
    </ul>
  );
}
