import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import type { OrderView } from "./order-view";

/** Place, time and payment of an order. */
export function OrderFacts({ order }: { order: OrderView }) {
  const t = useT();
  const { transfer } = order;
  const facts = [
    { term: order.service, text: order.where, isPersonal: order.isAtHome },
    { term: t("orders.when"), text: order.when },
    { term: t("orders.payment"), text: order.payment },
    { term: t("orders.invoiceFor"), text: order.invoiceFor, isPersonal: true },
    { term: t("orders.note"), text: order.note, isPersonal: true },
  ].filter(({ term, text }) => term && text);
  return (
    <>
      <dl className="cart-where">
        {facts.map(({ term, text, isPersonal }) => (
          <div key={term} {...marks.put(marks.personal, isPersonal ? "" : undefined)}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {order.parts.length > 0 && (
          <div>
            <dt>{t("orders.parts")}</dt>
            {order.parts.map((part) => (
              <dd key={part}>{part}</dd>
            ))}
          </div>
        )}
      </dl>
      {order.paidLater && (
        <p className="no-print">
          <Link className="link" to={paths.dueDates}>
            {t("orders.due.title")}
          </Link>
        </p>
      )}
      {transfer && order.canPay && (
        <>
          <h3 className="heading order-transfer">{t("orders.transfer.title")}</h3>
          <dl className="cart-where">
            {(["holder", "iban", "reason", "amount"] as const).map((part) => (
              <div key={part}>
                <dt>{t(`orders.transfer.${part}`)}</dt>
                <dd>{transfer[part]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
