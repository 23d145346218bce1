import { ProductShelf, type CardView } from "~/features/catalog/public";
import { OrderPictures } from "~/features/orders/public";
import type { ListedOrder } from "~/features/orders/public.server";
import * as paths from "~/page/paths";
import { useT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/button";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import { WholeTimes } from "~/ui/whole-times";

type Props = {
  name?: string;
  next?: ListedOrder;
  last: ListedOrder;
  available?: { count: number; of: number };
  usual: CardView[];
};

/**
 * Top of the home page after a first order: the coming order, the order to repeat, and frequent
 * products.
 */
export function KnownShopperTop({ name, next, last, available, usual }: Props) {
  const t = useT();
  const goods = available ? t("catalog.home.available", available) : last.items;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="title max-sm:text-lg">
          {name ? t("catalog.home.hello", { name }) : t("frame.claim")}
        </h1>
        <LinkButton icon="list" to={paths.pasteList}>
          {t("lists.paste.title")}
        </LinkButton>
      </div>
      {next && next.id !== last.id ? (
        <Link className="card flex" to={paths.order(next.id)}>
          <ComingOrder order={next} />
        </Link>
      ) : null}
      <Section title={t("catalog.home.last")} more={{ to: paths.orders, text: t("catalog.home.allOrders") }}>
        <div className="card flex flex-wrap items-center justify-between gap-2">
          <div className="min-w-0">
            {next?.id === last.id ? (
              <Link to={paths.order(next.id)}>
                <ComingOrder order={next} />
              </Link>
            ) : null}
            <p>
              {last.placed}
              <br />
              {goods ? `${goods} · ` : null}
              <strong>{last.total}</strong>
            </p>
            <div className="mt-2">
              <OrderPictures order={last} />
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
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
        <Section title={t("catalog.home.usual")} more={{ to: paths.usual, text: t("catalog.home.allUsual") }}>
          <ProductShelf cards={usual} name="usual" kind="row" />
        </Section>
      ) : null}
    </>
  );
}

/** Slot and state of the coming order. */
function ComingOrder({ order: { when, tone, status } }: { order: ListedOrder }) {
  const t = useT();
  return (
    <span className="flex gap-2">
      <Icon name="truck" className="text-brand" />
      <span>
        {t("catalog.home.next")} <strong>{when && <WholeTimes text={when} />}</strong>{" "}
        <Badge kind={tone}>{status}</Badge>
      </span>
    </span>
  );
}
