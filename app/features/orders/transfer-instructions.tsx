import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/card";
import type { OrderView } from "./view";

/** An IBAN as people read and check it, in fours. */
const inFours = (iban: string): string => iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");

/** How an order is paid by bank transfer, as it is copied into a bank's form. */
export function TransferInstructions({ transfer }: { transfer: NonNullable<OrderView["transfer"]> }) {
  const t = useT();
  const rows = [
    [t("orders.transfer.amount"), transfer.amount],
    [t("orders.transfer.holder"), transfer.holder],
    [t("orders.transfer.iban"), inFours(transfer.iban)],
    [t("orders.transfer.reason"), transfer.reason],
  ];
  return (
    <Card as="section" title={t("orders.transfer.title")}>
      <dl className="cart-where">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t("orders.transfer.help")}</p>
    </Card>
  );
}
