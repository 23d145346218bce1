import { useT } from "~/i18n/use-t";
import { SummaryList } from "~/ui/summary-list";
import type { HeldView } from "./ways/held";

type Props = { total: string; range?: string; held?: HeldView };

/** What is to be paid and what a provider holds, right before the button that orders. */
export function AmountRows({ total, range, held }: Props) {
  const t = useT();
  return (
    <SummaryList
      rows={[
        {
          term: t(range ? "checkout.payment.estimate" : "checkout.payment.amount"),
          value: total,
          kind: "total" as const,
          note: range && t("checkout.payment.range", { range }),
        },
        ...(held ? [{ term: held.title, value: held.amount, note: held.why }] : []),
      ]}
    />
  );
}
