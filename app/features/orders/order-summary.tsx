import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Card } from "~/ui/card";
import { Link } from "~/ui/link";
import { ProductPicture } from "~/ui/product-picture";
import { SummaryList } from "~/ui/summary-list";
import { TransferInstructions } from "./transfer-instructions";
import type { OrderView } from "./view";

/** Where, when, what and how much of an order. */
export function OrderSummary({ order }: { order: OrderView }) {
  const t = useT();
  return (
    <>
      {order.transfer && <TransferInstructions transfer={order.transfer} />}
      <Card as="section" title={t("orders.number", { id: order.id })}>
        <dl className="cart-where">
          {order.where && (
            <div>
              <dt>{order.service}</dt>
              <dd>{order.where}</dd>
            </div>
          )}
          {order.when && (
            <div>
              <dt>{t("orders.when")}</dt>
              <dd>{order.when}</dd>
            </div>
          )}
          <div>
            <dt>{t("orders.payment")}</dt>
            <dd>{order.payment}</dd>
          </div>
          {order.note && (
            <div>
              <dt>{t("orders.note")}</dt>
              <dd>{order.note}</dd>
            </div>
          )}
        </dl>
      </Card>
      <Card as="section" title={order.items ?? t("orders.goods")}>
        <ul className="lines">
          {order.lines.map((line) => (
            <li className="line" key={line.id}>
              <ProductPicture src={line.image} alt="" size={64} />
              <div className="line-main">
                <Link className="line-name" to={paths.product(line.slug)}>
                  {line.name}
                </Link>
                <p className="line-note">{line.quantity}</p>
              </div>
              <p className="line-total">
                {line.approx && <span className="price-small">{t("orders.approx")} </span>}
                {line.total}
              </p>
            </li>
          ))}
        </ul>
        <SummaryList
          rows={[
            { term: t("orders.goods"), value: order.goods },
            ...order.packages.map(({ name, quantity, total }) => ({
              term: t("orders.packages", { name, quantity }),
              value: total,
            })),
            { term: order.fee.service, value: order.fee.amount },
            {
              term: t("orders.total"),
              value: order.total,
              kind: "total" as const,
              note: order.range && t("orders.range", { range: order.range }),
            },
            ...(order.held ? [{ term: t("orders.held"), value: order.held, note: t("orders.heldWhy") }] : []),
          ]}
        />
      </Card>
    </>
  );
}
