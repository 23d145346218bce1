import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/message/notice";
import { SummaryList } from "~/ui/summary-list";
import type { ChangeView } from "./change-view";

/**
 * Changes of the cart at another destination: products gone, dearer or cheaper, slot, fee and
 * minimum order.
 */
export function ChangePanel({ change }: { change: ChangeView }) {
  const t = useT();
  const { gone, dearer, cheaper, slotLost, fee, minimum, total } = change;
  const sums = [
    ...(fee ? [{ term: t("delivery.change.fee"), value: t("delivery.change.fromTo", fee) }] : []),
    ...(minimum ? [{ term: t("delivery.change.minimum"), value: t("delivery.change.fromTo", minimum) }] : []),
    ...(total.from !== total.to
      ? [
          {
            term: t("delivery.change.total"),
            value: t("delivery.change.fromTo", total),
            kind: "total" as const,
          },
        ]
      : []),
  ];
  return (
    <>
      {slotLost && <Notice kind="warn">{t("delivery.change.slotLost")}</Notice>}
      {gone.length > 0 && (
        <Card as="section" title={t("delivery.change.gone", { count: gone.length })}>
          <p className="quiet">{t("delivery.change.goneHelp")}</p>
          <ul className="change-list" aria-label={t("delivery.change.gone", { count: gone.length })}>
            {gone.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Card>
      )}
      <Prices title={t("delivery.change.dearer", { count: dearer.length })} rows={dearer} />
      <Prices title={t("delivery.change.cheaper", { count: cheaper.length })} rows={cheaper} />
      {sums.length > 0 && <SummaryList rows={sums} />}
    </>
  );
}

function Prices({ title, rows }: { title: string; rows: ChangeView["dearer"] }) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <Card as="section" title={title}>
      <ul className="change-list" aria-label={title}>
        {rows.map(({ name, from, to }) => (
          <li key={name}>
            <span>{name}</span>
            <strong>{t("delivery.change.fromTo", { from, to })}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
