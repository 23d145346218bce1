import { useT } from "~/i18n/use-t";
import { Notice } from "~/ui/message/notice";
import { SummaryList, type SummaryRow } from "~/ui/summary-list";
import { GiftCodeTerm } from "../gifts/gift-code-term";
import type { SummaryView } from "./summary-view";

type Props = {
  summary: SummaryView;
  /** shown in the cart, where gift codes can be removed */
  inCart?: boolean;
  /** amount held by a payment provider, below the total */
  held?: SummaryRow;
};

/** Goods, bags, codes, delivery and total (§2.4); the total always comes from the server. */
export function CartSummary({ summary, inCart = false, held }: Props) {
  const t = useT();
  const rows: SummaryRow[] = [
    ...summary.rows.map(({ term, gift, ...row }) => ({
      term: gift ? <GiftCodeTerm gift={gift} removable={inCart} /> : term,
      ...row,
    })),
    {
      term: t(summary.range ? "cart.summary.estimate" : "cart.summary.total"),
      value: summary.total,
      kind: "total",
      note: summary.range && (
        <>
          {t("cart.summary.range", { range: summary.range })} {t("cart.summary.rangeWhy")}
        </>
      ),
    },
    ...(held ? [held] : []),
  ];
  return (
    <section className="cart-summary" aria-labelledby="cart-summary">
      <h2 className="card-title" id="cart-summary">
        {t("cart.summary.title")}
      </h2>
      <SummaryList rows={rows} />
      {summary.saved && (
        <p className="cart-line-promo">{t("cart.summary.saved", { amount: summary.saved })}</p>
      )}
      {summary.giftsToCome.length > 0 && (
        <Notice kind="info">
          <p>{t("cart.gift.toCome")}</p>
          <ul>
            {summary.giftsToCome.map(({ description, amount }) => (
              <li key={description}>
                {description} ({amount})
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}
