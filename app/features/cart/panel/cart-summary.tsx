import { useT } from "~/i18n/use-t";
import { Notice } from "~/ui/notice";
import { SummaryList } from "~/ui/summary-list";
import type { CartView } from "./view";

/** Goods, bags, codes, delivery and total (§2.4); the total only ever comes from the server. */
export function CartSummary({ summary }: { summary: CartView["summary"] }) {
  const t = useT();
  return (
    <section className="cart-summary" aria-labelledby="cart-summary">
      <h2 className="card-title" id="cart-summary">
        {t("cart.summary.title")}
      </h2>
      <SummaryList
        rows={[
          { term: t("cart.summary.goods"), value: summary.goods },
          ...summary.packages.map(({ name, quantity, total }) => ({
            term: t("cart.summary.package", { name, quantity }),
            value: total,
          })),
          ...summary.giftCodes.map(({ code, amount }) => ({
            term: t("cart.summary.giftCode", { code }),
            value: amount,
            kind: "saving" as const,
          })),
          { term: summary.service, value: summary.fee },
          {
            term: t("cart.summary.total"),
            value: summary.total,
            kind: "total" as const,
            note: summary.range && (
              <>
                {t("cart.summary.range", { range: summary.range })} {t("cart.summary.rangeWhy")}
              </>
            ),
          },
        ]}
      />
      {summary.missing && (
        <Notice kind="info">
          <p>{t("cart.summary.missing", { missing: summary.missing, minimum: summary.minimum })}</p>
        </Notice>
      )}
    </section>
  );
}
