import { useT } from "~/i18n/use-t";
import { SummaryList } from "~/ui/summary-list";
import type { AuthorisationView } from "../payment-methods/authorisation";

type Props = { total: string; range?: string; authorisation?: AuthorisationView };

/** What is to be paid and what a provider holds, right before the button that orders. */
export function AmountRows({ total, range, authorisation }: Props) {
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
        ...(authorisation
          ? [{ term: authorisation.title, value: authorisation.amount, note: authorisation.why }]
          : []),
      ]}
    />
  );
}
