import { ProductShelf, type CardView } from "~/features/catalog/public";
import { OrderPictures } from "~/features/orders/public";
import type { ListedOrder } from "~/features/orders/public.server";
import * as paths from "~/page/paths";
import { useT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/button";
import { Section } from "~/ui/section";

/** For who has ordered before: the order to have again, and what they buy most. */
export function KnownShopper({ last, usual }: { last: ListedOrder; usual: CardView[] }) {
  const t = useT();
  return (
    <>
      <Section title={t("catalog.home.last")} more={{ to: paths.orders, text: t("catalog.home.allOrders") }}>
        <div className="card flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <p>
              {last.placed}
              {last.items ? ` · ${last.items}` : null} · <strong>{last.total}</strong>
            </p>
            <div className="mt-2">
              <OrderPictures order={last} />
            </div>
          </div>
          <div>
            <LinkButton
              kind="primary"
              icon="repeat"
              to={paths.orderAgain(last.id)}
              aria-label={t("orders.againNamed", { id: last.id })}
            >
              {t("orders.again")}
            </LinkButton>
            <LinkButton
              kind="quiet"
              to={paths.order(last.id)}
              aria-label={t("orders.seeNamed", { id: last.id })}
            >
              {t("orders.see")}
            </LinkButton>
          </div>
        </div>
      </Section>
      {usual.length > 0 ? (
        <Section title={t("catalog.home.usual")}>
          <ProductShelf cards={usual} name="usual" kind="row" />
        </Section>
      ) : null}
    </>
  );
}
