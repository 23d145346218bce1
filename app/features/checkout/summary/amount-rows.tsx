import { useT } from "~/i18n/use-t";
import { SummaryList } from "~/ui/summary-list";
import type { SumRow } from "~/features/cart/public.server";
import type { AuthorisationView } from "../payment-methods/authorisation";

type Props = {
  parts?: SumRow[];
  total: string;
  range?: string;
  saved?: string;
  authorisation?: AuthorisationView;
};

/**
 * Total with its breakdown and the authorised amount, right before the order button. Art. 51 Codice
 * del consumo requires the delivery costs.
 */
export function AmountRows({ parts = [], total, range, saved, authorisation }: Props) {
  const t = useT();
  return (
    <>
      <SummaryList
        rows={[
          ...parts.map(({ term, value, kind, note }) => ({ term, value, kind, note })),
          {
            term: t(range ? "checkout.payment.estimate" : "checkout.payment.amount"),
            value: total,
            kind: "total" as const,
            note: range && t("checkout.payment.range", { range }),
          },
          ...(authorisation ? [authorisation] : []),
        ]}
      />
      {saved && <p className="cart-line-promo">{t("cart.summary.saved", { amount: saved })}</p>}
    </>
  );
}
